/** What the engine sends of Le Caméléon, as its face calls it. */
import type { FaceProps } from "$lib/face";
import type { LeCameleon } from "$lib/protocol";

export type View = LeCameleon.View; // its board: 72 letters from a1, b1, … to h9: BRYVOGK Rounds, bryvogk Squares, . empty
export type Stock = View["box"][number]; // violet, orange, green, chameleons
export type Move = LeCameleon.Move;
export type Take = Required<LeCameleon.Take>; // a person may leave out what is not gained, the server says null
export type Action = Move | Take | LeCameleon.Pass;
export type Fact = LeCameleon.Fact;
export type Props = FaceProps<View, Action, Fact>;
