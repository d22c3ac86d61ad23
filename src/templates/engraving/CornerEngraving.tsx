import { type Engraved, engravingRings } from "./rings.ts";

const inkClass = {
  action: "text-action",
  alert: "text-alert",
  highlight: "text-highlight",
  good: "text-good",
  paper: "text-paper",
} as const;

/** The rosette in the corner of one document's first page. The page must also have the rings: see EngravingDies. */
export const CornerEngraving = ({ template, className }: { template: Engraved; className: string }) => (
  <svg viewBox="-300 -300 600 600" aria-hidden="true" focusable="false" className={className}>
    {engravingRings(template).map(({ die, ink, scale, turn }) => (
      <use
        key={scale}
        href={`#die-${die}`}
        className={inkClass[ink]}
        transform={`rotate(${turn})scale(${scale.toFixed(2)})`}
      />
    ))}
  </svg>
);
