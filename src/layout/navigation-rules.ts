import { createHash } from "node:crypto";
import { downloadFolder } from "../../domain/templates/paths.ts";

/** Links that a browser may open before they are chosen: pages, never the API, files or links to another tab. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", `/${encodeURIComponent(downloadFolder)}/*`, "/*.:extension"] } },
    { not: { selector_matches: "[target=_blank], [download], [rel~=external]" } },
  ],
};

/** Set on the page by `markMouse`; a selector cannot ask for a mouse itself. */
const withMouse = { selector_matches: "[data-mouse] a" };

/**
 * Speculation rules. A link that the mouse points at is fetched and rendered at once: rendering takes as long as a hand needs
 * from pointing to clicking. On a phone, where "eager" means every link in view, those are only fetched, and the likeliest is
 * rendered. Browsers do neither with data saver on, on little memory or a low battery. See docs/performance.md.
 */
export const navigationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: "eager" }],
  prerender: [
    { where: { and: [...pages.and, withMouse] }, eagerness: "eager" },
    { where: pages, eagerness: "moderate" },
  ],
});

/** Part of the script in the page's head: an attribute that comes later would style every link anew. */
export const markMouse = `matchMedia("(hover:hover)").matches&&(document.documentElement.dataset.mouse="")`;

/** The content policy allows this text as an inline script, and no other. */
export const navigationRulesHash = `sha256-${createHash("sha256").update(navigationRules).digest("base64")}` as const;
