import { describe, expect, it } from "vitest";
import { filterTemplates, readFilter, writeFilter } from "./filter.ts";
import { exampleTemplate } from "./testing/example-template.ts";

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
  it("looks in title, description and tags, whatever the case", () => {
    expect(found("mutual nda")).toEqual(["nda"]);
    expect(found("SECRECY")).toEqual(["nda"]);
    expect(found("hiring")).toEqual(["offer", "pool"]);
    expect(found("  hiring ")).toEqual(["offer", "pool"]);
  });
  it("combines with the category", () => {
    expect(found("hiring", "ESOPs")).toEqual(["pool"]);
    expect(found("", "Employment")).toEqual(["offer"]);
    expect(found("nda", "Funding")).toEqual([]);
    expect(found("")).toHaveLength(3);
  });
});

describe("the address", () => {
  it.each([
    ["", { search: "", category: "All" }],
    ["?q=a%26b", { search: "a&b", category: "All" }],
    ["?q=nda&category=ESOPs", { search: "nda", category: "ESOPs" }],
  ] as const)("%j and back", (query, filter) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(filter);
    expect(writeFilter(filter)).toBe(query);
  });
  it("reads any case and ignores what it does not know", () => {
    expect(readFilter(new URLSearchParams("category=esops")).category).toBe("ESOPs");
    expect(readFilter(new URLSearchParams("category=Nonsense")).category).toBe("All");
  });
});
