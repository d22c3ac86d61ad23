import type { DomNode, FormatCallback } from "html-to-text";

const classOf = ({ attribs }: DomNode): string => (attribs as Record<string, string> | undefined)?.class ?? "";

const textOf = (node: DomNode, without?: string): string => {
  if (node.data !== undefined) return node.data;
  if (node.name === "br") return "\n";
  if (without && classOf(node).includes(without)) return "";
  return (node.children ?? []).map((child) => textOf(child, without)).join("");
};

const find = (node: DomNode, isWanted: (each: DomNode) => boolean): DomNode[] =>
  (node.children ?? []).flatMap((child) => [...(isWanted(child) ? [child] : []), ...find(child, isWanted)]);

const tidy = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();

/** So that the tables of a mail have their amounts in one column, as far as its lines are not longer. */
const usual = { label: 44, amount: 20 };

/** A table of amounts as lines of text: amounts end under one another, the last sum stands apart. */
export const amountsText: FormatCallback = (table, _walk, builder) => {
  const rows = find(table, ({ name }) => name === "tr").map((row) => {
    const [head, value] = find(row, ({ name }) => name === "th" || name === "td");
    const detail = head && find(head, (each) => classOf(each).includes("detail"))[0];
    return {
      label: head ? tidy(textOf(head, "detail")).replaceAll("\n", " ") : "",
      value: value ? tidy(textOf(value)) : "",
      details: detail ? tidy(textOf(detail)).split("\n") : [],
      isSum: classOf(row) === "sum",
    };
  });
  const width = Math.max(usual.label, ...rows.map(({ label }) => label.length));
  const amount = Math.max(usual.amount, ...rows.map(({ value }) => value.length));
  builder.openBlock({ leadingLineBreaks: 2 });
  for (const [index, { label, value, details, isSum }] of rows.entries()) {
    if (index > 0) builder.addLineBreak();
    const lines = [
      ...(isSum ? ["=".repeat(width + amount + 2)] : []),
      `${label.padEnd(width)}  ${value.padStart(amount)}`,
      ...details.map((each) => `  ${each}`),
    ];
    for (const [at, line] of lines.entries()) {
      if (at > 0) builder.addLineBreak();
      builder.addLiteral(line);
    }
  }
  builder.closeBlock({ trailingLineBreaks: 2 });
};
