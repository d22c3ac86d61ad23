import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtPages, distDir } from "../support/built-site.ts";

// Astro puts one style element before the first island, wherever that is: .htmlvalidate.json allows it there.
test("every page is valid HTML", { timeout: 120_000 }, async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const errors = new Map<string, string[]>();
  for (const { path, html, isAlias } of builtPages) {
    if (isAlias) continue;
    const { results } = await validator.validateString(html, `${distDir}${path}.html`);
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages)) {
      const error = `${ruleId}: ${message}`;
      errors.set(error, [...(errors.get(error) ?? []), `${path}:${line}:${column}`]);
    }
  }
  expect([...errors].map(([error, places]) => `${error} (${places.length} places, first ${places[0]})`)).toEqual([]);
});
