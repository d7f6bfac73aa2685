/** The types of Codenames that the server sends, under the names its face uses. */
import type { FaceProps, Sent } from "$lib/face";
import type { Codenames } from "$lib/protocol";

// Letters of the key and of the tiles; on the wire they are plain strings.
export type Team = "r" | "b";
export type Identity = Team | "n" | "x"; // bystander, assassin

export type Turn = Codenames.Turn;
export type Count = Turn["number"];
export type View = Sent<Codenames.View, "language">;
export type Action = Codenames.Action;
export type Fact = Codenames.Fact;
export type Props = FaceProps<View, Action, Fact>;
