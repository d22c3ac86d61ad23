/** The link of a row: j and k move between these, Enter opens one as any link. */
export const rowLink = { "data-row": "" } as const;

/** Moves the focus to the next row, or the one before; from nowhere to the first. */
export function moveToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-row]")].filter((row) => row.checkVisibility());
  const at = rows.findIndex(
    (row) => row === document.activeElement || row.closest("li, tr")?.contains(document.activeElement),
  );
  const next = at < 0 ? rows[0] : rows[at + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
