import { expect, test } from "vitest";
import { findingsText, passedText, sortFindings } from "./findings.ts";

const finding = (about: string, status: "ok" | "warn" | "fail") => ({ about, status, detail: "" });
const all = [
  finding("settings", "ok"),
  finding("address", "warn"),
  finding("mail server", "fail"),
  finding("store", "ok"),
];

test("what is wrong comes first, then what is doubtful, and what is fine is apart", () => {
  const { toDo, passed } = sortFindings(all);
  expect(toDo.map(({ about }) => about)).toEqual(["mail server", "address"]);
  expect(passed.map(({ about }) => about)).toEqual(["settings", "store"]);
});

test("in a few words", () => {
  expect(findingsText(all)).toBe("1 to put right, 1 to look at.");
  expect(findingsText(all.filter(({ status }) => status !== "fail"))).toBe("1 to look at.");
  expect(findingsText([])).toBe("Everything is in order.");
  expect([passedText(14), passedText(1)]).toEqual(["14 checks passed", "1 check passed"]);
});
