import { expect, test } from "vitest";
import { countChanges, filesInWords, groupChanges, markWords, pagesToSee, unpublishedWords } from "./publish-words.ts";

const now = new Date("2026-11-18T14:00:00Z");
const current = { id: "a", builtAt: "2026-11-18T10:00:00Z", publishedAt: undefined, publishedBy: undefined };
const change = (file: string, byName: string, at: string) => ({ id: at, file, byName, at, personId: null });
const words = (files: string[], history: ReturnType<typeof change>[]) =>
  unpublishedWords(
    { current, unpublished: files.map((file) => ({ file, is: "changed" as const })) },
    history,
    "Asha",
    now,
  );

test("says how many changes wait, whose they are and since when", () => {
  const late = change("prices.json", "Asha", "2026-11-18T13:10:00Z");
  const early = change("prices.json", "Asha", "2026-11-18T09:00:00Z");
  expect(words(["prices.json"], [late, early])).toBe("1 change by you, today 18:40.");
  const ravi = change("team.json", "Ravi", "2026-11-18T12:00:00Z");
  expect(words(["prices.json", "team.json", "legal.json"], [late, ravi])).toBe(
    "3 changes by you and Ravi and by hand, today 18:40.",
  );
  expect(words(["legal.json"], [])).toBe("1 change by hand.");
});

test("names the files as people do", () => {
  expect(filesInWords(["prices.json", "articles/first-audit.md", "pictures/logo.png"])).toBe(
    "Prices and plans, Article first-audit, Pictures",
  );
  const many = ["claims", "clients", "identity", "legal", "openings", "partners", "team"].map((name) => `${name}.json`);
  expect(filesInWords(many)).toMatch(/ and 2 more$/);
});

const gst = { before: "GST at 18% +₹1,440", after: "GST at 18% +₹1,530" };
const fee = { before: "Standard ₹8,000", after: "Standard ₹8,500" };
const pages = [
  { path: "/", title: "Company Registration in India from ₹3,110 | Firm", is: "changed" as const, changes: [gst] },
  { path: "/new", title: "An article | Firm", is: "new" as const, changes: [{ after: "Text" }] },
  { path: "/pricing", title: "Pricing | Firm", is: "changed" as const, changes: [fee, gst] },
];

test("the same change on several pages is said once, with the pages", () => {
  expect(groupChanges({ everywhere: [{ after: "New name" }], pages })).toEqual([
    { pages: [], is: "changed", changes: [{ after: "New name" }] },
    { pages: ["Home page", "Pricing"], is: "changed", changes: [gst] },
    { pages: ["Pricing"], is: "changed", changes: [fee] },
    { pages: ["An article"], is: "new", changes: [{ after: "Text" }] },
  ]);
  expect(countChanges({ everywhere: [], pages })).toEqual({ sentences: 4, pages: 3 });
});

test("pages to look at: one after the other; home for what is on most pages, and where no sentence changes", () => {
  const names = (changed: Parameters<typeof pagesToSee>[0]) => pagesToSee(changed).map(({ name }) => name);
  expect(names({ everywhere: [], pages })).toEqual(["Home page", "An article", "Pricing"]);
  expect(names({ everywhere: [{ after: "New name" }], pages: [] })).toEqual(["On most pages"]);
  expect(pagesToSee({ everywhere: [], pages: [] })).toEqual([
    { name: "Home page", path: "/", is: "changed", changes: [] },
  ]);
});

test("of a sentence only the words that differ are marked", () => {
  expect(markWords(fee)).toEqual(["Standard ", "₹8,000", "₹8,500", ""]);
  expect(markWords({ before: "Open at 10 today", after: "Open at 9 today" })).toEqual([
    "Open at ",
    "10 ",
    "9 ",
    "today",
  ]);
  expect(markWords({ before: "Gone" })).toEqual(["", "Gone", "", ""]);
  expect(markWords({ after: "New" })).toEqual(["", "", "New", ""]);
});
