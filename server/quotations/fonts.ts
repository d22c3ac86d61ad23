import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where the desk's build leaves the fonts: desk/vite.config.ts. */
export const paperFolder = (deskFolder: string): string => join(deskFolder, "paper");

function* texts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* texts(inner);
}

/** Characters of a document that no font has: on paper they would be other letters, without a warning. */
export async function missingLetters(document: object, folder: string): Promise<string[]> {
  const known = new Set(await readFile(join(folder, "characters.txt"), "utf8"));
  const used = new Set([...texts(document)].flatMap((text) => [...text]));
  return [...used].filter((character) => !known.has(character));
}
