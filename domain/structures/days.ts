/** '3-4 days' as its shortest and longest; '3 days' is both. */
export function parseDays(duration: string): { shortest: number; longest: number } {
  const [, from, to] = /^(\d+)(?:-(\d+))? days$/.exec(duration) ?? [];
  if (!from) throw new Error(`'${duration}' is not a number of days`);
  return { shortest: Number(from), longest: Number(to ?? from) };
}
