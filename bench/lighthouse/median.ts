import type { Measurement } from "./measurement.ts";

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Times and scores are medians, each by itself; bytes and problems are those of the run in the middle. */
export function medianMeasurement(runs: readonly Measurement[]): Measurement {
  const middle = runs.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(runs.length / 2)]!;
  const score = (name: keyof Measurement["scores"]) => median(runs.map(({ scores }) => scores[name]));
  return {
    ...middle,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("bestPractices"),
      seo: score("seo"),
    },
    firstPaint: median(runs.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(runs.map(({ largestPaint }) => largestPaint)),
    blocking: median(runs.map(({ blocking }) => blocking)),
    layoutShift: median(runs.map(({ layoutShift }) => layoutShift)),
  };
}
