const trimmed = (entries: readonly string[]): string[] => entries.map((entry) => entry.trim()).filter(Boolean);

/** 'apple, pear', over as many lines as it takes. */
export const list = (words: string): readonly string[] => trimmed(words.split(/[,\n]/));

/** One entry a line. */
export const lines = (entries: string): readonly string[] => trimmed(entries.split("\n"));

/** 'leaves: leaf, wolves: wolf': each word with what it stands for. */
export const pairs = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(list(words).map((pair) => pair.split(": ")));
