import { expect, test } from "vitest";
import { siteTokens, text } from "../content/schemas/text.ts";
import { site } from "../content/site.ts";
import { withSiteValues } from "./site-values.ts";

test("every token is replaced by the owner's value", () => {
  const filled = withSiteValues(siteTokens.map((name) => `{${name}}`).join(" | "));
  expect(filled).not.toMatch(/[{}]/);
  expect(filled.startsWith(`${site.name} | ${site.email} | ${site.phone.display} | ${site.dataOfficer.email} | `)).toBe(
    true,
  );
  expect(filled.endsWith(`${site.address.city}, ${site.address.state} ${site.address.postcode}`)).toBe(true);
});

test.each([
  ["Call {phone} or write to {email}.", true],
  ["Call {mobile}.", false],
  [`About ${site.name}`, false],
  ["Start today!", false],
  ["Two  spaces", false],
  [" leading space", false],
])("%j is %s", (value, accepted) => {
  expect(text(80).safeParse(value).success).toBe(accepted);
});
