// What lies on the table while events are still being shown: the last view with those events done to it, so that things
// move when they are told and not a few lines later. The next view has the last word.

import { events, type Told } from "./told";

/** A moment: a view, everything told so far, and how much of that the view already holds. */
export interface Moment<View, Event> {
  view: View;
  lines: readonly Told<Event>[];
  held: number;
}

/** The view of a moment, with what was told since then done to it. */
export const retold = <View, Event>(
  { view, lines, held }: Moment<View, Event>,
  tell: (view: View, event: Event) => View,
): View => events(lines.slice(held)).reduce(tell, view);

/** A view with something changed that everybody sees. */
export const publicly = <View extends { public: object }>(view: View, change: Partial<View["public"]>): View => ({
  ...view,
  public: { ...view.public, ...change },
});
