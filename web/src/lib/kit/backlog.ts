// What lies on the table while events are still being shown: the last view with those events done to it, so that things
// move when they are told and not a few lines later. The next view has the last word.

import { events, type Told } from "./told";

/**
 * Remembers how many lines the last view already holds, so that the rest can be told on top of it. A scene counts its
 * lines up while events are shown and changes its view after the last of them.
 */
export class Backlog<View, Event> {
  #view: View | null = null;
  #held = 0;

  /** `tell` does one event to a view, as far as everybody sees it. */
  constructor(private readonly tell: (view: View, event: Event) => View) {}

  /** The view on the table now. */
  show(view: View, lines: readonly Told<Event>[]): View {
    if (view !== this.#view || lines.length < this.#held) {
      this.#view = view;
      this.#held = lines.length;
    }
    return events(lines.slice(this.#held)).reduce(this.tell, view);
  }
}
