import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtPages, distDir } from "../support/built-site.ts";
import { groupByLayout } from "../support/layouts.ts";

/** Of pages that one template makes, two; all with THOROUGH=1. */
const pages = groupByLayout(builtPages.filter(({ isAlias }) => !isAlias)).flatMap((group) =>
  process.env.THOROUGH ? group : group.slice(0, 2),
);

// Astro puts one style element before the first island, wherever that is: .htmlvalidate.json allows it there.
test("pages are valid HTML", { timeout: 120_000 }, async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const errors = new Map<string, string[]>();
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, `${distDir}${path}.html`);
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages)) {
      const error = `${ruleId}: ${message}`;
      errors.set(error, [...(errors.get(error) ?? []), `${path}:${line}:${column}`]);
    }
  }
  expect([...errors].map(([error, places]) => `${error} (${places.length} places, first ${places[0]})`)).toEqual([]);
});
