import { expect, test } from "vitest";
import { site } from "../content/site.ts";
import { withSiteValues } from "./site-values.ts";

test("every token is replaced by the owner's value", () => {
  const filled = withSiteValues("{brand} | {email} | {phone} | {dataOfficer} | {dataEmail} | {address}");
  expect(filled).not.toMatch(/[{}]/);
  const { title, email } = site.dataOfficer;
  expect(filled.startsWith(`${site.name} | ${site.email} | ${site.phone.display} | ${title} | ${email} | `)).toBe(true);
  expect(filled.endsWith(`${site.address.city}, ${site.address.state} ${site.address.postcode}`)).toBe(true);
});
