// An event done to a view: while events are told one after the other, the table already shows what each of them says.

import { publicly } from "$lib/kit/retold";

import type { BloodEvent, Event, Figure, SpaceEvent, TableEvent, TurnEvent, View } from "./types";

function figure(view: View, id: string, change: Partial<Figure>): View {
  const figures = view.public.figures.map((each) => (each.id === id ? { ...each, ...change } : each));
  return publicly(view, { figures });
}

/** The view with this event told on top of it. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case "table":
      return ofTable(view, event);
    case "turn":
      return ofTurn(view, event);
    case "space":
      return ofSpace(view, event);
    case "blood":
      return ofBlood(view, event);
  }
}

function ofTable(view: View, event: TableEvent): View {
  switch (event.what) {
    case "drawn":
    case "laid":
      return publicly(view, { scenario: event.scenario });
    case "ended":
      return publicly(view, { levels: event.levels });
    case "was_spy":
      return publicly(view, { revealed_spy: event.figure });
    case "was_assassin":
      return publicly(view, { revealed_assassin: event.figure });
    case "loot_was":
      return publicly(view, { revealed_loot: event.spot });
    case "proposed":
    case "role_dice":
    case "chosen":
    case "roll_off":
    case "secret_named":
    case "took_spot":
    case "deployed":
    case "hid":
    case "resigned":
      return view;
  }
}

function ofTurn(view: View, event: TurnEvent): View {
  switch (event.what) {
    case "began":
      return publicly(view, { turn: event.turn });
    case "activated":
      return figure(view, event.figure, { activated: true });
    case "on_lookout":
      return figure(view, event.figure, { lookout: true });
    case "arrival":
    case "initiative":
    case "stopped":
    case "die":
    case "forwent":
    case "tested":
    case "rolled_again":
    case "spy_revealed":
      return view;
  }
}

function ofSpace(view: View, event: SpaceEvent): View {
  switch (event.what) {
    case "moved":
    case "displaced":
      return figure(view, event.figure, { stand: event.to });
    case "stopped":
      return figure(view, event.figure, { stand: event.at });
    case "turned":
      return figure(view, event.figure, { facing: event.face });
    case "entered":
      return figure(view, event.figure, { stand: event.at, status: "standing" });
    case "left":
      return figure(view, event.figure, { status: "left" });
    case "decoy": {
      const markers = view.public.markers.map((marker, at) =>
        at === event.marker ? { ...marker, there: false } : marker,
      );
      return publicly(view, { markers });
    }
    case "door":
    case "dropped":
    case "picked_up":
    case "destroyed":
    case "spot_opened":
    case "sprang":
    case "freed":
      return view;
  }
}

function ofBlood(view: View, event: BloodEvent): View {
  switch (event.what) {
    case "wounded":
      return figure(view, event.figure, { wounded: true });
    case "died":
      return figure(view, event.figure, { status: "fallen" });
    case "lost_members":
      return figure(view, event.figure, { members: event.left });
    case "rolled":
      return publicly(view, { fight: event.fight });
    case "attacks":
    case "engaged":
    case "waits":
    case "out_of_ammunition":
    case "unhurt":
      return view;
  }
}

/** The seats an event is about: those named, and those whose figures are. */
export function touched(event: Event): number[] {
  const named = Object.values(event).flatMap((value) => {
    const seat = typeof value === "string" ? /^s(\d)\.m\d$/.exec(value) : null;
    return seat ? [Number(seat[1])] : [];
  });
  return [...new Set("seat" in event ? [event.seat, ...named] : named)];
}
