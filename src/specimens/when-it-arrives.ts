import type { Received } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { firstFilings } from "./first-filings.ts";

/** When a document reaches the founder, in words. */
export function whenItArrives(
  { arrives, filing }: Pick<Received, "arrives" | "filing">,
  structure: StructureId,
): string {
  if (arrives) return arrives;
  const found = firstFilings(structure).find(({ id }) => id === filing);
  if (!found) throw new Error(`content/specimens.ts names the filing '${filing}', which ${structure} does not have`);
  return `Within ${found.day} days of incorporation`;
}
