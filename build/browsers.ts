import type { Plugin } from "vite";

/** The oldest browsers that the site is made for: those that Tailwind's own sheet is written for. */
export const oldestBrowsers = { chrome: 111, firefox: 128, safari: 16.4 } as const;

/** As Vite names them. */
export const browserTargets: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

/** Scripts are written for these browsers too: Astro itself asks for the newest syntax. */
export const scriptTarget = (): Plugin => ({
  name: "script-target",
  configEnvironment: (name) => (name === "client" ? { build: { target: browserTargets } } : undefined),
});
