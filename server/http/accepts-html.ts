import { encodingOf } from "./fields.ts";

/** Whether the sender is a browser that shows the answer as a page, rather than script that reads it. */
export function prefersHtml(request: Request): boolean {
  // No HTML form can post JSON, so what sends it is script.
  if (encodingOf(request.headers.get("content-type") ?? "") === "json") return false;
  const weights = new Map<string, number>();
  for (const entry of (request.headers.get("accept") ?? "").split(",")) {
    const [type = "", ...parameters] = entry.toLowerCase().split(";");
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((found) => found);
    weights.set(type.trim(), q === undefined ? 1 : Number(q));
  }
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html >= (weights.get("application/json") ?? 0);
}
