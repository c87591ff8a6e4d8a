// The scene of this game: the common one with this game's own types.

import type { Told as CommonTold } from "$lib/kit/told";

import type * as common from "../game";
import type { Action, Event, Facts, Question, Tried, View } from "./types";

export type Game = common.Own<View, Event, Question, Action, Facts, null, Tried>;

export type Scene = common.Scene<Game>;
export type SceneProps = common.SceneProps<Game>;
export type BenchProps = common.BenchProps<Game>;
export type Card = common.CardOf<Game>;
export type Choice = common.ChoiceOf<Game>;
export type Told = CommonTold<Event>;
