import type { StructureId } from "../../content/schemas/structure-id.ts";
import { comparison } from "../../content/structures/comparison.ts";

const shown = ["people", "maximum-members", "minimum-capital", "audit", "compliance"];

/** The rows of the comparison that say most about one structure: side by side where there is room. */
export function AtAGlance({ structure, className = "" }: { structure: StructureId; className?: string }) {
  const rows = shown
    .flatMap((id) => comparison.rows.find((row) => row.id === id) ?? [])
    // One of the LLP's features says when it is audited.
    .filter(({ id }) => structure !== "llp" || id !== "audit");
  return (
    <dl
      className={`border-y border-ink text-sm lg:grid lg:border-line lg:py-5 ${rows.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]"} ${className}`}
    >
      {rows.map(({ id, label, values }) => (
        <div
          key={id}
          className="border-line max-lg:flex max-lg:justify-between max-lg:gap-6 max-lg:py-2.5 max-lg:not-first:border-t lg:px-6 lg:not-first:border-l lg:first:pl-0"
        >
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="font-strong max-lg:text-right lg:mt-0.5 lg:text-base">{values[structure]}</dd>
        </div>
      ))}
    </dl>
  );
}
