#!/usr/bin/env python3
"""Checks tests/core/journal/data/proof-vectors.json by nothing but Python's standard library, written from
core/journal/record_format.md alone. Argon2id is not in the library: codes are left to the other checkers.
With --write it fills the expected values in, except for codes."""
import hashlib
import json
import struct
import sys


def number(n):
    return struct.pack(">Q", n)


def commitment(v):
    hidden = v["hidden"].encode()
    parts = [b"demeter-commitment/1\0", bytes.fromhex(v["game"]), number(v["sequence"]), bytes.fromhex(v["nonce"]), number(len(hidden)), hidden]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def head(v):
    public = v["public"].encode()
    parts = [b"demeter-head/2\0", bytes.fromhex(v["previous"]), number(v["sequence"]), number(len(public)), public,
             bytes.fromhex(v["commitment"])]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def promise(v):
    return hashlib.sha256(b"demeter-promise/1\0" + bytes.fromhex(v["game"]) + bytes.fromhex(v["secret"])).hexdigest()


def seed(v):
    parts = b"demeter-deal/1\0" + bytes.fromhex(v["game"]) + bytes.fromhex(v["secret"]) + v["words"].encode()
    return hashlib.blake2b(parts, digest_size=32).hexdigest()


def share(v):
    return hashlib.sha256(b"demeter-share/1\0" + number(v["round"]) + bytes.fromhex(v["share"])).hexdigest()


def chance(v):
    parts = b"demeter-chance/1\0" + bytes.fromhex(v["seed"]) + bytes([len(v["shares"])])
    for promised, given in zip(v["promises"], v["shares"]):
        parts += bytes.fromhex(given or promised)
    return hashlib.blake2b(parts + v["words"].encode(), digest_size=32).hexdigest()


def chacha20(key, size):
    """The stream of ChaCha20 (RFC 8439) from block 0 with the nonce that libsodium uses for deterministic bytes."""
    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = ((s[z] << turn) | (s[z] >> (32 - turn))) & 0xFFFFFFFF

    out = b""
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key))
    tail = list(struct.unpack("<3I", b"LibsodiumDRG"))
    block = 0
    while len(out) < size:
        state = start + [block] + tail
        work = state[:]
        for _ in range(10):
            for lane in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                         (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(work, *lane)
        out += struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(work, state)))
        block += 1
    return out[:size]


def shuffle(v):
    key = hashlib.blake2b(b"demeter-shuffle/1" + bytes.fromhex(v["seed"]) + struct.pack(">H", v["index"]), digest_size=32).digest()
    words = iter(struct.unpack("<4096I", chacha20(key, 4 * 4096)))
    cards = list(range(v["cards"]))
    for left in range(len(cards), 1, -1):
        limit = (1 << 32) // left * left
        word = next(words)
        while word >= limit:
            word = next(words)
        at = word % left
        cards[left - 1], cards[at] = cards[at], cards[left - 1]
    return cards


# The kinds of Encounter tokens in the order of core/fury2e/cards/cards.h, by which the reserve of the second edition lies before it is shuffled.
KINDS = ("ambush assassin bats desecrated-soil fog minion-with-knife minion-with-knife-and-pistol minion-with-knife-and-rifle hoax lightning peasants "
         "plague rats saboteur spy thief new-vampire wolves").split()


def mixing(v):
    tokens = sorted(v["tokens"], key=KINDS.index)
    return [tokens[at] for at in shuffle({"seed": v["seed"], "index": v["index"], "cards": len(tokens)})]


def main():
    path = sys.argv[1]
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)
    checked, wrong = 0, 0
    for kind, make, field in (("commitments", commitment, "commitment"), ("heads", head, "head"), ("promises", promise, "promise"),
                              ("seeds", seed, "seed"), ("shuffles", shuffle, "order"), ("shares", share, "promise"),
                              ("chances", chance, "newSeed"), ("mixings", mixing, "order")):
        for vector in vectors[kind]:
            is_now = make(vector)
            if "--write" in sys.argv:
                vector[field] = is_now
            checked += 1
            if vector[field] != is_now:
                wrong += 1
                print(f"{kind}: {json.dumps(vector)}\n  is {is_now}")
    if "--write" in sys.argv:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(vectors, file, ensure_ascii=False, indent=1)
            file.write("\n")
    print(f"{checked} checked, {wrong} wrong, {len(vectors['codes'])} codes left out: Argon2id is not in Python's library")
    return 1 if wrong or not checked else 0


sys.exit(main())
