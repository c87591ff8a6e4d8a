### What the terminal itself says, in English.

player = Player { $number }
gallery = the gallery

welcome-seats = Around the table, clockwise:
seat-human = { $name }
seat-bot = { $name } (bot, { $level })
welcome-hint = Answer with a number or with part of a sentence. ? shows the help, quit ends the game.

news = Since your last decision:
news-first = What you know:
own-title = Your cards:
private-mark = for you
prompt = >
more-options = Lines { $from } to { $to } of { $total }. Press Enter for more, or type part of a sentence to narrow the list.
matches = Several answers fit: type one of these numbers, or more of the sentence.
no-match = No answer contains “{ $typed }”: type a number from 1 to { $total }, part of a sentence, or ? for help.
no-number = There is no answer { $typed }: type a number from 1 to { $total }.
no-options = There is nothing you could answer here; this is a fault of the game.

help =
    Answer with the number of a line, or type part of its sentence (accents and capitals do not matter).
      Enter        the question and its answers once more
      table        the table as you see it
      log          everything that happened, as you saw it; log 20 shows the last 20 lines
      rule { $example }  the text of a rule; the numbers stand at the ends of the lines
      card         your own cards; card and a word looks any card up
      think        what follows from what you know, if this table allows such help
      not now      from now on let calls and windows go by; type it again to be asked
      quit         abandon the game

not-now-on = From now on you let go by whatever can be let go by. Type not now again to be asked.
not-now-off = You are asked again.
not-now-passed = Not now: { $answer }

log-empty = Nothing has happened yet.
rule-unknown = There is no rule “{ $typed }”: rules look like { $example }, and stand at the ends of the log's lines.
card-unknown = No card is called “{ $typed }”: type part of its name, or card alone for your own.
card-none = You hold no card.
no-aid = This table gives no help with deduction: you have to think for yourself.

hand-over = It is { $name }'s turn. Hand the keyboard over, look away, then { $name } presses Enter.
hand-over-vote = { $asker } wants to abandon the game. Hand the keyboard to { $name }, who presses Enter.
quit-sure = Abandon the game for good? (yes/no)
quit-agree = { $name }, { $asker } wants to abandon the game. Do you agree? (yes/no)
quit-refused = { $name } wants to play on: the game goes on.
quit-kept = The game goes on.
yes-or-no = Please type yes or no.
bye = The game is abandoned.

over = The game is over.
won = You have won!
lost = You have lost.
winners = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
nobody-won = Nobody has won.
scores = Points: { $scores }.
seed = Seed of this deal: { $seed }

input-ended = the input ended in the middle of the game; start it again and answer to the end, or type quit
practice = Practice table: the deal is set by the options.
recorded = Record: { $file }

replay-title = { $game }, as { $viewer } saw it
replay-title-all = { $game }, every telling with those who saw it
replay-step = After { $step } of { $total } answers:
