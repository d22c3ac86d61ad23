import type { Plugin } from "vite";

/** The oldest browsers that the site is made for: those that Tailwind's own sheet is written for. */
export const oldestBrowsers = { chrome: 111, firefox: 128, safari: 16.4 } as const;

/** Those of the desk: nobody works there with a browser as old as a visitor may have. */
const oldestDeskBrowsers = { chrome: 120, firefox: 128, safari: 17.4 } as const;

/** As Vite names them. */
const targets = (browsers: Readonly<Record<string, number>>): string[] =>
  Object.entries(browsers).map(([name, version]) => `${name}${version}`);
export const browserTargets = targets(oldestBrowsers);
export const deskBrowserTargets = targets(oldestDeskBrowsers);

/** Scripts are written for these browsers too: Astro itself asks for the newest syntax. */
export const scriptTarget = (): Plugin => ({
  name: "script-target",
  configEnvironment: (name) => (name === "client" ? { build: { target: browserTargets } } : undefined),
});
