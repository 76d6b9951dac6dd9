#!/usr/bin/env python3
"""Opens a reveal page as hunters do, on a desk and on phones, in its five languages, and tries it out:
check_page.py PAGE.html [OUTDIR] --code "123 456 789 012" --round N

Fails on any request but for the file itself, any error, anything wider than the screen, text that is cut or hard to read, and controls that
are too small or have no name. Leaves screenshots in OUTDIR, if there is one."""
import argparse
import sys
from pathlib import Path

from browser import MAP_VIEW, Browser

LANGUAGES = ("en", "es", "pl", "ru", "it")
SCREENS = (("desk", {"width": 1280, "height": 800}), ("phone", {"width": 390, "height": 844, "scale": 2, "touch": True}),
           ("small", {"width": 320, "height": 640, "scale": 2, "touch": True}))
LARGEST = 1_500_000
VIEW = "document.body.dataset.view"
TO_BEAT = "((share) => { const bar = document.getElementById('scrub'); bar.value = Math.round(bar.max * share); bar.dispatchEvent(new Event('input')); })"
READY = "!['checking', undefined].includes(document.getElementById('verdict').dataset.level)"

# What the eye would find: too wide, cut, too small, too pale.
LOOK = """(() => {
    const found = [];
    const named = (element) => `${element.tagName.toLowerCase()}#${element.id}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} px wide on a screen of ${page.clientWidth}`);
    const rgba = (color) => { const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number); return { r, g, b, a }; };
    const light = ({ r, g, b }) => {
        const [x, y, z] = [r, g, b].map((value) => (value /= 255) <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4);
        return .2126 * x + .7152 * y + .0722 * z;
    };
    const ground = (element) => {
        for (let one = element; one; one = one.parentElement) {
            const color = rgba(getComputedStyle(one).backgroundColor);
            if (color.a === 1) return color;
        }
        return { r: 255, g: 255, b: 255 };
    };
    for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('svg, .sr, script, style, noscript, option') || !element.checkVisibility({ visibilityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        if (element.matches('button, input, select, summary, a, [tabindex]:not([tabindex="-1"])') && (box.width < 43.99 || box.height < 43.99))
            found.push(`${named(element)} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
        const holder = element.parentElement.closest('button, a.button');
        if (holder && getComputedStyle(element).position !== 'absolute') {
            const around = holder.getBoundingClientRect();
            if (box.left < around.left - 1 || box.right > around.right + 1 || box.top < around.top - 1 || box.bottom > around.bottom + 1) found.push(`${named(element)} has no room in its button`);
        }
        const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
        if (!text) continue;
        if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
            found.push(`${named(element)} is cut: ${element.scrollWidth} in ${element.clientWidth}`);
        if (box.left < -.5 || box.right > page.clientWidth + .5) found.push(`${named(element)} reaches out of the screen`);
        const [a, b] = [light(rgba(getComputedStyle(element).color)), light(ground(element))];
        const contrast = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        if (contrast < 4.5) found.push(`${named(element)} has a contrast of ${contrast.toFixed(2)}`);
    }
    return [...new Set(found)];
})()"""


class Checks:
    def __init__(self):
        self.passed, self.failed = 0, []

    def that(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed.append(what)
            print(what)

    def none(self, found, where):
        self.that(not found, f"{where}: " + "; ".join(map(str, found[:8])))


def names_missing(page):
    """Controls that a screen reader would meet without a name."""
    missing = []
    for node in page.call("Accessibility.getFullAXTree")["nodes"]:
        focusable = any(one["name"] == "focusable" and one["value"]["value"] for one in node.get("properties", []))
        if focusable and not node.get("ignored") and not node.get("name", {}).get("value", "").strip():
            missing.append(node.get("role", {}).get("value"))
    return [role for role in missing if role != "RootWebArea"]


def open_page(browser, url, **options):
    page = browser.open(url, **options)
    page.until(READY)
    return page


def picture(page, out, name):
    if out:
        page.screenshot(out / name)


def look_at(browser, checks, url, out):
    for screen, size in SCREENS:
        for number, language in enumerate(LANGUAGES):
            # Opened in one theme and changed to the other, as when night falls: each screen is opened in both. How long words are has nothing to do with
            # colours, so that one language sees everything in both.
            themes = (True, False) if number % 2 == 0 else (False, True)
            all_themes = themes if out or number == 0 else themes[:1]
            page = open_page(browser, url, dark=themes[0], calm=True, language=language, **size)
            checks.that(page.evaluate("document.documentElement.lang") == language, f"{screen}-{language}: the page is in another language")

            def look(state, name):
                for dark in all_themes:
                    where = f"{screen}-{language}-{'dark' if dark else 'light'}"
                    page.prefer(dark=dark, calm=True)
                    checks.none(page.evaluate(LOOK), where + state)
                    picture(page, out, f"{where}-{name}.png")

            look("", "open")
            page.evaluate(f"{TO_BEAT}(.6)")
            look(", a beat", "beat")
            checks.that(screen == "small" or page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"{screen}-{language}: a beat is higher than the screen")
            page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))")
            look(", the ending", "end")
            page.evaluate("document.getElementById('picture').click()")
            look(", the picture", "picture")
            page.evaluate("document.getElementById('picture-sheet').close(); location.hash = '#check'")
            page.until(f"{VIEW} === 'check'")
            look(", the audit", "check")
            page.evaluate("""(() => {
                location.hash = '#record';
                document.getElementById('open-all').click();
                document.querySelectorAll('.line')[9]?.click();
            })()""")
            page.until(f"{VIEW} === 'record' && !document.querySelector('.raw[hidden]:first-child')")
            look(", the record", "record")
            where = f"{screen}-{language}"
            checks.none(names_missing(page), f"{where}: without a name")
            checks.none([one for one in page.requests if one != url and not one.startswith("data:")], f"{where}: requests")
            checks.none(page.faults, f"{where}: errors")
            page.close()


