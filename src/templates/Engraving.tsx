import type { Template } from "../../content/schemas/template.ts";
import { hashSeed, rosette } from "../../domain/engraving/guilloche.ts";
import { categoryInks } from "./category-inks.ts";

/** A few engraved rings, drawn once for the whole page; every document sets three of them in its own way. */
const dies = Array.from({ length: 6 }, (_, index) => ({
  id: `die-${index}`,
  layer: rosette(`die ${index}`, { radius: 260, layers: 2 }).layers[1]!,
}));

type Engraved = Pick<Template, "id" | "category">;

/** Which rings make a document's rosette, from the outside in. */
function setting({ id, category }: Engraved) {
  const seed = hashSeed(id);
  const outer = seed % dies.length;
  const middle = (outer + 1 + ((seed >>> 8) % (dies.length - 1))) % dies.length;
  const inner = (outer + 1 + ((seed >>> 12) % (dies.length - 1))) % dies.length;
  const [first, second] = categoryInks[category].palette;
  return [
    { die: outer, ink: first, scale: 1, turn: (seed >>> 16) % 45 },
    { die: middle, ink: second, scale: 0.58 + ((seed >>> 4) % 5) * 0.04, turn: (seed >>> 20) % 45 },
    { die: inner, ink: first, scale: 0.28 + ((seed >>> 24) % 4) * 0.04, turn: 0 },
  ];
}

/** Stands once on a page that has engravings; with `only`, it holds no more than that document needs. */
export function EngravingDies({ only }: { only?: Engraved }) {
  const needed = only && setting(only).map(({ die }) => die);
  return (
    <svg aria-hidden="true" focusable="false" className="absolute size-0">
      <defs>
        {dies
          .filter((_, index) => !needed || needed.includes(index))
          .map(({ id, layer }) => (
            <g key={id} id={id} fill="none" stroke="currentColor" strokeWidth="1.7">
              <path id={`${id}-ring`} d={layer.path} />
              {Array.from({ length: layer.copies - 1 }, (_, copy) => (
                <use
                  // biome-ignore lint/suspicious/noArrayIndexKey: turned copies of one ring
                  key={copy}
                  href={`#${id}-ring`}
                  transform={`rotate(${Math.round(layer.turn * (copy + 1) * 10) / 10})`}
                />
              ))}
            </g>
          ))}
      </defs>
    </svg>
  );
}

const inkClass = {
  action: "text-action",
  alert: "text-alert",
  highlight: "text-highlight",
  good: "text-good",
  paper: "text-paper",
} as const;

/** The rosette in the corner of one document's first page. */
export const CornerEngraving = ({ template, className }: { template: Engraved; className: string }) => (
  <svg viewBox="-300 -300 600 600" aria-hidden="true" focusable="false" className={className}>
    {setting(template).map(({ die, ink, scale, turn }) => (
      <use
        key={scale}
        href={`#die-${die}`}
        className={inkClass[ink]}
        transform={`rotate(${turn})scale(${scale.toFixed(2)})`}
      />
    ))}
  </svg>
);
