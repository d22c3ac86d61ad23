/** The site built with the samples says so at each block of them; tests/owner checks that an owner's site says nothing of it. */
import { expect, test } from "vitest";
import { clients, testimonials } from "../../content/company/testimonials.ts";
import { whatIsReal } from "../../content/company/what-is-real.ts";
import type { SampleBlock } from "../../content/samples.ts";
import { samples } from "../../content/samples.ts";
import { builtPages, canonicalPages, readBuilt } from "../support/built-site.ts";

const escaped = (text: string): string => text.replaceAll("'", "&#x27;");
const blocksOf = (html: string): string[] => [...html.matchAll(/data-sample="?(\w+)/g)].map(([, block]) => block ?? "");

/** What shows that a page has a block of samples, apart from its caption. */
const signs: Partial<Record<SampleBlock, RegExp>> = {
  quotations: new RegExp(testimonials.map(({ name }) => escaped(name)).join("|")),
  clients: /data-client-track/,
  prices: /listed price|data-total/,
  templates: /downloads<\/span>/,
  contacts: /id="?contact-info/,
};

test.each(Object.entries(signs))(
  "every page with %s has their caption before them, and no other page has it",
  (block, sign) => {
    const { label, text } = samples.captions[block as SampleBlock];
    let found = 0;
    for (const { path, html } of builtPages.filter((page) => page.path !== whatIsReal.page.path)) {
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
      const at = main.search(sign);
      expect(blocksOf(html).includes(block), path).toBe(at >= 0);
      if (at < 0) continue;
      found += 1;
      expect(main, path).toContain(`>${label}<`);
      expect(main, path).toContain(text);
      if (["quotations", "clients"].includes(block))
        expect(main.indexOf(`data-sample="${block}"`), path).toBeLessThan(at);
    }
    expect(found).toBeGreaterThan(0);
  },
);

/** The rest of them, page by page. */
test.each<[string, SampleBlock[]]>([
  ["/", ["quotations", "clients"]],
  ["/testimonials", ["quotations", "clients"]],
  ["/about", ["figures", "office"]],
  ["/careers", ["openings"]],
])("%s has one caption for each block", (path, blocks) => {
  const { html = "" } = builtPages.find((page) => page.path === path) ?? {};
  expect(blocksOf(html)).toEqual(blocks);
});

test("a single figure has the mark beside it", () => {
  const marks = (path: string) =>
    (builtPages.find((page) => page.path === path)?.html.split(`>${samples.mark}<`).length ?? 0) - 1;
  expect(["/", "/testimonials", "/incubation", "/pricing", "/contact-us"].map(marks)).toEqual([0, 1, 1, 1, 1]);
});

test("every page leads to what is real, which is not indexed and lists the samples themselves", () => {
  const strip = `href="${whatIsReal.page.path}"`;
  expect(builtPages.filter(({ html }) => !html.includes(strip)).map(({ path }) => path)).toEqual([]);
  const { html = "" } = canonicalPages.find(({ path }) => path === whatIsReal.page.path) ?? {};
  expect(html).toMatch(/<meta name="?robots"? content="?noindex/);
  expect(readBuilt("sitemap.xml")).not.toContain(whatIsReal.page.path);
  for (const { name } of [...testimonials, ...clients])
    expect(html).toContain(escaped(name).replaceAll("& ", "&amp; "));
  expect(html).not.toMatch(/\{\w+\}</);
});

test("the plate of what is real counts every kind of specimen that the list below has", () => {
  const { html = "" } = canonicalPages.find(({ path }) => path === whatIsReal.page.path) ?? {};
  const start = html.search(/id="?specimens/);
  const plate = html.slice(0, start);
  const list = html.slice(start, html.indexOf("</dl>", start));
  const { groups, templates } = whatIsReal.specimens;
  const kinds = [...Object.values(groups), templates];
  const listed = kinds.filter(({ title }) => list.includes(`>${title}<`));
  expect(listed).toHaveLength(8);
  expect(kinds.filter(({ counted }) => plate.includes(`>${counted}<`))).toEqual(listed);
});
