// The portraits of the Encounters. A game meets nine of them, so each is fetched when it is first looked at.

import { drawings } from "$lib/kit/drawings.svelte";

type Drawing = Promise<{ default: string }>;

const FETCH: Readonly<Record<string, () => Drawing>> = {
  ripper: () => import("~icons/game-icons/claw-slashes"),
  battle_troll: () => import("~icons/game-icons/troll"),
  black_paladin: () => import("~icons/game-icons/black-knight-helm"),
  iron_gargoyle: () => import("~icons/game-icons/gargoyle"),
  clockwork_golem: () => import("~icons/game-icons/metal-golem-head"),
  rancour: () => import("~icons/game-icons/haunting"),
  wolf_pack: () => import("~icons/game-icons/wolf-howl"),
  goblins: () => import("~icons/game-icons/goblin-head"),
  necromancer: () => import("~icons/game-icons/raise-zombie"),
  blood_summoner: () => import("~icons/game-icons/cultist"),
  fear: () => import("~icons/game-icons/terror"),
  shapeshifter: () => import("~icons/game-icons/double-face-mask"),
  hydra: () => import("~icons/game-icons/hydra"),
  mimic: () => import("~icons/game-icons/mimic-chest"),
  gorgon: () => import("~icons/game-icons/medusa-head"),
  vampire: () => import("~icons/game-icons/vampire-dracula"),
  bone_stair: () => import("~icons/game-icons/stairs"),
  jelly: () => import("~icons/game-icons/slime"),
  masked_blade: () => import("~icons/game-icons/cloak-dagger"),
  succubus: () => import("~icons/game-icons/female-vampire"),
  abyss_eye: () => import("~icons/game-icons/eyestalk"),
  ash_dragon: () => import("~icons/game-icons/spiked-dragon-head"),
  crushing_ceiling: () => import("~icons/game-icons/crush"),
  spiked_pit: () => import("~icons/game-icons/spiky-pit"),
  rickety_bridge: () => import("~icons/game-icons/rope-bridge"),
  cursed_mirror: () => import("~icons/game-icons/mirror-mirror"),
};

/** The portrait of an Encounter; nothing for the moment it takes to fetch it. */
export const portrait = drawings((id) => FETCH[id]?.().then(({ default: drawing }) => drawing));
