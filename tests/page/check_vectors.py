#!/usr/bin/env python3
"""Holds the page's verifier to the shared test vectors: check_vectors.py VECTORS.json"""
import json
import sys
from pathlib import Path

from harness import verifier

# The reserve of the second edition: sorted by kinds, in the order in which the page has them, then shuffled.
MIXING = """(async (kinds) => {
    const lying = [...v.tokens].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    return (await demeterProof.shuffle(v.seed, v.index, lying.length)).map((at) => lying[at]);
})(Object.keys(demeterTables.games.fury2e.cards.encounter))"""

# How each kind is computed, and which field of a vector has what it must be.
KINDS = {
    "commitments": ("demeterProof.commitment(v.game, v.sequence, v.nonce, v.hidden)", "commitment"),
    "heads": ("demeterProof.head(v.previous, v.sequence, v.public, v.commitment)", "head"),
    "openHeads": ("demeterProof.openHead(v.previous, v.sequence, v.public, v.hidden)", "head"),
    "promises": ("demeterProof.promise(v.game, v.secret)", "promise"),
    "seeds": ("demeterProof.seed(v.game, v.secret, v.words)", "seed"),
    "shuffles": ("demeterProof.shuffle(v.seed, v.index, v.cards)", "order"),
    "mixings": (MIXING, "order"),
    "codes": ("demeterProof.code(v.game, v.head, v.words, v.digits)", "code"),
    "shares": ("demeterProof.sharePromise(v.round, v.share)", "promise"),
    "chances": ("demeterProof.stirred(v.seed, v.promises.map((promise, i) => v.shares[i] ?? promise), v.words)", "newSeed"),
}
# What has to work in a browser without WebAssembly too, so that it proves the chain at least.
CHAIN = ("commitments", "heads", "openHeads", "promises")


def check(page, vectors, kinds):
    passed = failed = 0
    for kind in kinds:
        call, field = KINDS[kind]
        for vector in vectors.get(kind, []):
            made, milliseconds = page.evaluate(f"""(async (v) => {{
                const start = performance.now();
                return [await {call}, Math.round(performance.now() - start)];
            }})({json.dumps(vector)})""")
            if kind == "codes":
                print(f"code {made} of {vector['head'][:16]}..., {milliseconds} ms")
            if vector.get(field) == "":
                continue
            if made == vector[field]:
                passed += 1
            else:
                failed += 1
                print(f"{kind}: {json.dumps(vector, ensure_ascii=False)}\n  is {made}")
    return passed, failed


def main():
    vectors = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    passed = failed = 0
    for without, kinds in (((), KINDS), (("WebAssembly",), CHAIN)):
        with verifier(without) as page:
            right, wrong = check(page, vectors, kinds)
            passed, failed = passed + right, failed + wrong
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
