#!/usr/bin/env python3
"""Checks the deal of a record without our program, from docs/fairness.md alone.

    python3 check_fairness.py RECORD [COMMITMENT]

COMMITMENT is the one you wrote down before the game. Needs the package `blake3` and nothing else. Whether seats were to
be drawn at all, and whether the answers lead to the recorded end, only the rules know: `sangfroid verify` asks them.
"""

import json
import struct
import sys

from blake3 import blake3


def field(data):
    return struct.pack("<Q", len(data)) + data


def derive(purpose, data):
    return blake3(data, derive_key_context=f"sang-froid 2026 {purpose} v1").digest()


def written(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(secret, game, rules, config, opening):
    fields = [secret, game.encode(), struct.pack("<I", rules), written(config)]
    if opening is not None:
        fields += [opening["name"].encode(), written(opening.get("data"))]
    return derive("commitment", b"".join(map(field, fields))).hex()


def drawn_from(purpose, secret, salts):
    parts = [b"\0" if salt is None else b"\1" + field(salt.encode()) for salt in salts]
    return derive(purpose, field(secret) + struct.pack("<Q", len(salts)) + b"".join(parts))


def rotate(word, by):
    return (word << by | word >> (32 - by)) & 0xFFFFFFFF


def chacha8(key):
    """The stream of ChaCha with 8 rounds, counter and nonce from 0, as numbers of 32 bits."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), 0, 0, 0, 0]
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    while True:
        block = list(start)
        for a, b, c, d in (columns + diagonals) * 4:
            for x, y, z, by in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                block[x] = (block[x] + block[y]) & 0xFFFFFFFF
                block[z] = rotate(block[z] ^ block[x], by)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(block, start))
        start[12] += 1


def below(limit, stream):
    """A number from 0 to limit - 1, all equally likely."""
    while True:
        wide = next(stream) * limit
        if wide % 2**32 >= 2**32 % limit:
            return wide >> 32


def seating(secret, salts):
    stream = chacha8(drawn_from("seating", secret, salts))
    seats = list(range(len(salts)))
    for last in range(len(seats) - 1, 0, -1):
        other = below(last + 1, stream)
        seats[last], seats[other] = seats[other], seats[last]
    return seats


def main(path, written_down=None):
    with open(path, encoding="utf-8") as file:
        record = json.load(file)
    fair = record.get("fairness")
    if fair is None:
        print("this record opens nothing about its deal")
        return 2
    secret, salts = bytes.fromhex(fair["secret"]), fair["salts"]
    rules, opening = fair.get("rules", record["rules"]), record.get("opening")
    promised = commitment(secret, record["game"], rules, record["config"], opening)
    is_seated = fair.get("seating") is not None
    seats = seating(secret, salts) if is_seated else list(range(len(salts)))
    checks = {
        "commitment": fair["commitment"] == promised,
        "as written down": None if written_down is None else written_down.lower() == promised,
        "seed": record["seed"] == drawn_from("deal", secret, salts).hex(),
        "salts": len(salts) == len(record["seats"])
        and all(
            salt is None or record["seats"][seat]["by"] == "human" for seat, salt in zip(seats, salts)
        ),
        "seating": not is_seated or fair["seating"] == seats,
    }
    verdicts = {True: "checks out", False: "FALSE", None: "no commitment given"}
    for name, is_true in checks.items():
        print(f"{name}: {verdicts[is_true]}")
    return 2 if False in checks.values() else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
