#!/usr/bin/env python3
"""Lets the page's audit loose on many forged reveals, in one tab, and compares its verdicts with the program's: check_forgeries.py CASES.json

    {"bases":[[line of a reveal, as text, ...], ...],
     "cases":[{"kind":text,"base":0,"keep":K,"insert":[line, ...],"from":J,"notes":[{"code":text,"round":number or null}],"caught":bool,
               "verdicts":[[V, W], [V, W]],"rechain":R,"nonces":true}]}

The reveal of a case is the first K lines of its base, then those inserted (a number stands for a line of the base), then the base from its line J
on, all counted from 0. With "rechain" every commitment and head from line R on is made anew, with "nonces" after the nonces were changed. V is the
program's verdict, without a code and with the notes, by its place in resources/verdict/verdicts.json; W is what remains of it for somebody who leaves
out what only the rules tell. The page has to say V, or W where a forgery needs the rules to be seen. It is caught if the page says with its notes
neither that the game is proved nor that it holds.
"""
import json
import sys
import time
from pathlib import Path

from assemble import RESOURCES
from harness import verifier

RUN = """(async (cases) => {
    // What a code is of that does not fit need not be found out here: that would take one code after another.
    const verdict = async (text, notes) => demeterAudit.levelOf(await demeterAudit.check(text, notes, { elsewhere: false }));
    const found = [];
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
        const text = `{"format":"demeter-reveal/1","lines":[\\n${lines.join(',\\n')}\\n]}\\n`, bare = await verdict(text, []);
        // Codes are slow: where the chain is broken they say nothing.
        found.push([bare, bare === 'not-proved' ? bare : await verdict(text, notes)]);
    }
    return found;
})"""
AT_ONCE = 50
VERDICTS = [one["id"] for one in json.loads((RESOURCES / "verdict/verdicts.json").read_text("utf-8"))["verdicts"]]
CAUGHT = ("not-proved", "not-all-checked", "codes-do-not-fit")


def main():
    data = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    cases, table, wrong, start = data["cases"], {}, [], time.monotonic()
    with verifier() as page:
        page.evaluate("globalThis.bases = []")
        for base in data["bases"]:
            page.evaluate(f"bases.push({json.dumps(base)})")
        for first in range(0, len(cases), AT_ONCE):
            batch = cases[first:first + AT_ONCE]
            for number, (case, found) in enumerate(zip(batch, page.evaluate(f"{RUN}({json.dumps(batch)})")), first):
                expected = [[VERDICTS[one] for one in pair] for pair in case["verdicts"]]
                same = [one == program for one, (program, _) in zip(found, expected)]
                row = table.setdefault(case["kind"], [0, 0, 0, 0])
                for column, one in enumerate((True, all(same), not all(same), found[1] in CAUGHT)):
                    row[column] += one
                right = all(one in pair for one, pair in zip(found, expected)) and (found[1] in CAUGHT) == case["caught"]
                if not right:
                    wrong.append(f"case {number} ({case['kind']}): {found}, expected {expected}")
    width = max(map(len, ["kind", *table]))
    print(f"{'kind':{width}} {'cases':>7} {'same verdict':>13} {'needs the rules':>16} {'caught':>7}")
    for kind, (count, same, rules, caught) in table.items():
        print(f"{kind:{width}} {count:7} {same:13} {rules:16} {caught:7}")
    for fault in wrong[:20]:
        print(fault)
    print(f"{len(cases) - len(wrong)} passed, {len(wrong)} failed ({time.monotonic() - start:.0f} s)")
    return 1 if wrong or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
