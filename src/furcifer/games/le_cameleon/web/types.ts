/** The types of Le Caméléon that the server sends, under the names its face uses. */
import type { FaceProps } from "$lib/face";
import type { LeCameleon } from "$lib/protocol";

export type View = LeCameleon.View; // board: 72 letters, a1, b1, … h9; BRYVOGK Rounds, bryvogk Squares, . empty
export type Stock = View["box"][number]; // violet, orange, green, chameleons
export type Move = LeCameleon.Move;
export type Take = Required<LeCameleon.Take>; // `gain` is optional in commands, but the server always sends it
export type Action = Move | Take | LeCameleon.Pass;
export type Fact = LeCameleon.Fact;
export type Props = FaceProps<View, Action, Fact>;
