/** The types of The Chameleon that the server sends, under the names its face uses. */
import type { FaceProps, Sent } from "$lib/face";
import type { Chameleon } from "$lib/protocol";

export type Topic = Chameleon.Topic;
export type Round = Chameleon.Round;
export type View = Sent<Chameleon.View, "language" | "target" | "rounds">;
export type Action = Chameleon.Action;
export type Fact = Chameleon.Fact;
export type Props = FaceProps<View, Action, Fact>;
