/** What the engine sends of Codenames, as its face calls it. */
import type { FaceProps, Sent } from "$lib/face";
import type { Codenames } from "$lib/protocol";

// The letters of the key and of the tiles; the engine sends them as plain text.
export type Team = "r" | "b";
export type Identity = Team | "n" | "x"; // bystander, assassin

export type Turn = Codenames.Turn;
export type Count = Turn["number"];
export type View = Sent<Codenames.View, "language">;
export type Action = Codenames.Action;
export type Fact = Codenames.Fact;
export type Props = FaceProps<View, Action, Fact>;
