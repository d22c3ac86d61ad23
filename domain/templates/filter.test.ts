import { describe, expect, test } from "vitest";
import { exampleTemplate } from "../../tests/fixtures/example-template.ts";
import { filterTemplates, parseFilter, writeFilter } from "./filter.ts";

const all = [
  exampleTemplate({ id: "nda", title: "Mutual NDA", description: "Two-way secrecy", tags: ["Confidentiality"] }),
  exampleTemplate({
    id: "offer",
    title: "Offer Letter",
    description: "An offer of work",
    tags: ["Hiring"],
    category: "Employment",
  }),
  exampleTemplate({
    id: "pool",
    title: "Pool",
    description: "Options for staff",
    tags: ["Hiring", "Equity"],
    category: "ESOPs",
  }),
];
const found = (search: string, category: Parameters<typeof filterTemplates>[1]["category"] = "All"): string[] =>
  filterTemplates(all, { search, category }).map(({ id }) => id);

describe("the filter", () => {
  test("looks in title, description and tags, whatever the case", () => {
    expect(found("mutual nda")).toEqual(["nda"]);
    expect(found("SECRECY")).toEqual(["nda"]);
    expect(found("hiring")).toEqual(["offer", "pool"]);
    expect(found("  hiring ")).toEqual(["offer", "pool"]);
  });
  test("looks in the keywords that are not shown", () => {
    const hidden = [exampleTemplate({ keywords: ["salary letter"] })];
    expect(filterTemplates(hidden, { search: "Salary", category: "All" })).toHaveLength(1);
    expect(filterTemplates(hidden, { search: "Salary", category: "ESOPs" })).toHaveLength(0);
  });
  test("takes straight and curled quotes for the same", () => {
    const quoted = [exampleTemplate({ title: "Founders’ Agreement" })];
    for (const search of ["founders' agree", "founders’ agree"])
      expect(filterTemplates(quoted, { search, category: "All" })).toHaveLength(1);
  });
  test("combines with the category", () => {
    expect(found("hiring", "ESOPs")).toEqual(["pool"]);
    expect(found("", "Employment")).toEqual(["offer"]);
    expect(found("nda", "Funding")).toEqual([]);
    expect(found("")).toHaveLength(3);
  });
});

describe("the address", () => {
  test.each([
    ["", { search: "", category: "All" }],
    ["?q=a%26b", { search: "a&b", category: "All" }],
    ["?q=nda&category=ESOPs", { search: "nda", category: "ESOPs" }],
  ] as const)("%j and back", (query, filter) => {
    expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
    const params = new URLSearchParams("category=old&page=2");
    writeFilter(filter, params);
    expect(`${params}`).toBe(`page=2${query.replace("?", "&")}`);
  });
  test("reads any case and ignores what it does not know", () => {
    expect(parseFilter(new URLSearchParams("category=esops")).category).toBe("ESOPs");
    expect(parseFilter(new URLSearchParams("category=Nonsense")).category).toBe("All");
  });
});
