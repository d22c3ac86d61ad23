/** 'AOC-4' is found as 'AOC 4' and as 'AOC4'. */
export const tokenize = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}\-'’]+/u).flatMap((word) => {
    const parts = word.replaceAll(/['’]/g, "").split("-").filter(Boolean);
    return parts.length > 1 ? [...parts, parts.join("")] : parts;
  });

/** Case, accents and a plural's s make no difference. */
export const processTerm = (term: string): string =>
  term
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=[a-z]{3})(?<!s)s$/, "");
