/**
 * The finished round that the reader is still looking at, counted from 1; 0 if there is none.
 * The face shows it and the prompt mentions it, although the next round has already been dealt.
 */
class RoundReview {
  round = $state(0);
}

export const review = new RoundReview();
