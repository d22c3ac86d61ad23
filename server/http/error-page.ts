import { site } from "../../content/site.ts";
import { escapeHtml } from "./html.ts";

/** A page that says one thing, for errors outside any form. */
export function errorPage(message: string): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${site.name}: something went wrong`)}</title>
<main>
<h1>${escapeHtml(site.name)}</h1>
<p role="alert">${escapeHtml(message)}</p>
<p>Call us: <a href="tel:${escapeHtml(site.phone.e164)}">${escapeHtml(site.phone.display)}</a></p>
</main>
</html>
`;
}
