export const mostAttempts = 12;

const firstMs = 60_000;
const factor = 3;
const longestMs = 12 * 60 * 60 * 1000;

/**
 * A minute, three, nine … at most twelve hours: twelve attempts reach over nearly three days, so a mail server may be
 * away for a weekend. The random fifth either way keeps many deliveries from coming back at the same moment.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const steady = Math.min(longestMs, firstMs * factor ** (attempts - 1));
  return Math.round(steady * (0.8 + 0.4 * random()));
}
