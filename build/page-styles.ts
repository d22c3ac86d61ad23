import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import tailwindcss from "@tailwindcss/vite";
import type { AstroIntegration } from "astro";
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";
import type { Plugin } from "vite";
import { inOwnColours } from "../drawings/own-colours.ts";

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const classNames = (elements: readonly Element[]): Set<string> =>
  new Set(
    elements.flatMap(
      (element) =>
        attribute(element, "class")
          ?.split(/\s+/)
          .filter((name) => name !== "") ?? [],
    ),
  );

/** Files of scripts that the page loads, now or when an island hydrates. */
const scriptFiles = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) =>
    (element.tagName === "script"
      ? ["src", "data-src"]
      : element.tagName === "astro-island"
        ? ["component-url"]
        : []
    ).flatMap((name) => attribute(element, name) ?? []),
  );

/** The source between the tags of each element of this kind that has any. */
const innerTexts = (html: string, elements: readonly Element[], tagName: "style" | "script"): string[] =>
  elements.flatMap(({ tagName: name, sourceCodeLocation: place }) =>
    name === tagName && place?.startTag && place.endTag
      ? [html.slice(place.startTag.endOffset, place.endTag.startOffset)].filter((text) => text !== "")
      : [],
  );

/** The page's Content-Security-Policy, which Astro writes as a meta element. */
export const securityPolicy = (elements: readonly Element[]): string | undefined => {
  const meta = elements.find((element) => attribute(element, "http-equiv") === "content-security-policy");
  return meta && attribute(meta, "content");
};

const sheetFile = resolve("src/styles/site.css");

/** What the build puts into a page in place of the site's sheet, until it knows which classes the page uses. */
export const placeholder = ":root{--page-styles:placeholder}";

/** Compiles the site's sheet with the rules for these class names, as Tailwind does for the whole site. */
export async function compileSheet(classes: readonly string[]): Promise<string> {
  const source = await readFile(sheetFile, "utf8");
  const compiler = await compile(source, { base: dirname(sheetFile), onDependency: () => {} });
  return inOwnColours(optimize(compiler.build([...classes]), { minify: true }).code.trim());
}

const sheets = new Map<string, Promise<string>>();

/** Many pages, such as the articles, use the same classes. */
function sheetFor(classes: Iterable<string>): Promise<string> {
  const sorted = [...new Set(classes)].sort();
  const key = sorted.join(" ");
  const sheet = sheets.get(key) ?? compileSheet(sorted);
  sheets.set(key, sheet);
  return sheet;
}

export const cspHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * A page with its own sheet in place of the placeholder. `classesInScripts` gives the names that a script of the page may
 * add to it later.
 */
export async function withPageStyles(
  html: string,
  classesInScripts: (script: string) => Promise<string[]>,
): Promise<string> {
  const elements = readElements(html);
  const styles = innerTexts(html, elements, "style");
  const [own, ...others] = styles.filter((text) => text.includes(placeholder));
  if (own === undefined || others.length > 0) throw new Error("a page needs one style element with the placeholder");
  const later = await Promise.all(scriptFiles(elements).map(classesInScripts));
  const sheet = await sheetFor([...classNames(elements), ...later.flat()]);
  const newOwn = own.replace(placeholder, () => sheet);
  const policy = securityPolicy(elements);
  if (!policy?.includes(cspHash(own))) throw new Error("the Content-Security-Policy does not name the page's styles");
  const inline = [...styles, ...innerTexts(html, elements, "script")].map(cspHash);
  const newPolicy = withHashes(policy, new Set(inline)).replace(cspHash(own), cspHash(newOwn));
  return html.replace(own, () => newOwn).replace(policy, () => newPolicy);
}

/** Astro's policy allows every style and script that any page inlines; a page needs only its own. */
const withHashes = (policy: string, wanted: ReadonlySet<string>): string =>
  policy.replace(/ ('sha256-[^']*')/g, (listed, hash: string) => (wanted.has(hash) ? listed : ""));

/** What may be a class name in a source file; Tailwind ignores what is none. */
async function readCandidates(file: string): Promise<string[]> {
  const content = await readFile(file, "utf8");
  return new Scanner({}).scanFiles([{ content, extension: extname(file).slice(1) }]);
}

/** Notes, for each script file of the site, every module of ours that it can load. */
function scriptModules(modulesByScript: Map<string, Set<string>>): Plugin {
  return {
    name: "page-styles:script-modules",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_, bundle) {
      const collect = (id: string, found: Set<string>): Set<string> => {
        const info = this.getModuleInfo(id);
        if (!info || found.has(id) || id.includes("/node_modules/")) return found;
        found.add(id);
        for (const imported of [...info.importedIds, ...info.dynamicallyImportedIds]) collect(imported, found);
        return found;
      };
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk" && output.facadeModuleId)
          modulesByScript.set(`/${output.fileName}`, collect(output.facadeModuleId, new Set()));
      }
    },
  };
}

const placeholderSheet: Plugin = {
  name: "page-styles:placeholder",
  enforce: "pre",
  load: (id) => (id === sheetFile ? placeholder : null),
};

/**
 * The site's sheet is inlined, so that no request comes before the first paint. Whole, it would make every page carry the
 * styles of all others; so each built page gets the same source compiled for the class names in its own HTML and scripts.
 * While developing, Tailwind's own plugin serves one sheet.
 */
export function pageStyles(): AstroIntegration {
  const modulesByScript = new Map<string, Set<string>>();

  async function classesInScripts(script: string): Promise<string[]> {
    const modules = modulesByScript.get(script);
    if (!modules) throw new Error(`${script} is not a script of this build`);
    const files = new Set([...modules].map((id) => id.split("?")[0] ?? id).filter(existsSync));
    return (await Promise.all([...files].map(readCandidates))).flat();
  }

  return {
    name: "page-styles",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        const plugins = command === "build" ? [placeholderSheet, scriptModules(modulesByScript)] : [tailwindcss()];
        updateConfig({ vite: { plugins } });
      },
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
        for (const page of pages) {
          const file = join(dist, page);
          const html = await readFile(file, "utf8");
          const styled = await withPageStyles(html, classesInScripts).catch((error: Error) => {
            throw new Error(`${page}: ${error.message}`, { cause: error });
          });
          await writeFile(file, withNumberedIslands(styled));
        }
      },
    },
  };
}

type Node = DefaultTreeAdapterMap["node"];

export type Element = DefaultTreeAdapterMap["element"];

/** Every element of a page in document order, with its place in the source. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node);
    const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
    for (const child of children) visit(child);
  };
  // Without scripting, the content of noscript is read as elements too.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements;
}

/** All the text in an element, as the DOM's property of this name gives it, without that of elements left out. */
export function textContent(node: Node, leftOut: readonly string[] = []): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!("childNodes" in node)) return "";
  return node.childNodes
    .filter((child) => !leftOut.includes(child.nodeName))
    .map((child) => textContent(child, leftOut))
    .join("");
}

/** A page whose islands are numbered: Astro's ids depend on the folder of the checkout, numbers are the same bytes in all. */
export function withNumberedIslands(html: string): string {
  let number = 0;
  return html.replace(/(<astro-island\s+uid=)"[^"]*"/g, (_, start: string) => `${start}"${++number}"`);
}
