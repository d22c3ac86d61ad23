import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values on ledger lines; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="text-sm">
    {facts.map(
      ([label, value]) =>
        value && (
          <div
            key={label}
            className="grid grid-cols-[minmax(6.5rem,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-2 last:border-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ),
    )}
  </dl>
);
