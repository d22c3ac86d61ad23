import { pictureWords } from "../../content/owner/own-pictures.ts";
import type { SiteArticle } from "./api.ts";

/** An article as a form holds it: texts by the names of its fields. */
type ArticleValues = Record<string, string>;

export function valuesOf({ fields, head, body }: Pick<SiteArticle, "fields" | "head" | "body">): ArticleValues {
  const texts = Object.keys(fields.properties ?? {}).map((name) => {
    const value = head[name];
    return [name, Array.isArray(value) ? value.join(", ") : value === undefined ? "" : String(value)];
  });
  return { ...Object.fromEntries(texts), body };
}

/** What is empty is left out. */
export function headOf(fields: SiteArticle["fields"], values: ArticleValues): Record<string, unknown> {
  const given = Object.entries(fields.properties ?? {}).flatMap(([name, { type }]) => {
    const text = (values[name] ?? "").trim();
    const entries = text
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean);
    if (entries.length === 0) return [];
    return [[name, type === "array" ? entries : type === "boolean" ? text === "true" : text]];
  });
  return Object.fromEntries(given);
}

/** What a button of the editor puts in the place of a part of the text, and what is selected then. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  select: readonly [number, number];
}

export type Mark = "heading" | "bold" | "list" | "link";

const wrapped = (text: string, start: number, end: number, marks: readonly [string, string], words: string): Edit => {
  const inner = text.slice(start, end) || words;
  const from = start + marks[0].length;
  return { start, end, text: `${marks[0]}${inner}${marks[1]}`, select: [from, from + inner.length] };
};

/** Whole lines, each with the sign before it; lines that have it lose it. */
function withSign(text: string, start: number, end: number, sign: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const hasSign = lines.every((line) => line.startsWith(sign));
  const made = lines.map((line) => (hasSign ? line.slice(sign.length) : `${sign}${line}`)).join("\n");
  return { start: from, end: to, text: made, select: [from + made.length, from + made.length] };
}

export function mark(kind: Mark, text: string, start: number, end: number): Edit {
  if (kind === "bold") return wrapped(text, start, end, ["**", "**"], "important words");
  if (kind === "heading") return withSign(text, start, end, "## ");
  if (kind === "list") return withSign(text, start, end, "- ");
  const selected = text.slice(start, end) || "words of the link";
  const address = start + selected.length + 3;
  return { start, end, text: `[${selected}](https://)`, select: [address, address + "https://".length] };
}

/** On a line of its own, with the words for those who do not see it selected. */
export function picture(file: string, text: string, at: number): Edit {
  const before = text.slice(0, at);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const words = pictureWords;
  const from = at + gap.length + 2;
  return { start: at, end: at, text: `${gap}![${words}](${file})\n`, select: [from, from + words.length] };
}

/** Where a line begins and ends. */
export function lineAt(text: string, line: number): readonly [number, number] {
  const lines = text.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}
