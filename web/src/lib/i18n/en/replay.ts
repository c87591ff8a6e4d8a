import type { Words } from "../fr";

export const replay: Words["replay"] = {
  page: (game) => `Replay: ${game}`,
  where: (players) => `Replay · ${players} players`,
  dealChecked: "deal checked",
  none: "There is no such game",
  noneWhy: "The link may be cut short, or the game is no longer kept.",
  failed: "The game does not come. Check the connection, then try again.",
  lost: "This moment did not come.",
  stage: (step) => `The table after ${step === 1 ? "1 answer" : `${step} answers`}`,
  dock: "Playback",
  side: "Story and proof",
  panes: "Panes",
  table: "Table",
  first: "Beginning",
  back: "Step back",
  play: "Play",
  pause: "Pause",
  forward: "Step forward",
  last: "End",
  speed: (speed) => `Speed ×${speed}`,
  keyBefore: "Turning point before",
  keyAfter: "Next turning point",
  turns: "Turning points",
  see: "See it again",
  seeTurn: (step) => `See this turning point again, at step ${step}`,
  rail: "Step",
  at: (step, of) => `Step ${step} of ${of}`,
  start: "Set-up",
  answerOf: (name) => `${name} answered`,
  sealed: (name) => `${name} answered; nothing shows yet`,
  openTo: (names) => `Waiting for ${names}`,
  over: "The game is over.",
  viewAs: "Seen by",
  gallery: "A spectator",
  open: "Everybody: all cards open",
  hands: "Open cards",
  log: "Story",
  logOf: "What has happened so far",
  goTo: "Go to this moment",
  fold: "A line a turn",
  earlier: (count) => `Show ${count === 1 ? "the line" : `the ${count} lines`} before`,
  nothing: "Nothing has happened yet.",
  private: "private",
  ending: "Summary",
  endingLater: "The summary can be read at the end of the game.",
  toEnd: "Go to the end",
  verdict: "Verdict",
  closeVerdict: "See the table",
  again: "Watch from the start",
  link: "Link to this moment",
  download: "Download the game",
  drawer: "Open the story",
  proof: "Proof",
  proofTitle: "The deal was fixed beforehand",
  proofBroken: "The server did not keep its promise",
  proofGone: (rules: number) =>
    `This game was played by version ${rules} of the rules. By those of today it would be another one: it is shown as it was seen, and can no longer be proved here.`,
  proofNone: "Nothing was promised about this deal",
  proofNoneWhy:
    "The game was not played at a table of the server, or before it made promises. It can still be checked that every answer follows the rules and leads to this end.",
  commitment: "Commitment published before anybody sat down",
  salts: (count) =>
    count === 0
      ? "Nobody added a salt: the deal was fixed, but the server alone chose it."
      : count === 1
        ? "1 player added a salt to the shuffle."
        : `${count} players added their salt to the shuffle.`,
  unopened: (count) =>
    count === 1
      ? "1 player had sealed a salt and did not open it: the deal went on without it."
      : `${count} players had sealed a salt and did not open it: the deal went on without them.`,
  noted: "What this browser wrote down before the deal",
  notedNothing: "Nothing: it did not see the table before the deal.",
  notedSame: "The commitment was this one.",
  notedOther: (commitment) => `The commitment was another one, ${commitment}. Do not trust this deal.`,
  notedShares: (count) => (count === 1 ? "Your share is in the shuffle." : `Your ${count} shares are in the shuffle.`),
  notedLacking: (count) =>
    count === 1
      ? "A share added from here is not in the shuffle: it was replaced on another device, or the server left it out."
      : `${count} shares added from here are not in the shuffle: they were replaced on another device, or the server left them out.`,
  notedStart: "Everybody had sealed what this browser was shown when the start was fixed.",
  notedStartOther:
    "What everybody had sealed is not what this browser was shown when the start was fixed. Do not trust this deal.",
  notedUnopened: (count) =>
    count === 1
      ? "A share sealed here was not opened in time: this page was closed, or the network too slow."
      : `${count} shares sealed here were not opened in time: this page was closed, or the network too slow.`,
  notedDropped: (count) =>
    count === 1
      ? "A share was opened from here and the server had taken it, but the record says that it was not. Do not trust this deal."
      : `${count} shares were opened from here and the server had taken them, but the record says that they were not. Do not trust this deal.`,
  how: "How this protects you",
  hows: {
    secret: "Before the start the server draws a secret and publishes its hash: it can no longer change it.",
    salt: "Every player may seal a salt that nobody else knows yet: nobody can choose the deal, not even a host who plays.",
    fixed:
      "When the start is fixed everybody sees what was sealed, and then opens it: nothing can be changed any more. Who does not open is recorded.",
    seed: "The shuffle comes from the secret and all salts; the whole game follows from it and the answers.",
    opened: "At the end secret and salts are in the record: everybody can work it out again at home.",
  },
  limits:
    "What it does not prove: that the server saw and said nothing, that nobody who plays for the host held a share back on purpose (the record shows who did not open), or that the commitment is the right one if you did not write it down before the game.",
  verify: "To check at home, with a build of your own",
  copyCommand: "Copy the command",
};
