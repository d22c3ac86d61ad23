import type { Template } from "../../content/schemas/template.ts";
import { inks } from "../../drawings/colours.ts";
import { hashSeed, rosette, rosetteMarkup } from "../../drawings/guilloche.ts";
import { categoryInks } from "./category-inks.ts";

type Engraved = Pick<Template, "id" | "category">;

/** How many engraved rings a page holds; every document sets three of them in its own way. */
const dieCount = 6;

/** Which rings make a document's rosette, from the outside in. */
function engravingRings({ id, category }: Engraved) {
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

/** The rings that these documents need, once for a page that has their corner engravings. */
export function EngravingDies({ of }: { of: readonly Engraved[] }) {
  const dies = new Set(of.flatMap(engravingRings).map(({ die }) => die));
  const drawn = Array.from(dies, (die) => {
    const { layers, ...ring } = rosette(`die ${die}`, { radius: 260, layers: 2 });
    const outer = { ...layers[1]!, width: 1.7, opacity: 1 };
    return `<g id="die-${die}">${rosetteMarkup({ ...ring, layers: [outer] }, ["currentColor"])}</g>`;
  });
  return (
    <svg aria-hidden="true" focusable="false" className="absolute size-0">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing from a seed */}
      <defs dangerouslySetInnerHTML={{ __html: drawn.join("") }} />
    </svg>
  );
}

/** The rosette in the corner of one document's first page. The page must also have the rings. */
export const CornerEngraving = ({ template, className }: { template: Engraved; className: string }) => (
  <svg viewBox="-300 -300 600 600" aria-hidden="true" focusable="false" className={className}>
    {engravingRings(template).map(({ die, ink, scale, turn }) => (
      <use key={scale} href={`#die-${die}`} color={inks[ink]} transform={`rotate(${turn})scale(${scale.toFixed(2)})`} />
    ))}
  </svg>
);
