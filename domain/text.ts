/** Puts values into the {tokens} of a sentence. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token));

/** "A, B and C". The browser's own lists take a slow phone a tenth of a second the first time. */
export const joinWords = (parts: readonly string[], word: "and" | "or" = "and"): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;

/** With a capital letter, as at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
