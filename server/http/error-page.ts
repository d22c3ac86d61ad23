import { site } from "../../content/site.ts";
import { type Html, html } from "./html.ts";

/** A page that says one thing, for errors outside any form. */
export const errorPage = (message: string): Html => html`<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.name}: something went wrong</title>
<main>
<h1>${site.name}</h1>
<p role="alert">${message}</p>
<p>Call us: <a href="tel:${site.phone.e164}">${site.phone.display}</a></p>
</main>
</html>
`;
