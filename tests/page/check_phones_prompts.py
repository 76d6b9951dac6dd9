#!/usr/bin/env python3
"""Every question of a golden game of each edition on the phones' page: check_phones_prompts.py BIN_DIR [OUTDIR]

The test program writes what phones are asked in the course of these games, in five languages (test_prompts.cpp); the page shows all of it, one after the other, on small phones. Of
each question the button that records it has to be in sight, with the ways on and back and with what is asked; what was chosen is marked; no button moves when it comes up, and no word on one
is broken. Leaves a screenshot of the tallest question of each kind in OUTDIR, if there is one."""
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from assemble import assemble_phones
from browser import Browser
from check_page import Checks
from phone_frames import LANGUAGES
from phone_server import PhoneServer

# With words of this size, in pixels; 21 are 130 % of the usual ones.
SIZES = ((360, 640, 16), (360, 640, 21), (390, 664, 16), (640, 360, 16), (820, 1180, 16), (360, 780, 16), (390, 844, 16), (844, 390, 16), (390, 844, 21))
# Of these, in which there is more room for a word, some of the questions in some languages; in the last four all five of them.
SOME = {(640, 360): (6, ("pl", "ru")), (820, 1180): (6, ("es", "pl")), (360, 780): (12, LANGUAGES), (390, 844): (12, LANGUAGES), (844, 390): (12, LANGUAGES)}

# Frames come from here, and are drawn at once: nothing is waited for but the layout.
FEED = """(() => {
    const Own = WebSocket;
    globalThis.WebSocket = class extends Own {
        constructor(...given) {
            super(...given);
            globalThis.socket = this;
            this.addEventListener('message', () => { globalThis.heard = true; });
        }
    };
    globalThis.WebSocket.OPEN = Own.OPEN;
    globalThis.WebSocket.CONNECTING = Own.CONNECTING;
    const soon = (act) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => act(performance.now());
        channel.port2.postMessage(0);
        return 1;
    };
    globalThis.requestAnimationFrame = soon;
    globalThis.drawn = () => new Promise((done) => soon(() => soon(done)));
    globalThis.hear = (...frames) => frames.forEach((frame) => socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) })));
})()"""

WALK = """async (edition, each, only, from = 0) => {
    const { game, tables, prompts } = scenes[edition], odd = [], box = (one) => one.getBoundingClientRect(), all = (what) => [...document.querySelectorAll(what)];
    const shown = (what) => all(what).filter((one) => one.getClientRects().length > 0);
    document.body.style.opacity = only === undefined ? 0 : ''; // painting takes most of the time
    // A finger would find it there, in its middle and near its corners.
    const inSight = (one) => {
        const { left, right, top, bottom } = box(one), x = (left + right) / 2, y = (top + bottom) / 2;
        return bottom - top >= 43.5 && right - left >= 43.5 && [[x, y], [left + 9, top + 6], [right - 9, top + 6], [left + 9, bottom - 6], [right - 9, bottom - 6]].every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    };
    const seen = (one) => { const { left, right, top, bottom } = box(one); return one.contains(document.elementFromPoint((left + right) / 2, top + 3)) && one.contains(document.elementFromPoint((left + right) / 2, bottom - 3)); };
    const broken = (one) => {
        const found = [], texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const word of text.data.matchAll(/[\\p{L}\\p{N}’'.,]+/gu)) {
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
                if (new Set(rects.map((rect) => Math.round(rect.top))).size > 1) found.push(word[0]);
                else if (rects.some((rect) => rect.left < box(one).left - .5 || rect.right > box(one).right + .5)) found.push(`${word[0]} beside its button`);
            }
        return found;
    };
    let step = 1000 * (1 + (globalThis.walked = (globalThis.walked ?? 0) + 1)), number = 0, at = null, lists = new Set(), before = null, worst = { least: 1e9 };
    hear(game);
    // The same step for what is only chosen.
    const show = async (n, onwards = true) => {
        const { table, question } = prompts[n];
        step += onwards ? 1 : 0;
        hear(...(onwards ? [{ ...tables[table], step }] : []), { ...question, step, question: number += 1, mine: true });
        await drawn();
        document.querySelector('#sheet:not([hidden]) #sheet-done')?.click(); // whom it plays: of each game once
    };
    const places = () => Object.fromEntries(all('#actions .action').map((one) => [`${one.dataset.key} ${one.querySelector('.words').firstChild.textContent}`, box(one)]));
    for (const [n, { first, presses, question }] of prompts.entries()) {
        if (only === undefined ? n % each !== from % each : n !== only) continue;
        const pending = presses === 1 && question.tail.some((one) => one.name === 'turn-confirm'), rows = [...question.buttons, ...question.tail];
        if (pending && at !== first) {
            await show(at = first);
            before = places();
        }
        if (!pending) at = null;
        await show(n, !pending);
        const say = (what) => odd.push(`${n} “${question.title}”${tables[prompts[n].table].combat ? ' in a combat' : ''}: ${what}`);
        const filled = shown('.action.primary'), foot = shown('#foot .action');
        if (filled.length !== rows.filter((one) => one.kind === 'primary').length || filled.length > 1) say(`${filled.length} filled buttons`);
        for (const one of filled) if (!inSight(one)) say(`“${one.textContent}” is out of sight`);
        const buttons = shown('.action[data-key]');
        if (buttons.length !== rows.length) say(`${buttons.length} buttons of ${rows.length}`);
        for (const { key, word } of question.tail) {
            const one = buttons.find((one) => one.dataset.key === key);
            if (one && !inSight(one)) say(`the way “${word}” is out of sight`);
        }
        if (!seen(document.getElementById('head-title'))) say('what is asked is out of sight');
        // Few answers are in sight at once, of many enough to see that there are more. Of a phone on its side hardly the half is left for them.
        const choices = shown('#actions .action'), hidden = choices.filter((one) => !inSight(one)), side = innerHeight < 500;
        if (side ? hidden.length > 0 && box(document.getElementById('turn')).height < 100 : hidden.length > 0 && choices.length - hidden.length < Math.min(choices.length, 4))
            say(`of ${choices.length} answers ${hidden.length} are out of sight: ${hidden.map((one) => one.textContent)}`);
        // A question is cut only where the rest of it would push answers out of sight.
        if (!pending && question.places.length === 0 && innerWidth < 700 && document.getElementById('head-more').getClientRects().length > 0) {
            const turn = box(document.getElementById('turn')), stage = document.getElementById('stage');
            const spare = side ? turn.bottom - Math.max(turn.top, ...choices.map((one) => box(one).bottom)) : shown('#combat-line').length > 0 ? 0 : box(stage).height - (parseFloat(getComputedStyle(stage).minHeight) || 44);
            if (spare > 44) say(`it is cut, though there are ${Math.round(spare)} px to spare`);
        }
        if (question.places.length > 0 && choices.length === 0 && shown('#places .place').filter(inSight).length < (side ? 1 : 2) && document.getElementById('places-box').open) say('no places of the list are in sight');
        const list = JSON.stringify([innerWidth, question.places]), isNew = !lists.has(list);
        lists.add(list);
        for (const one of isNew ? [...buttons, ...shown('.place')] : buttons) for (const word of broken(one)) say(`${word} is broken`);
        if (pending) {
            for (const [name, now] of Object.entries(places())) if (before[name] && (Math.abs(before[name].top - now.top) > .5 || Math.abs(before[name].left - now.left) > .5)) say(`${name} has moved by ${now.left - before[name].left}, ${now.top - before[name].top}`);
        }
        const marked = all('.action.marked').map((one) => one.dataset.key).join(), wanted = rows.filter((one) => one.marked).map((one) => one.key).join();
        if (marked !== wanted) say(`marked are ${marked} and not ${wanted}`);
        if (question.chosen) {
            if (question.places.some((one) => one.id === question.chosen) && document.querySelector(`.place.marked[data-place="${question.chosen}"]`) === null) say(`${question.chosen} is not marked in the list`);
            const ring = document.querySelector('.choice.chosen .ring'), map = document.getElementById('map');
            if (!map.hidden && (!ring || box(ring).bottom > box(map).bottom || box(ring).top < box(map).top)) say(`${question.chosen} is not marked on the map`);
        }
        const least = Math.min(...choices.map((one) => innerHeight - box(one).bottom));
        if (least < worst.least) worst = { least, n };
    }
    return { odd, count: Math.ceil(prompts.length / each), worst: worst.n };
}"""


