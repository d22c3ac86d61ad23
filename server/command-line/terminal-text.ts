/** Text of strangers for a terminal: control characters could move the cursor or colour the screen. */
export const visible = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, "�");

const visibleLine = (text: string): string => visible(text.replace(/\s+/g, " "));

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

const barWidth = 30;

/** Names with their numbers and a bar each, the longest bar for the largest number. */
export function barChart(title: string, counts: readonly (readonly [name: string, count: number])[]): string {
  if (counts.length === 0) return `${title}\n  none\n`;
  const most = Math.max(...counts.map(([, count]) => count));
  const nameWidth = Math.max(...counts.map(([name]) => width(visibleLine(name))));
  const numberWidth = String(most).length;
  const lines = counts.map(([name, count]) => {
    const shown = visibleLine(name);
    const bar = "█".repeat(count === 0 ? 0 : Math.max(1, Math.round((count / most) * barWidth)));
    return `  ${shown}${" ".repeat(nameWidth - width(shown))}  ${String(count).padStart(numberWidth)}  ${bar}`.trimEnd();
  });
  return `${title}\n${lines.join("\n")}\n`;
}
