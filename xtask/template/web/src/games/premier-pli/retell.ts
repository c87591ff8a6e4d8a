// An event done to a view, so that the table shows what is being told; and the seats an event is about.

import { publicly } from "$lib/kit/retold";
import { touching } from "$lib/kit/touched";

import type { Event, View } from "./types";

/** The view with this event told on top of it. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case "opened": {
      const laid = view.public.laid.map((cards, seat) => [
        ...cards,
        ...event.laid.filter((one) => one.seat === seat).map((one) => one.card),
      ]);
      const points = view.public.points.map((have, seat) => have + (seat === event.taken_by ? 1 : 0));
      return publicly(view, { laid, points, tricks: view.public.tricks + 1 });
    }
    case "won":
      return view;
  }
}

export const touched = touching<Event>({ only: { opened: ["taken_by"], won: ["seats"] } });
