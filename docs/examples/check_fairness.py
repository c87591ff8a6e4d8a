#!/usr/bin/env python3
"""Checks the deal of a record without our program, from docs/fairness.md alone.

    python3 check_fairness.py RECORD [COMMITMENT [START]]

COMMITMENT is the one you wrote down before the game, START the fingerprint of the start you wrote down before you opened
your salt. Records of the time when salts were not sealed are checked as well; they have no start. That everything checks
out is not yet a proof: the last line says to whom it is one. Needs Python and nothing else. Whether seats were to be drawn
at all, and whether the answers lead to the recorded end, only the rules know: `sangfroid verify` asks them.
"""

import json
import struct
import sys

MASK = 0xFFFFFFFF
IV = [0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19]
ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8]
COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
CHUNK_START, CHUNK_END, PARENT, ROOT, CONTEXT, MATERIAL = 1, 2, 4, 8, 32, 64


def compress(chain, block, counter, flags):
    """The one building block of BLAKE3."""
    words = list(struct.unpack("<16I", block.ljust(64, b"\0")))
    state = [*chain, *IV[:4], counter & MASK, counter >> 32, len(block), flags]
    for _ in range(7):
        for pair, (a, b, c, d) in enumerate(COLUMNS + DIAGONALS):
            for word, first, second in [(words[2 * pair], 16, 12), (words[2 * pair + 1], 8, 7)]:
                state[a] = (state[a] + state[b] + word) & MASK
                state[d] = rotate(state[d] ^ state[a], 32 - first)
                state[c] = (state[c] + state[d]) & MASK
                state[b] = rotate(state[b] ^ state[c], 32 - second)
        words = [words[place] for place in ORDER]
    return [state[place] ^ state[place + 8] for place in range(8)]


