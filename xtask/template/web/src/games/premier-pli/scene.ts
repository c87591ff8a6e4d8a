// The scene of this game: the common one with this game's own types.

import type * as common from "../game";
import type { Action, Event, Facts, Question, View } from "./types";

export type Game = common.Own<View, Event, Question, Action, Facts>;

export type Scene = common.Scene<Game>;
export type SceneProps = common.SceneProps<Game>;
export type BoardProps = common.BoardProps<Game>;
export type ReferenceProps = common.ReferenceProps<Game>;
export type Card = common.CardOf<Game>;
