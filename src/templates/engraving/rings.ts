import type { Template } from "../../../content/schemas/template.ts";
import { hashSeed } from "../../../domain/engraving/guilloche.ts";
import { categoryInks } from "../category-inks.ts";

/** How many engraved rings a page holds; every document sets three of them in its own way. */
export const dieCount = 6;

export type Engraved = Pick<Template, "id" | "category">;

/** Which rings make a document's rosette, from the outside in. */
export function engravingRings({ id, category }: Engraved) {
  const seed = hashSeed(id);
  const outer = seed % dieCount;
  const middle = (outer + 1 + ((seed >>> 8) % (dieCount - 1))) % dieCount;
  const inner = (outer + 1 + ((seed >>> 12) % (dieCount - 1))) % dieCount;
  const [first, second] = categoryInks[category].palette;
  return [
    { die: outer, ink: first, scale: 1, turn: (seed >>> 16) % 45 },
    { die: middle, ink: second, scale: 0.58 + ((seed >>> 4) % 5) * 0.04, turn: (seed >>> 20) % 45 },
    { die: inner, ink: first, scale: 0.28 + ((seed >>> 24) % 4) * 0.04, turn: 0 },
  ];
}
