/** A count the hero keeps but does not show: it starts here and grows by 1 to 3 every two minutes. */
export const hiddenCounter = { start: 15847, everyMs: 120_000, maxStep: 3 } as const;

/** `random` is a number in [0, 1). */
export const nextCount = (count: number, random: number): number =>
  count + 1 + Math.floor(random * hiddenCounter.maxStep);
