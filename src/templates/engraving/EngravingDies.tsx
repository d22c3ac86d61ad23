import { rosette } from "../../../domain/engraving/guilloche.ts";
import { dieCount, type Engraved, engravingRings } from "./rings.ts";

const dies = Array.from({ length: dieCount }, (_, index) => ({
  id: `die-${index}`,
  layer: rosette(`die ${index}`, { radius: 260, layers: 2 }).layers[1]!,
}));

/** The rings, once for a page that has corner engravings; with `only`, no more than that document needs. */
export function EngravingDies({ only }: { only?: Engraved }) {
  const needed = only && engravingRings(only).map(({ die }) => die);
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
