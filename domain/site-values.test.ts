import { expect, test } from "vitest";
import { siteTokens, text, textWithTokens } from "../content/schemas/text.ts";
import { site } from "../content/site.ts";
import { withSiteValues } from "./site-values.ts";

test("every token is replaced by the owner's value", () => {
  const filled = withSiteValues(siteTokens.map((name) => `{${name}}`).join(" | "));
  expect(filled).not.toMatch(/[{}]/);
  const { title, email } = site.dataOfficer;
  expect(filled.startsWith(`${site.name} | ${site.email} | ${site.phone.display} | ${title} | ${email} | `)).toBe(true);
  expect(filled.endsWith(`${site.address.city}, ${site.address.state} ${site.address.postcode}`)).toBe(true);
});

test.each([
  ["Call {phone} or write to {email}.", false, true],
  ["Call {mobile}.", false, false],
  ["Call {phone or write.", false, false],
  ["Call us.", true, true],
  [`About ${site.name}`, false, false],
  ["Start today!", false, false],
  ["Two  spaces", false, false],
  [" leading space", false, false],
])("%j: as plain text %s, with tokens %s", (value, plain, withTokens) => {
  expect(text(80).safeParse(value).success).toBe(plain);
  expect(textWithTokens(80).safeParse(value).success).toBe(withTokens);
});
