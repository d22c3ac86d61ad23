import { expect, test } from "vitest";
import { type LegalDocument, legalDocumentSchema } from "../../content/schemas/legal.ts";
import { terms as termsRecord } from "../../content/terms.ts";
import { withSiteValues } from "../../domain/site-values.ts";
import { privacy, terms } from "./legal.ts";

const numbers = (document: LegalDocument) => document.sections.map(({ number }) => number);

/** The words of one section, as a reader sees them. */
function text(document: LegalDocument, id: string): string {
  const section = document.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`no section '${id}'`);
  return section.blocks
    .flatMap((block) => (typeof block === "string" ? block : "list" in block ? block.list : block.link.label))
    .map(withSiteValues)
    .join("\n");
}

test("Terms and Conditions: 12 numbered sections, effective August 24, 2025", () => {
  expect(terms.heading).toBe("Terms and Conditions");
  expect(numbers(terms)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(terms.effective).toEqual({ iso: "2025-08-24", text: "August 24, 2025" });
});

test("Privacy Policy: 10 numbered sections, effective August 24, 2025", () => {
  expect(privacy.heading).toBe("Privacy Policy");
  expect(numbers(privacy)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(privacy.effective).toEqual({ iso: "2025-08-24", text: "August 24, 2025" });
  expect(privacy.laws).toEqual(["dpdp-rules"]);
});

test("the date as shown is the date as kept", () => {
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (const { effective } of [terms, privacy]) expect(long.format(new Date(effective.iso))).toBe(effective.text);
});

test("the terms link to the privacy policy", () => {
  const blocks = terms.sections.flatMap((section) => section.blocks);
  expect(blocks).toContainEqual({ link: { label: "Read the Privacy Policy", href: "/privacy-policy" } });
});

test("the terms keep the figures of fees, time and refunds", () => {
  expect(text(terms, "who-may-use")).toContain("at least 18 years old");
  expect(text(terms, "fees")).toContain("₹15,163");
  expect(text(terms, "fees")).toContain("₹11,443");
  expect(text(terms, "time")).toContain("10-15 working days");
  expect(text(terms, "refunds")).toContain("only for non-performance attributable to us");
  expect(text(terms, "refunds")).toContain("This does not limit your rights under the Consumer Protection Act, 2019.");
  expect(text(terms, "law-and-contact")).toContain("courts of Bengaluru");
});

test("the policy says what the software does with data", () => {
  const absent = text(privacy, "what-we-do-not-collect");
  for (const thing of ["No cookies", "No analytics", "No IP addresses", "No payment details"]) {
    expect(absent).toContain(thing);
  }
  expect(text(privacy, "retention")).toContain("12 months after our last contact");
  expect(text(privacy, "retention")).toContain("6 months");
  expect(text(privacy, "why-we-use-it")).toContain("unsubscribe link");
  expect(text(privacy, "your-rights")).toContain("within 7 working days");
  expect(text(privacy, "age")).toContain("18");
});

test("the owner's contacts stand where the text names them", () => {
  for (const document of [terms, privacy]) {
    const all = document.sections.map(({ id }) => text(document, id)).join("\n");
    expect(all).not.toMatch(/[{}]/);
    expect(all).toContain("@");
  }
});

test("sections out of order or sharing an id are refused", () => {
  const [first, second] = termsRecord.sections;
  const accepts = (sections: unknown) => legalDocumentSchema.safeParse({ ...termsRecord, sections }).success;
  expect(accepts([first, second])).toBe(true);
  expect(accepts([second, first])).toBe(false);
  expect(accepts([first, { ...second, id: first.id }])).toBe(false);
});