def main():
    programs, out = Path(sys.argv[1]).resolve(), Path(sys.argv[2]) if len(sys.argv) > 2 else None
    checks, begun = Checks(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([programs / "tests_app_phones", "test_prompts", "forTheBrowser", "-silent"], check=True, env=os.environ | {"DEMETER_PROMPTS_OUT": folder, "QT_QPA_PLATFORM": "offscreen"})
        scenes = {language: {edition: json.loads(Path(folder, f"{edition}-{language}.json").read_text("utf-8")) for edition in ("third", "second")} for language in LANGUAGES}
    print(f"{sum(len(one['prompts']) for each in scenes.values() for one in each.values())} questions: {time.monotonic() - begun:.1f} s", flush=True)
    if out:
        out.mkdir(parents=True, exist_ok=True)
    with PhoneServer(*assemble_phones()) as server, Browser() as browser:
        server.on_hello = lambda phone, hello: phone.send({"is": "here"})
        pages = {}
        for language in LANGUAGES:
            page = pages[language] = browser.open("about:blank", width=360, height=640, touch=True, calm=True, language=language, apart=True)
            page.call("Page.addScriptToEvaluateOnNewDocument", source=FEED)
            page.call("Page.navigate", url=server.url)
            page.until("document.readyState === 'complete' && !document.body.classList.contains('stale') && globalThis.heard")
            page.evaluate(f"globalThis.scenes = {json.dumps(scenes[language], ensure_ascii=False)}, globalThis.walk = {WALK}, document.querySelector('#tabs [data-tab=turn]').click()")
        for width, height, letters in SIZES:
            each, languages = SOME.get((width, height), (1, LANGUAGES))
            some = [pages[language] for language in languages]
            for page in some:
                page.call("Page.setFontSizes", fontSizes={"standard": letters})
                page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=True)
                page.prefer(dark=height != 664, calm=True)
            for edition in ("third", "second"):
                start = time.monotonic()
                for language, found in zip(languages, browser.together(some, [f"walk('{edition}', {each}, undefined, {n})" for n in range(len(some))])):
                    checks.none(found["odd"], f"{edition} edition, {width}x{height}, {letters} px, {language}")
                    if out:
                        pages[language].evaluate(f"walk('{edition}', 1, {found['worst']})")
                        pages[language].screenshot(out / f"{edition}-{width}x{height}-{letters}-{language}.png")
                print(f"{edition} edition, {width}x{height}, {letters} px: {found['count']} questions in {len(some)} languages, {time.monotonic() - start:.1f} s", flush=True)
        for language, page in pages.items():
            checks.none([one for one in page.faults if "WebSocket" not in one], f"{language}: errors")
    print(f"{checks.passed} passed, {len(checks.failed)} failed, {time.monotonic() - begun:.1f} s")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
