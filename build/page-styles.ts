import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { AstroIntegration } from "astro";
import { withShortClasses } from "./short-classes.ts";
import { withoutUnused } from "./unused-styles.ts";

/** Any sheet that holds the tokens is the site's own; the font's small sheet is left as it is. */
const siteSheet = /<style[^>]*>((?:(?!<\/style>)[\s\S])*--color-paper:(?:(?!<\/style>)[\s\S])*)<\/style>/;
const scripts = /(?:component-url|renderer-url|src)="(\/_astro\/[^"]+\.js)"/g;
const imports = /(?:from|import)\s*["'`(]+(\.\/[^"'`]+\.js)["'`]/g;
/** React itself, and the generator of Word files: neither holds a class of ours. */
const drawsNothing = /\/(?:client|docx)\./;

/** Tailwind writes a see-through token twice: as a value, and again for browsers that mix it. The value is enough. */
const mixedAgain =
  /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{(?:[^{}]*\{[^{}]*var\(--color-[^{}]*transparent[^{}]*\})+\}/g;

const cspHash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** The policy is written for every script the site might inline; a page names only those it has. */
function withoutForeignHashes(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*(?:ld\+json| src=))[^>]*>([\s\S]*?)<\/script>/g)];
  const present = new Set(inline.map(([, text = ""]) => cspHash(text)));
  return html.replace(/script-src[^;"]*/, (directive) =>
    directive.replace(/ '(sha256-[^']+)'/g, (found, hash: string) => (present.has(hash) ? found : "")),
  );
}

/** The uid that Astro gives an island is made from the folder of the checkout; a number does as well everywhere. */
function withStableIslandIds(html: string): string {
  let count = 0;
  return html.replace(/(<astro-island uid=")[^"]*"/g, (_, opening: string) => `${opening}${++count}"`);
}

/** Text of every script a page can load: what islands draw later needs its styles too. */
async function scriptText(html: string, dist: string): Promise<string> {
  const seen = new Map<string, string>();
  const visit = async (address: string) => {
    if (seen.has(address) || drawsNothing.test(address)) return;
    seen.set(address, "");
    const text = await readFile(join(dist, address), "utf8");
    seen.set(address, text);
    for (const [, next = ""] of text.matchAll(imports)) await visit(join(dirname(address), next));
  };
  for (const [, address = ""] of html.matchAll(scripts)) await visit(address);
  return [...seen.values()].join("\n");
}

function candidates(html: string, script: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names
      .replaceAll("&amp;", "&")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .split(/\s+/),
  );
  // Drawings name colours in their attributes; a token that nothing else uses would be left out of the sheet.
  const tokens = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, token = ""]) => token);
  const inScript = new Scanner({}).getCandidatesWithPositions({ content: script, extension: "js" });
  return [...new Set([...classes, ...tokens, ...inScript.map(({ candidate }) => candidate)])];
}

/** Elements of the page, and those its scripts may draw. */
function tagsOf(html: string, script: string): Set<string> {
  const drawn = [...html.matchAll(/<([a-z][a-z0-9]*)/g), ...script.matchAll(/["'`]([a-z][a-z0-9]{0,10})["'`]/g)];
  const types = `${html}${script}`.matchAll(/\btype(?:=|:)["'`]([a-z-]+)["'`]/g);
  return new Set([
    "html",
    "body",
    ...drawn.map(([, tag = ""]) => tag),
    ...[...types].map(([, type]) => `input:${type}`),
  ]);
}

/**
 * Tailwind makes one sheet for the whole site. Inlined, it would make every page carry every other page's styles, so each
 * page gets a sheet of its own: the same source compiled for the classes that this page and its scripts use.
 */
export function pageStyles(source = "src/styles/site.css"): AstroIntegration {
  return {
    name: "page-styles",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const css = await readFile(source, "utf8");
        const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
        let before = 0;
        let after = 0;
        for (const page of pages) {
          const file = join(dist, page);
          const html = await readFile(file, "utf8");
          const found = html.match(siteSheet);
          if (!found?.[1]) continue;
          const script = await scriptText(html, dist);
          const compiler = await compile(css, { base: join(process.cwd(), dirname(source)), onDependency: () => {} });
          const used = candidates(html, script);
          const compiled = optimize(compiler.build(used), { minify: true }).code.trim();
          const needed = withoutUnused(compiled.replace(mixedAgain, ""), new Set(used), tagsOf(html, script));
          const { html: short, sheet } = withShortClasses({ html, sheet: needed }, script);
          const styled = short.replace(found[1], () => sheet).replace(cspHash(found[1]), cspHash(sheet));
          await writeFile(file, withStableIslandIds(withoutForeignHashes(styled)));
          before += found[1].length;
          after += sheet.length;
        }
        logger.info(`styles per page: ${Math.round((100 * after) / before)}% of the whole sheet on average`);
      },
    },
  };
}
