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

/**
 * Speculation rules. With a mouse, a link is fetched as soon as a visitor points at it and rendered 0.2 s later; on a phone,
 * links in view are fetched and the likeliest is rendered. Browsers do neither with data saver on, on little memory or a low
 * battery. See docs/performance.md.
 */
export const navigationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: "eager" }],
  prerender: [{ where: pages, eagerness: "moderate" }],
});

/** The content policy allows this text as an inline script, and no other. */
export const navigationRulesHash = `sha256-${createHash("sha256").update(navigationRules).digest("base64")}` as const;
