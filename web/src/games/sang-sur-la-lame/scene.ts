// The scene of this game: the common one with this game's own types.

import type { Told as CommonTold } from "$lib/kit/told";

import type * as common from "../game";
import type { Action, Event, Facts, Question, View } from "./types";

export interface Game {
  View: View;
  Event: Event;
  Question: Question;
  Action: Action;
  Aid: null;
  Facts: Facts;
}

export type Scene = common.Scene<Game>;
export type SceneProps = common.SceneProps<Game>;
export type BoardProps = common.BoardProps<Game>;
export type Card = common.CardOf<Game>;
export type Cards = common.CardsOf<Game>;
export type Choice = common.ChoiceOf<Game>;
export type Told = CommonTold<Event>;
