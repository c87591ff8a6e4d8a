// The scene of this game: the common one with this game's own types.

import type { Told as CommonTold } from "$lib/kit/told";

import type * as common from "../game";
import type { Action, Aid, Event, Facts, Question, View } from "./types";

export type Game = common.Own<View, Event, Question, Action, Facts, Aid>;

export type Scene = common.Scene<Game>;
export type SceneProps = common.SceneProps<Game>;
export type Card = common.CardOf<Game>;
export type Cards = common.CardsOf<Game>;
export type Told = CommonTold<Event>;
export type BenchProps = common.BenchProps<Game>;