def enter_code(page, code, round_):
    page.evaluate(f"document.getElementById('round').value = {round_!r}")
    page.evaluate("document.getElementById('code').value = ''")
    page.type("#code", code)
    page.click("#add-code")
    page.until("document.getElementById('progress').textContent === '' && !document.querySelector('.notes .checking')")
    return page.evaluate("[document.getElementById('verdict').dataset.level, document.getElementById('verdict-line').textContent]")


def try_codes(browser, checks, url, out, code, round_):
    page = open_page(browser, url, width=390, height=844, scale=2, touch=True, calm=True)
    page.click("#seal")
    before = page.evaluate("[document.getElementById('verdict').dataset.level, document.getElementById('verdict-line').textContent]")
    checks.that(before[0] == "holds", f"without a code the verdict is {before}")
    digits = "".join(code.split())
    right = enter_code(page, code, round_)
    checks.that(right[0] == ("holds" if round_ == "deal" else "proved") and (right[1] != before[1]) == (round_ != "deal"), f"with the right code the verdict is {right}")
    page.evaluate("scrollTo(0, 0)")
    picture(page, out, "code-right.png")
    wrong = enter_code(page, digits[:-1] + str((int(digits[-1]) + 1) % 10), round_)
    checks.that(wrong[0] == "codes-do-not-fit" and wrong[1] != right[1], f"with a wrong code the verdict is {wrong}")
    page.evaluate("scrollTo(0, 0)")
    picture(page, out, "code-wrong.png")
    checks.none(page.evaluate(LOOK), "with codes")
    page.click(".notes li:last-child button")
    page.until("document.getElementById('verdict').dataset.level !== 'codes-do-not-fit'")
    again = page.evaluate("document.getElementById('verdict-line').textContent")
    checks.that(again == right[1], f"without the wrong code the verdict is {again}")
    checks.none(page.faults, "codes: errors")
    page.close()


def try_map(browser, checks, url):
    page = open_page(browser, url, width=390, height=844, scale=2, touch=True, calm=True)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => new Promise(requestAnimationFrame))")
    top = page.evaluate("document.getElementById('map').getBoundingClientRect().y") + 150

    def touch(*ways):
        for kind, step in [("touchStart", 0), *(("touchMove", step) for step in range(1, 9)), ("touchEnd", None)]:
            fingers = [] if step is None else [{"id": i, "x": x + dx * step, "y": top + dy * step} for i, (x, dx, dy) in enumerate(ways)]
            page.call("Input.dispatchTouchEvent", type=kind, touchPoints=fingers)

    first = page.evaluate(MAP_VIEW)
    touch((150, 8, 0))
    moved = page.evaluate(MAP_VIEW)
    checks.that(moved[0] < first[0] - 20 and moved[2] == first[2], f"a finger does not move the map: {first} {moved}")
    touch((150, -8, 0), (240, 8, 0))
    near = page.evaluate(MAP_VIEW)
    checks.that(near[2] < moved[2] * .7, f"two fingers do not bring the map nearer: {moved} {near}")
    page.click("#map-whole")
    whole = page.evaluate(MAP_VIEW)
    checks.that(whole[2] > near[2], f"the whole map is not shown: {near} {whole}")
    page.evaluate("document.getElementById('map').focus()")
    page.press("+")
    page.press("ArrowRight")
    checks.that(page.evaluate(MAP_VIEW)[2] < whole[2], "the keys do not move the map")
    checks.none(page.faults, "map: errors")
    page.close()


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("page", type=Path)
    arguments.add_argument("out", type=Path, nargs="?")
    arguments.add_argument("--code", help="a code that fits")
    arguments.add_argument("--round", default="1", help="the round that it belongs to, or deal")
    given = arguments.parse_args()
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
    checks, url = Checks(), given.page.resolve().as_uri()
    size = given.page.stat().st_size
    checks.that(size < LARGEST, f"the page has {size} bytes")
    with Browser() as browser:
        look_at(browser, checks, url, given.out)
        if given.code:
            try_codes(browser, checks, url, given.out, given.code, given.round)
        try_map(browser, checks, url)
    print(f"{checks.passed} passed, {len(checks.failed)} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
