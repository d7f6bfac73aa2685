/** Seats and the people in them, who may change places while somebody looks at one of them. */
import type { Chair } from "./protocol";

const sameOccupant = (one: Chair, other: Chair) => one.kind === other.kind && one.name === other.name;

/** The chair of the person or bot who was in `seen`, wherever they sit now; null if they left or cannot be told apart. */
export function followOccupant(chairs: Chair[], seen: Chair): Chair | null {
  const here = chairs[seen.seat];
  if (here && sameOccupant(here, seen)) return here;
  const [found, ...others] = chairs.filter((chair) => sameOccupant(chair, seen));
  return found && !others.length ? found : null;
}
