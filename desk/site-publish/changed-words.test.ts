import { expect, test } from "vitest";
import { countChanges, groupChanges, markWords } from "./changed-words.ts";

const gst = { before: "GST at 18% +₹1,440", after: "GST at 18% +₹1,530" };
const fee = { before: "Standard ₹8,000", after: "Standard ₹8,500" };
const pages = [
  { path: "/", title: "Home | Firm", is: "changed" as const, changes: [gst] },
  { path: "/new", title: "An article | Firm", is: "new" as const, changes: [{ after: "Text" }] },
  { path: "/pricing", title: "Pricing | Firm", is: "changed" as const, changes: [fee, gst] },
];

test("the same change on several pages is said once, with the pages", () => {
  expect(groupChanges({ everywhere: [{ after: "New name" }], pages })).toEqual([
    { pages: [], is: "changed", changes: [{ after: "New name" }] },
    { pages: ["Home", "Pricing"], is: "changed", changes: [gst] },
    { pages: ["Pricing"], is: "changed", changes: [fee] },
    { pages: ["An article"], is: "new", changes: [{ after: "Text" }] },
  ]);
  expect(countChanges({ everywhere: [], pages })).toEqual({ sentences: 4, pages: 3 });
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
