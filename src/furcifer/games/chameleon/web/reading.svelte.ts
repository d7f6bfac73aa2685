/** The round whose end is still being read (counted from 1; 0: none): the face shows it, the prompt speaks of it. */
class Reading {
  round = $state(0);
}

export const reading = new Reading();
