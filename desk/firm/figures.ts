/** 12,34,567 */
export const count = (value: number): string => value.toLocaleString("en-IN");

/** '12%', '3.4%'; nothing where there is nothing to divide by. */
export function share(part: number, whole: number | null): string | undefined {
  if (!whole) return undefined;
  const percent = (100 * part) / whole;
  return `${percent < 10 && percent > 0 ? percent.toFixed(1) : Math.round(percent)}%`;
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below: the top of a scale. */
export function scaleTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest;
}
