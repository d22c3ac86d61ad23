import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groupByPage, makeSearch, type SearchEntry, searchIndexAddress } from "../../src/search/engine.ts";
import { distDir } from "../support/built-site.ts";

const entries = JSON.parse(readFileSync(join(distDir, searchIndexAddress), "utf8")) as SearchEntry[];
const search = await makeSearch(entries);

test.each([
  ["director", "/private-limited"],
  ["dsc", "/articles/digital-signature-certificate-directors-guide"],
  ["gst", "/pricing"],
  ["name", "/name-checker"],
  ["cost", "/cost-calculator"],
  ["llp", "/llp-registration"],
  ["llp agreement", "/startup-templates/llp-agreement"],
  ["opc", "/one-person-company"],
  ["stamp duty", "/cost-calculator"],
  ["nominee", "/one-person-company"],
  ["trademark", "/name-checker"],
  ["udyam", "/articles/annual-compliance-private-limited-companies-2024"],
  ["esop", "/startup-templates/esop-scheme"],
  ["nda", "/startup-templates/mutual-nda"],
  ["refund", "/terms-of-service"],
  ["prices", "/pricing"],
  ["contact", "/contact-us"],
  ["partner", "/llp-registration"],
  ["calendar", "/compliance-calendar"],
  ["privacy", "/privacy-policy"],
  ["how to register a company", "/articles/company-registration-guide"],
])("'%s' leads to %s", (query, href) => {
  expect(groupByPage(search(query))[0]?.href).toBe(href);
});

test("every search with an answer finds the page that answers it", () => {
  for (const { href, answers = [] } of entries)
    for (const query of answers) expect([query, groupByPage(search(query))[0]?.href]).toEqual([query, href]);
});
