/** Text of strangers for a terminal: control characters could move the cursor or colour the screen. */
const visibleLine = (text: string): string => text.replace(/\s+/g, " ").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "�");

/** Columns as wide as their widest cell. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(visibleLine));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + " ".repeat(widths[column]! - width(cell)))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

const width = (text: string): number => [...text].length;
