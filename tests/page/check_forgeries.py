#!/usr/bin/env python3
"""Lets the page's audit loose on many forged reveals, in one tab: check_forgeries.py CASES.json

    {"bases":[[line of a reveal, as text, ...], ...],
     "cases":[{"kind":text,"base":0,"keep":K,"insert":[line, ...],"from":J,"notes":[{"code":text,"round":number or null}],"caught":bool,
               "rechain":R,"nonces":true}]}

The reveal of a case is the first K lines of its base, then those inserted (a number stands for a line of the base), then the base from its line J
on, all counted from 0. With "rechain" every commitment and head from line R on is made anew, with "nonces" after the nonces were changed. It is
caught if neither without a code nor with the notes the page would say that the game is proved, and objects to something. A game that nobody
touched is proved by its notes.
"""
import json
import sys
import time
from pathlib import Path

from harness import verifier

RUN = """(async (cases) => {
    // What a code is of that does not fit need not be found out here: that would take one code after another.
    const objected = async (text, notes) => {
        const level = demeterAudit.levelOf(await demeterAudit.check(text, notes, { elsewhere: false }));
        return !['proved', 'changed', 'whole'].includes(level);
    };
    const caught = [];
    const otherNonce = (nonce) => nonce.replace(/../g, (byte) => ((parseInt(byte, 16) * 5 + 77) & 255).toString(16).padStart(2, '0'));
    // As a forger would who has this page: it is its own hashes that he makes the chain anew with.
    const rechained = async (lines, from, nonces, game) => {
        const read = lines.map((line) => JSON.parse(line));
        let head = from === 0 ? '0'.repeat(64) : read[from - 1].head;
        for (const [i, line] of read.entries()) {
            if (i < from) continue;
            if (nonces) line.nonce = otherNonce(line.nonce);
            line.commitment = await demeterProof.commitment(game, i, line.nonce, line.hidden);
            head = line.head = await demeterProof.head(head, i, line.public, line.commitment);
        }
        return read.map((line) => JSON.stringify(line));
    };
    for (const { base, keep, insert, from, notes, rechain, nonces } of cases) {
        const was = bases[base];
        let lines = [...was.slice(0, keep), ...insert.map((line) => (typeof line === 'number' ? was[line] : line)), ...was.slice(from)];
        if (rechain !== undefined) lines = await rechained(lines, rechain, nonces, JSON.parse(JSON.parse(was[0]).public).game);
        const text = `{"format":"demeter-reveal/1","lines":[\\n${lines.join(',\\n')}\\n]}\\n`;
        // Codes are slow: only where the chain says nothing.
        caught.push((await objected(text, [])) || (await objected(text, notes)));
    }
    return caught;
})"""
AT_ONCE = 50


def main():
    data = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    cases, table, wrong, start = data["cases"], {}, [], time.monotonic()
    with verifier() as page:
        page.evaluate("globalThis.bases = []")
        for base in data["bases"]:
            page.evaluate(f"bases.push({json.dumps(base)})")
        for first in range(0, len(cases), AT_ONCE):
            batch = cases[first:first + AT_ONCE]
            for number, (case, caught) in enumerate(zip(batch, page.evaluate(f"{RUN}({json.dumps(batch)})")), first):
                row = table.setdefault(case["kind"], [0, 0])
                row[0] += 1
                row[1] += caught
                if caught != case["caught"]:
                    wrong.append((number, case["kind"], caught))
    width = max(map(len, ["kind", *table]))
    print(f"{'kind':{width}} {'cases':>7} {'caught':>7}")
    for kind, (count, caught) in table.items():
        print(f"{kind:{width}} {count:7} {caught:7}")
    for number, kind, caught in wrong[:20]:
        print(f"case {number} ({kind}): {'caught' if caught else 'not caught'}, against what was expected")
    print(f"{len(cases) - len(wrong)} passed, {len(wrong)} failed ({time.monotonic() - start:.0f} s)")
    return 1 if wrong or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
