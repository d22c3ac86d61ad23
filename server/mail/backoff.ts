export const mostAttempts = 12;

const firstMs = 60_000;
const factor = 3;
const longestMs = 12 * 60 * 60 * 1000;
const spread = 0.2;
/** No delivery waits longer for its next attempt. */
export const longestBackoffMs = longestMs * (1 + spread);

/**
 * A minute, three, nine … at most twelve hours: twelve attempts reach over nearly three days, so a mail server may be
 * away for a weekend. The random fifth either way keeps many deliveries from coming back at the same moment.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const steady = Math.min(longestMs, firstMs * factor ** (attempts - 1));
  return Math.round(steady * (1 - spread + 2 * spread * random()));
}
