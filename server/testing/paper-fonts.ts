import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePaperFonts } from "../../build/fonts.ts";

/** Made once for this process. */
let made: ReturnType<typeof makePaperFonts> | undefined;

/** The fonts that the desk's build makes, in this folder. */
export async function writePaperFonts(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  made ??= makePaperFonts();
  for (const [name, bytes] of await made) writeFileSync(join(folder, name), bytes);
  return folder;
}
