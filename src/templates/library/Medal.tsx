import type { TemplateSummary } from "./summary.ts";

export const medalId = (id: string) => `medal-${id}`;

/** The medal of one template, small. The page must also have the drawings. */
export const Medal = ({
  template: { id },
  className,
}: {
  template: Pick<TemplateSummary, "id">;
  className: string;
}) => (
  <svg viewBox="-28 -28 56 56" aria-hidden="true" focusable="false" className={className}>
    <use href={`#${medalId(id)}`} />
  </svg>
);
