// Which names the clans go by at the table that is open. Cards are also read away from the board, where nobody says.

import type { Skin } from "./types";

class Dress {
  skin: Skin = $state("rose_beast");
}

export const dress = new Dress();
