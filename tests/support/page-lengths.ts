import { canonicalPages } from "./built-site.ts";

const articles = canonicalPages.map(({ path }) => path).filter((path) => path.startsWith("/articles/"));

/** How long a page may be, in pixels, before a visitor opens anything on it. A phone shows about 800 at a time. */
export const lengthGoals = [
  ...["/private-limited", "/one-person-company"].map((path) => ({ path, width: 360, goal: 8600 })),
  // It has a calendar beside all that the others have.
  { path: "/llp-registration", width: 360, goal: 9100 },
  ...articles.map((path) => ({ path, width: 360, goal: 16_000 })),
  { path: "/startup-templates", width: 1280, goal: 5500 },
  { path: "/", width: 360, goal: 7600 },
  { path: "/", width: 1280, goal: 6000 },
  { path: "/startup-templates", width: 360, goal: 4500 },
  { path: "/compliance-calendar", width: 360, goal: 7000 },
  { path: "/compliance-calendar", width: 1280, goal: 5500 },
  { path: "/cost-calculator", width: 360, goal: 10_200 },
  { path: "/pricing", width: 360, goal: 7000 },
];
