#!/usr/bin/env python3
"""Lets the page tell what the program tells: check_story.py STORIES.json

    {"board":id,"games":[{"name":text,"reveal":text,"unpaid":[line, ...],"lines":[{"done":{language:text},"over":{language:text},"said":{language:[text]}}, ...]}, ...],
     "honest":[reveal, ...], "news":[{"said":[...],"told":{language:[text]}}, ...], "actions":[{"action":{...},"text":{language:text}}, ...]}

Every sentence of the page's story has to be the program's, word by word, in every language; and no honest game may have an objection to a step but for
unpaid errors where the program finds some."""
import json
import sys
import time
from pathlib import Path

from harness import verifier

LANGUAGES = ("en", "es", "pl", "ru", "it")
PRELUDE = """
globalThis.languages = ['en', 'es', 'pl', 'ru', 'it'];
globalThis.same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
"""
NEWS = """((news) => news.flatMap(({ said, told }) => languages.flatMap((language) => {
    const found = new Sentences(language, board).told(said);
    return same(found, told[language]) ? [] : [`${JSON.stringify(said)}: ${JSON.stringify(found)}, expected ${JSON.stringify(told[language])}`];
})))"""
ACTIONS = """((actions) => actions.flatMap(({ action, text }) => languages.flatMap((language) => {
    const found = new Sentences(language, board).action(action);
    return found === text[language] ? [] : [`${JSON.stringify(action)}: ${found}, expected ${text[language]}`];
})))"""
GAME = """(async (game) => {
    const { lines, objections, board, game: its } = await demeterAudit.check(game.reveal), story = new demeterStory.Story(its, lines, board), wrong = [];
    // Which entries were errors only the rules tell where the referee entered steps that were none.
    const unpaid = objections.filter(({ why }) => why === 'error').map(({ line }) => line);
    if ((unpaid.length > 0) !== (game.unpaid.length > 0)) wrong.push(`errors in ${unpaid}, expected ${game.unpaid}`);
    for (const { what, line, why } of objections) if (!['deal-not-promised', 'not-sealed'].includes(what) && why !== 'error') wrong.push(`line ${line}: ${what} ${why} ${lines[line - 1]?.hiddenText}`);
    let told = 0;
    for (const [i, expected] of game.lines.entries())
        for (const language of languages) {
            const line = lines[i], done = story.done(line, language), said = story.said(line, language);
            const right = expected.done ? done === expected.done[language] : !expected.over || done.includes(expected.over[language]);
            if (!right) wrong.push(`line ${i + 1}: ${done}, expected ${(expected.done ?? expected.over)[language]}`);
            if (expected.said && !same(said, expected.said[language])) wrong.push(`line ${i + 1}: ${JSON.stringify(said)}, expected ${JSON.stringify(expected.said[language])}`);
            if (i > 0 && done === '') wrong.push(`line ${i + 1} did nothing`);
            told += said.length;
        }
    return [told, wrong];
})"""
HONEST = """(async (reveal) => (await demeterAudit.check(reveal)).objections.filter(({ what }) => what !== 'deal-not-promised')
    .map((one) => `${JSON.stringify(one)} ${JSON.parse(reveal).lines[one.line - 1]?.hidden} after ${JSON.parse(reveal).lines[one.line - 2]?.hidden}`))"""


def batches(items, size=500):
    for first in range(0, len(items), size):
        yield items[first:first + size]


def main():
    start, data = time.monotonic(), json.loads(Path(sys.argv[1]).read_text("utf-8"))
    passed, wrong = 0, []
    with verifier() as page:
        page.evaluate(PRELUDE)
        page.evaluate(f"""globalThis.board = demeterNames.board({json.dumps(data["board"])});
            globalThis.Sentences = [demeterGames.named('fury3e'), demeterGames.named('fury2e')].find((one) => one.board === board.id).Sentences;""")
        for kind, script in (("news", NEWS), ("actions", ACTIONS)):
            for batch in batches(data[kind]):
                found = page.evaluate(f"{script}({json.dumps(batch)})")
                wrong += [f"{kind}: {one}" for one in found]
                passed += len(batch) * len(LANGUAGES) - len(found)
        for game in data["games"]:
            told, found = page.evaluate(f"{GAME}({json.dumps(game)})")
            wrong += [f"{game['name']}: {one}" for one in found]
            passed += told
        for number, reveal in enumerate(data["honest"]):
            found = page.evaluate(f"{HONEST}({json.dumps(reveal)})")
            wrong += [f"honest game {number}: {one}" for one in found[:3]]
            passed += not found
    for one in wrong[:25]:
        print(one)
    print(f"{passed} passed, {len(wrong)} failed ({time.monotonic() - start:.0f} s)")
    return 1 if wrong or passed < 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
