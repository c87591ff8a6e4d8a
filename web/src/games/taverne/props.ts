// The drawings of what comes with the Brawl: Objects and Arrivals. Nobody needs them before, so they come in a file of their own.

import anchor from "~icons/game-icons/anchor";
import barrel from "~icons/game-icons/barrel";
import bat from "~icons/game-icons/bat";
import beer from "~icons/game-icons/beer-stein";
import beerBottle from "~icons/game-icons/beer-bottle";
import bench from "~icons/game-icons/park-bench";
import broom from "~icons/game-icons/broom";
import cellar from "~icons/game-icons/cellar-barrels";
import chair from "~icons/game-icons/wooden-chair";
import clock from "~icons/game-icons/pocket-watch";
import cupboard from "~icons/game-icons/wooden-door";
import curtains from "~icons/game-icons/theater-curtains";
import dart from "~icons/game-icons/dart";
import fence from "~icons/game-icons/swap-bag";
import guards from "~icons/game-icons/guards";
import halberd from "~icons/game-icons/halberd";
import ham from "~icons/game-icons/ham-shank";
import hops from "~icons/game-icons/hops";
import horse from "~icons/game-icons/horse-head";
import jug from "~icons/game-icons/jug";
import lantern from "~icons/game-icons/lantern-flame";
import leg from "~icons/game-icons/wood-club";
import lid from "~icons/game-icons/round-shield";
import meal from "~icons/game-icons/meal";
import mercenary from "~icons/game-icons/warlord-helmet";
import monk from "~icons/game-icons/monk-face";
import pan from "~icons/game-icons/saucepan";
import pie from "~icons/game-icons/pie-slice";
import pilgrim from "~icons/game-icons/pilgrim-hat";
import poker from "~icons/game-icons/crowbar";
import rocket from "~icons/game-icons/firework-rocket";
import sabres from "~icons/game-icons/sabers-choc";
import stag from "~icons/game-icons/stag-head";
import stool from "~icons/game-icons/bar-stool";
import table from "~icons/game-icons/table";
import tray from "~icons/game-icons/metal-plate";
import trumpet from "~icons/game-icons/trumpet";
import witch from "~icons/game-icons/witch-flight";

export const PROPS: Readonly<Record<string, string>> = {
  garde: guards,
  sergente: halberd,
  ivrogne: beerBottle,
  brasseuse: hops,
  mercenaire: mercenary,
  ecuyere: horse,
  "artificier-gobelin": rocket,
  horloger: clock,
  apprentie: witch,
  familier: bat,
  menestrel: trumpet,
  danseuse: sabres,
  receleur: fence,
  matelot: anchor,
  moine: monk,
  pelerine: pilgrim,
  "pied-de-table": leg,
  poele: pan,
  tisonnier: poker,
  balai: broom,
  jambon: ham,
  chaise: chair,
  assiette: meal,
  chope: beer,
  tarte: pie,
  flechettes: dart,
  pichet: jug,
  lampe: lantern,
  bouteille: beerBottle,
  tabouret: stool,
  banc: bench,
  plateau: tray,
  "table-renversee": table,
  couvercle: lid,
  comptoir: cellar,
  "tonneau-vide": barrel,
  placard: cupboard,
  nappe: table,
  rideau: curtains,
  "trophee-mural": stag,
};
