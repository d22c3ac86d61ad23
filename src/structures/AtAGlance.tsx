import type { StructureId } from "../../content/schemas/structure-id.ts";
import { comparison } from "../../content/structures/comparison.ts";

/** Rows of the comparison that neither the picture above nor the text around them says. */
const shown: Record<StructureId, readonly string[]> = {
  "private-limited": ["people", "minimum-capital", "compliance"],
  opc: ["minimum-capital", "audit", "compliance"],
  llp: ["compliance", "fundraising", "foreign-investment"],
};

/** Three facts about one structure: side by side where there is room. */
export const AtAGlance = ({ structure, className = "" }: { structure: StructureId; className?: string }) => (
  <dl className={`border-y border-ink text-sm lg:grid lg:grid-cols-3 lg:border-line lg:py-6 ${className}`}>
    {shown[structure]
      .flatMap((id) => comparison.rows.find((row) => row.id === id) ?? [])
      .map(({ id, label, values }) => (
        <div
          key={id}
          className="border-line max-lg:flex max-lg:justify-between max-lg:gap-6 max-lg:py-2.5 max-lg:not-first:border-t lg:px-6 lg:not-first:border-l lg:first:pl-0"
        >
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="font-strong text-balance max-lg:text-right lg:mt-0.5 lg:text-base">{values[structure]}</dd>
        </div>
      ))}
  </dl>
);
