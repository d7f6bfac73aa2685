/** What the engine sends of Coloretto, as its face calls it. */
import type { FaceProps, Sent } from "$lib/face";
import type { Coloretto } from "$lib/protocol";

export type View = Sent<Coloretto.View, "side">;
export type Colour = Coloretto.Line["colour"];
export type Card = Coloretto.Placed["card"];
export type Side = View["config"]["side"];
/** What a player does; the other actions are chance's. */
export type Action = Coloretto.Start | Coloretto.Draw | Coloretto.Place | Coloretto.Take | Coloretto.Joker;
export type Fact = Coloretto.Fact;
export type Props = FaceProps<View, Action, Fact>;
