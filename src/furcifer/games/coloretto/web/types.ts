/** The types of Coloretto that the server sends, under the names its face uses. */
import type { FaceProps, Sent } from "$lib/face";
import type { Coloretto } from "$lib/protocol";

export type View = Sent<Coloretto.View, "side">;
export type Colour = Coloretto.ColourScore["colour"];
export type Card = Coloretto.Placed["card"];
export type Side = View["config"]["side"];
/** A player's actions; chance has others. */
export type Action = Coloretto.Start | Coloretto.Draw | Coloretto.Place | Coloretto.Take | Coloretto.Joker;
export type Fact = Coloretto.Fact;
export type Props = FaceProps<View, Action, Fact>;
