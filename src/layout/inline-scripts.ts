import { createHash } from "node:crypto";
import { minifySync } from "vite";
import { downloadFolder } from "../../domain/templates/template-addresses.ts";

/**
 * A function as the text of a script in the page, as short as possible, that runs where it stands. It knows nothing of its
 * module: what it needs is in its arguments.
 */
export const inlineScript = <Args extends readonly unknown[]>(run: (...args: Args) => void, ...args: Args): string =>
  shortened(`(${run})(${args.map((arg) => JSON.stringify(arg)).join(",")})`);

function shortened(source: string): string {
  const { code, errors } = minifySync("inline.js", source);
  if (errors.length > 0) throw new SyntaxError(`${errors[0]?.message} in ${source}`);
  return code;
}

/** The content policy allows a script in the page by its hash. */
export const scriptHash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}` as const;

declare global {
  interface Window {
    /** Resolves when the visitor sees the page. Missing while developing. */
    firstPaint?: Promise<void>;
    /** Resolves when the layout's own scripts have run, or do not come. Missing while developing. */
    layoutReady?: Promise<unknown>;
    /** Says that the page stays as it was built where scripts do not come. */
    partMissing?: () => void;
    earlyActions?: EarlyAction[];
  }
}

/** The page's first script. */
export const headScript = inlineScript(() => {
  // Scripts wait for this, so that nothing but the page and its fonts is fetched before it is seen. A page that is opened
  // ahead or in the background is not painted.
  window.firstPaint = new Promise((seen) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName("first-contentful-paint")[0]) seen();
    }).observe({ type: "paint", buffered: true });
    addEventListener("load", () => {
      if ((document as { prerendering?: boolean }).prerendering) seen();
      else setTimeout(seen, 500);
    });
  });
  // The line is in Header.tsx. Astro asks for the scripts of an island twice.
  window.partMissing = () => {
    (document.getElementById("part-missing") as HTMLElement).hidden = false;
  };
  addEventListener("astro:hydration-error", window.partMissing);
  // For the navigation rules below. An attribute that comes later would style every link anew.
  if (!/Android/.test(navigator.userAgent)) document.documentElement.dataset.desktop = "";
});

/**
 * In place of the layout's `<script src>`, see build/scripts-after-paint.ts. They are asked for twice too. It is a text, because
 * Vite replaces import() in functions with its own.
 */
export const loadLayoutScripts = shortened(`{
  const { src } = document.currentScript.dataset;
  const load = () => import(src);
  const aSecond = () => new Promise((over) => setTimeout(over, 1000));
  window.layoutReady = window.firstPaint
    .then(load)
    .catch(() => aSecond().then(load))
    .catch(window.partMissing);
}`);

export interface EarlyAction {
  type: "click" | "input";
  element: HTMLElement;
  value: string;
  checked: boolean;
}

/**
 * Islands can be used as soon as they are seen, before React has hydrated them. This writes down what is typed, chosen and
 * pressed until then, also the buttons that open a dialog, and of what is typed only the last; early-actions.client.ts does
 * it once more.
 */
export const recordEarlyActions = inlineScript(() => {
  const actions: EarlyAction[] = [];
  window.earlyActions = actions;
  for (const type of ["click", "input"] as const)
    addEventListener(
      type,
      ({ target }) => {
        const element = target as HTMLInputElement;
        if (!element.closest("astro-island[ssr],[commandfor]")) return;
        if (type === "input" && actions.at(-1)?.element === element) actions.pop();
        actions.push({ type, element, value: element.value, checked: element.checked });
      },
      true,
    );
});

/** Links that a browser may open before they are chosen: pages, never the API, files or links to another tab. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", `/${encodeURIComponent(downloadFolder)}/*`, "/*.:extension"] } },
    { not: { selector_matches: "[target=_blank], [download], [rel~=external]" } },
  ],
};

/** The attribute is set by the page's first script. */
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