def tree(key, data, counter, flags):
    """The last compression of a tree of chunks, still without the mark of the root."""
    if len(data) > 1024:
        left = 1024
        while left * 2 < len(data):
            left *= 2
        halves = [tree(key, data[:left], counter, flags)]
        halves.append(tree(key, data[left:], counter + left // 1024, flags))
        block = b"".join(struct.pack("<8I", *compress(*half)) for half in halves)
        return key, block, 0, flags | PARENT
    blocks = [data[at : at + 64] for at in range(0, len(data), 64)] or [b""]
    chain = key
    for at, block in enumerate(blocks[:-1]):
        chain = compress(chain, block, counter, flags | (CHUNK_START if at == 0 else 0))
    start = CHUNK_START if len(blocks) == 1 else 0
    return chain, blocks[-1], counter, flags | start | CHUNK_END


def blake3(key, data, mode):
    chain, block, counter, flags = tree(key, data, 0, mode)
    return compress(chain, block, 0 if flags & PARENT else counter, flags | ROOT)


def field(data):
    return number(len(data)) + data


def number(value):
    return struct.pack("<Q", value)


def derive(purpose, data):
    key = blake3(IV, f"sang-froid 2026 {purpose}".encode(), CONTEXT)
    return struct.pack("<8I", *blake3(key, data, MATERIAL))


def written(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(secret, game, rules, config, opening):
    fields = [secret, game.encode(), struct.pack("<I", rules), written(config)]
    if opening is not None:
        fields += [opening["name"].encode(), written(opening.get("data"))]
    return derive("commitment v1", b"".join(map(field, fields))).hex()


def share(promise, chair, salt):
    """What somebody seals: the hash of a salt, good for one promise and one chair."""
    return derive("share v1", field(promise.encode()) + number(chair) + field(salt.encode()))


def start(promise, shares):
    """The fingerprint of a start: what was promised, and what every chair had sealed."""
    parts = [b"\0" if sealed is None else b"\1" + sealed for sealed in shares]
    return derive("start v1", field(promise.encode()) + number(len(shares)) + b"".join(parts)).hex()


def is_missing(salt, sealed):
    """Whether somebody had sealed a salt and did not open it."""
    return salt is None and sealed is not None


def next_promise(promise, attempt):
    """What shares are bound to after an attempt that failed: what was sealed at it, and who opened it."""
    seen = b"".join(
        b"\0" if sealed is None else b"\2" if salt is None else b"\1"
        for salt, sealed in zip(attempt["salts"], attempt["shares"])
    )
    shares = attempt["shares"]
    return derive("attempt v1", field(start(promise, shares).encode()) + number(len(shares)) + seen).hex()


def read_shares(written_shares):
    return [None if sealed is None else bytes.fromhex(sealed) for sealed in written_shares]


def opens(promise, salts, shares):
    """Whether every opened salt is the one that was sealed."""
    return len(salts) == len(shares) and all(
        salt is None or share(promise, chair, salt) == sealed
        for chair, (salt, sealed) in enumerate(zip(salts, shares))
    )


def are_void(promise, attempts, last):
    """Whether each attempt failed as it had to, and who had not opened had no part from the third on."""
    missed = set()
    for count, attempt in enumerate([*attempts, {"salts": [], "shares": last}]):
        if count >= 2 and any(attempt["shares"][chair] is not None for chair in missed):
            return False
        if count < len(attempts):
            gone = [c for c, both in enumerate(zip(attempt["salts"], attempt["shares"])) if is_missing(*both)]
            if not gone or not opens(promise, attempt["salts"], attempt["shares"]):
                return False
            missed.update(gone)
            promise = next_promise(promise, attempt)
    return True


def proved_to(salts, sealed, is_sealed):
    """To whom a deal is proved whose checks are all true, if the server may have played, too."""
    count = sum(salt is not None for salt in salts)
    unopened = sum(map(is_missing, salts, sealed))
    if count == 0 and unopened == 0:
        return "nobody: no salt was added, and the server alone chose"
    if count == 0:
        return f"nobody: of {unopened} sealed salts none was opened, so whoever knew the secret could choose"
    if not is_sealed:
        return "nobody, if the server played: the salts were not sealed"
    to = f"whoever opened one of its {count} salts"
    return to if unopened == 0 else f"{to}, but for a choice; nothing to those who sealed the {unopened} that were not opened"


def drawn_from(purpose, secret, salts, shares):
    """The seed, or the key of the seating; `shares` is nothing if salts were not sealed."""

    def part(salt, sealed):
        if salt is not None:
            return b"\1" + field(salt.encode())
        return b"\0" if sealed is None else b"\2" + sealed

    version = "v1" if shares is None else "v2"
    parts = map(part, salts, shares or [None] * len(salts))
    return derive(f"{purpose} {version}", field(secret) + number(len(salts)) + b"".join(parts))


def rotate(word, by):
    return (word << by | word >> (32 - by)) & MASK


def chacha8(key):
    """The stream of ChaCha with 8 rounds, counter and nonce from 0, as numbers of 32 bits."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), 0, 0, 0, 0]
    while True:
        block = list(start)
        for a, b, c, d in (COLUMNS + DIAGONALS) * 4:
            for x, y, z, by in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                block[x] = (block[x] + block[y]) & MASK
                block[z] = rotate(block[z] ^ block[x], by)
        yield from ((x + y) & MASK for x, y in zip(block, start))
        start[12] += 1


def below(limit, stream):
    """A number from 0 to limit - 1, all equally likely."""
    while True:
        wide = next(stream) * limit
        if wide % 2**32 >= 2**32 % limit:
            return wide >> 32


def seating(secret, salts, shares):
    stream = chacha8(drawn_from("seating", secret, salts, shares))
    seats = list(range(len(salts)))
    for last in range(len(seats) - 1, 0, -1):
        other = below(last + 1, stream)
        seats[last], seats[other] = seats[other], seats[last]
    return seats


def main(path, written_down=None, written_start=None):
    with open(path, encoding="utf-8") as file:
        record = json.load(file)
    fair = record.get("fairness")
    if fair is None:
        print("this record opens nothing about its deal")
        return 2
    secret, salts, shares = bytes.fromhex(fair["secret"]), fair["salts"], fair.get("shares")
    if shares is not None:
        shares = read_shares(shares)
    attempts = [dict(attempt, shares=read_shares(attempt["shares"])) for attempt in fair.get("voided", [])]
    rules, opening = fair.get("rules", record["rules"]), record.get("opening")
    promised = commitment(secret, record["game"], rules, record["config"], opening)
    is_seated = fair.get("seating") is not None
    seats = seating(secret, salts, shares) if is_seated else list(range(len(salts)))
    sealed = shares or [None] * len(salts)
    bound_to = promised
    for attempt in attempts:
        bound_to = next_promise(bound_to, attempt)
    began = None if shares is None else start(bound_to, shares)
    checks = {
        "commitment": fair["commitment"] == promised,
        "as written down": None if written_down is None else written_down.lower() == promised,
        "seed": record["seed"] == drawn_from("deal", secret, salts, shares).hex(),
        "start as written down": None if written_start is None else written_start.lower() == began,
        "salts": len(salts) == len(sealed) == len(record["seats"])
        and all(
            (salt is None and share_of is None) or record["seats"][seat]["by"] == "human"
            for seat, salt, share_of in zip(seats, salts, sealed)
        ),
        "salts as sealed": shares is None or opens(bound_to, salts, shares),
        "attempts before": are_void(promised, attempts, sealed)
        and (not attempts or not any(map(is_missing, salts, sealed))),
        "seating": not is_seated or fair["seating"] == seats,
    }
    not_given = {"start as written down": "no start given"}
    for name, is_true in checks.items():
        verdicts = {True: "checks out", False: "FALSE", None: not_given.get(name, "no commitment given")}
        print(f"{name}: {verdicts[is_true]}")
    for count, attempt in enumerate([*attempts, {"salts": salts, "shares": sealed}], 1):
        for chair, both in enumerate(zip(attempt["salts"], attempt["shares"])):
            if is_missing(*both):
                at = f" at attempt {count}" if attempts else ""
                print(f"chair {chair}: sealed a salt and did not open it{at}")
    if False not in checks.values():
        print(f"proved to {proved_to(salts, sealed, shares is not None)}")
    return 2 if False in checks.values() else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
