import type { Same } from "../fr";
import type { proof as french } from "../fr/proof";

export const proof: Same<typeof french> = {
  proofTitle: "The deal was fixed beforehand",
  proofBroken: "The server did not keep its promise",
  proofGone: (rules: number) =>
    `This game was played by version ${rules} of the rules. By those of today it would be another one: it is shown as it was seen, and can no longer be proved here.`,
  proofNotYours: "This deal proves nothing to you",
  proofServer: "Whoever ran the server could choose this deal",
  proofWeak: "The deal was promised, but is not proved against a host who plays",
  proofNone: "Nothing was promised about this deal",
  proofNoneWhy:
    "The game was not played at a table of the server, or before it made promises. It can still be checked that every answer follows the rules and leads to this end.",
  commitment: "Commitment published before anybody sat down",
  salts: (count) =>
    count === 0
      ? "No salt is in the deal: nothing shows how the server chose."
      : count === 1
        ? "1 player added a salt to the shuffle. To that one it is proved."
        : `${count} players added their salt to the shuffle. To each of them it is proved; to others only if one of these did not play for the host.`,
  unsealed: "Salts were not sealed then: against a host who played nothing is proved.",
  unopened: (count) =>
    count === 1
      ? "1 player had sealed a salt and did not open it, and the deal went on without it: to that one it proves nothing."
      : `${count} players had sealed a salt and did not open it, and the deal went on without them: to those it proves nothing.`,
  voided: (attempt, names) =>
    `Attempt ${attempt} was void: ${names} did not open. Everybody drew anew; once may be chance.`,
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
  notedSpent: (count) =>
    count === 1
      ? "A share sealed here was for an attempt that was void; the deal was made without you."
      : `${count} shares sealed here were for attempts that were void; the deal was made without them.`,
  how: "How this protects you",
  hows: {
    secret: "Before the start the server draws a secret and publishes its hash: it can no longer change it.",
    salt: "Every player may seal a salt that nobody else knows yet. Whoever’s salt is opened in the deal knows that nobody chose it, not even a host who plays.",
    fixed:
      "When the start is fixed everybody sees what was sealed, and then opens it. If somebody does not, nothing is dealt: the attempt is void and recorded, and everybody seals anew.",
    seed: "The shuffle comes from the secret and all salts; the whole game follows from it and the answers.",
    opened: "At the end secret and salts are in the record: everybody can work it out again at home.",
  },
  limits:
    "What it does not prove: that the server saw and said nothing, that nobody who plays for the host gave up an attempt on purpose (the record shows each of them), or that the commitment is the right one if you did not write it down before the game.",
  verify: "To check at home, with a build of your own",
  copyCommand: "Copy the command",
};
