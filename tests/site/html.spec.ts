import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { builtPages, distDir } from "../support/built-site.ts";

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const faults = new Map<string, string[]>();
  for (const { path, html, isAlias } of builtPages) {
    if (isAlias) continue;
    const { results } = await validator.validateString(html, `${distDir}${path}.html`);
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages)) {
      const fault = `${ruleId}: ${message}`;
      faults.set(fault, [...(faults.get(fault) ?? []), `${path}:${line}:${column}`]);
    }
  }
  expect([...faults].map(([fault, places]) => `${fault} (${places.length} places, first ${places[0]})`)).toEqual([]);
});
