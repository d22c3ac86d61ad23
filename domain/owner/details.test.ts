import { expect, test } from "vitest";
import { identitySchema } from "../../content/schemas/identity.ts";
import { site } from "../../content/site.ts";
import { formatSecurityTxt, withSiteValues } from "./details.ts";

test("security.txt has what RFC 9116 asks for", () => {
  const security = { contact: "mailto:security@example.in", expires: "2027-01-31" };
  expect(formatSecurityTxt(security, new URL("https://example.in"))).toBe(
    [
      "Contact: mailto:security@example.in",
      "Expires: 2027-01-31T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://example.in/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each([
  ["2027-02-30", false],
  ["next year", false],
  ["2027-06-30", true],
])("an end on %s is valid: %s", (expires, valid) => {
  const security = { ...site.security, expires };
  expect(identitySchema.shape.security.safeParse(security).success).toBe(valid);
});

test.each([
  ["security@example.in", false],
  ["http://example.in/report", false],
  ["mailto:security@example.in", true],
  ["https://example.in/report", true],
])("a contact of %s is valid: %s", (contact, valid) => {
  const security = { ...site.security, contact };
  expect(identitySchema.shape.security.safeParse(security).success).toBe(valid);
});

test("every token is replaced by the owner's value", () => {
  const filled = withSiteValues("{brand} | {email} | {phone} | {dataOfficer} | {dataEmail} | {address}");
  expect(filled).not.toMatch(/[{}]/);
  const { title, email } = site.dataOfficer;
  expect(filled.startsWith(`${site.name} | ${site.email} | ${site.phone.display} | ${title} | ${email} | `)).toBe(true);
  expect(filled.endsWith(`${site.address.city}, ${site.address.state} ${site.address.postcode}`)).toBe(true);
});
