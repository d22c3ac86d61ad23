import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePaperFonts } from "../../build/fonts.ts";

/** The fonts that the desk's build makes, in this folder. */
export async function writePaperFonts(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of await makePaperFonts()) writeFileSync(join(folder, name), bytes);
  return folder;
}
