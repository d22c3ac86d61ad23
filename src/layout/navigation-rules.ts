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

/** The attribute is set by `markDesktop`. */
const onDesktop = { selector_matches: "[data-desktop] a" };

/**
 * Speculation rules. A link that the mouse points at is fetched and rendered at once: rendering takes as long as a hand needs
 * from pointing to clicking. On Android, where "eager" means every link in view, those are only fetched, and the likeliest is
 * rendered. Browsers do neither with data saver on, on little memory or a low battery. See docs/performance.md.
 */
export const navigationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: "eager" }],
  prerender: [
    { where: { and: [...pages.and, onDesktop] }, eagerness: "eager" },
    { where: pages, eagerness: "moderate" },
  ],
});

/** Part of the script in the page's head: an attribute that comes later would style every link anew. */
export const markDesktop = `/Android/.test(navigator.userAgent)||(document.documentElement.dataset.desktop="")`;

/** The content policy allows this text as an inline script, and no other. */
export const navigationRulesHash = `sha256-${createHash("sha256").update(navigationRules).digest("base64")}` as const;
