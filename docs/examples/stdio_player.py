#!/usr/bin/env python3
"""Plays a whole game over `sangfroid stdio`: one line of JSON out, one line of JSON back.

    python3 stdio_player.py [PROGRAM] [GAME] [SEED]

Every seat is played by this script. Seat 0 takes a random option, as a program of your own would take one of its
choosing; the other seats ask the built-in bot what it would do. Needs nothing but the standard library.
"""

import json
import random
import subprocess
import sys


class Table:
    """One table, served by a `sangfroid stdio` process."""

    def __init__(self, program, game, seed):
        command = [program, "stdio", game, "--seed", seed, "--lang", "en"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **request):
        """Sends a request and returns what is in the answer's "ok"."""
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the table has closed; its last words are above")
        answer = json.loads(line)
        if "error" in answer:
            error = answer["error"]
            sys.exit(f"{request} was refused: {error['code']}: {error['text']}")
        return answer["ok"]

    def close(self):
        self.ask(do="quit")
        return self.process.wait()


def choose(table, seat, chance):
    """The action this seat takes, and the number of the question it answers."""
    seen = table.ask(do="observe", seat=seat)
    if seat == 0:
        option = chance.choice(seen["options"])
        print(f"seat 0: {seen['prompt']} -> {option['text']}")
        return option["action"], seen["serial"]
    # "sangfroid games" lists the levels; every game has "random".
    return table.ask(do="bot", seat=seat, level="random")["action"], seen["serial"]


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "sangfroid"
    game = sys.argv[2] if len(sys.argv) > 2 else "liens-de-sang"
    seed = sys.argv[3] if len(sys.argv) > 3 else "c0ffee"
    table = Table(program, game, seed)
    chance = random.Random(seed)
    standing = table.ask(do="waiting")
    while standing["outcome"] is None:
        seat = standing["waiting"][0]
        action, serial = choose(table, seat, chance)
        # Naming the question makes sure that a late answer is refused instead of meant for another question.
        standing = table.ask(do="answer", seat=seat, action=action, serial=serial)
    for line in table.ask(do="log", **{"from": 0})["lines"][-3:]:
        print(line["text"])
    record = table.ask(do="record")
    print(f"over after {len(record['answers'])} answers, winners: {standing['outcome']['winners']}")
    sys.exit(table.close())


if __name__ == "__main__":
    main()
