import { expect, test } from "vitest";
import { compileSheet, cspHash, placeholder, withPageStyles } from "./page-styles.ts";

const fontStyles = "@font-face{font-family:A}";
const domainStyles = ".hero{color:red}";
const script = "document.title='x'";
const foreign = "'sha256-0000000000000000000000000000000000000000000='";

const page = (body: string, styles = `${placeholder}${domainStyles}`, hashes = [fontStyles, styles].map(cspHash)) =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-security-policy" content="script-src 'self' ${foreign} ${cspHash(script)}; style-src 'self' ${hashes.join(" ")} ${foreign};"><style>${fontStyles}</style><style>${styles}</style></head><body>${body}<script>${script}</script></body></html>`;

const noScripts = async () => [];
const stylesIn = (html: string) => [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = ""]) => text);

test("a page gets the rules of its own classes and keeps its other styles", async () => {
  const html = await withPageStyles(page('<p class="mt-2 text-alert">x</p>'), noScripts);
  const [font, own = ""] = stylesIn(html);
  expect(font).toBe(fontStyles);
  expect(own).toContain(".mt-2{");
  expect(own).toContain(".text-alert{");
  expect(own).not.toContain(".mt-3{");
  expect(own.endsWith(domainStyles)).toBe(true);
  expect(own).not.toContain(placeholder);
});

test("names are read as a browser reads them: entities, templates and noscript included", async () => {
  const html = await withPageStyles(
    page(
      '<ul class="[&amp;&gt;li]:mt-5"></ul><template><i class="mb-7"></i></template><noscript><b class="pt-9"></b></noscript>',
    ),
    noScripts,
  );
  const own = stylesIn(html)[1] ?? "";
  for (const rule of ["mt-5>li{", ".mb-7{", ".pt-9{"]) expect(own).toContain(rule);
});

test("names that scripts and islands may add get their rules too", async () => {
  const classes: Record<string, string[]> = { "/_astro/menu.js": ["grid-cols-7"], "/_astro/Form.js": ["p-11"] };
  const html = await withPageStyles(
    page(
      '<script type="module" src="/_astro/menu.js"></script><astro-island component-url="/_astro/Form.js"></astro-island>',
    ),
    async (file) => classes[file] ?? [],
  );
  const own = stylesIn(html)[1] ?? "";
  for (const rule of [".grid-cols-7{", ".p-11{"]) expect(own).toContain(rule);
});

test("the policy allows the inline styles and scripts of this page and no others", async () => {
  const html = await withPageStyles(page('<p class="mt-2">x</p>'), noScripts);
  const policy = html.match(/content="([^"]*)"/)?.[1];
  expect(policy).toBe(
    `script-src 'self' ${cspHash(script)}; style-src 'self' ${stylesIn(html).map(cspHash).join(" ")};`,
  );
});

test("every token of the theme is in every page, for drawings and single sheets that use it", async () => {
  const sheet = await compileSheet([]);
  for (const token of ["--color-good-wash:", "--text-lg:", "--container-text:", "--ease-out:"])
    expect(sheet).toContain(token);
});

test("a page without the placeholder, or whose policy does not name it, stops the build", async () => {
  await expect(withPageStyles(page("", domainStyles), noScripts)).rejects.toThrow("placeholder");
  await expect(withPageStyles(page("", undefined, []), noScripts)).rejects.toThrow("Content-Security-Policy");
});
