import type { SiteArticle } from "./api.ts";

/** An article as a form holds it: texts by the names of its fields. */
export type ArticleValues = Record<string, string>;

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
