import type { StructureId } from "../../content/schemas/structure-id.ts";
import { comparison } from "../../content/structures/comparison.ts";

const shown = ["people", "maximum-members", "minimum-capital", "audit", "compliance"];

/** The rows of the comparison that say most about one structure. */
export const AtAGlance = ({ structure, className = "" }: { structure: StructureId; className?: string }) => (
  <dl className={`self-start border-y border-ink text-sm ${className}`}>
    {comparison.rows
      .filter(({ id }) => shown.includes(id))
      .map(({ id, label, values }) => (
        <div key={id} className="flex justify-between gap-6 border-t border-line py-2.5 first:border-0 lg:py-3">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="text-right font-strong">{values[structure]}</dd>
        </div>
      ))}
  </dl>
);
