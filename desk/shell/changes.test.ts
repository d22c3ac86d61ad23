import { expect, test } from "vitest";
import { questionsAbout } from "./changes.ts";

test("what changed is asked for again, once, and nothing of another enquiry", () => {
  expect(questionsAbout(["enquiry:a", "registration:a", "enquiry:b"])).toEqual([
    ["enquiries"],
    ["enquiry", "a"],
    ["registrations"],
    ["enquiry", "b"],
  ]);
  expect(questionsAbout(["application:x", "people:y", "delivery"])).toEqual([
    ["applications", "list"],
    ["applications", "detail", "x"],
    ["people"],
    ["delivery"],
  ]);
});

test("where it is not known which, all of the kind; after a break, everything", () => {
  expect(questionsAbout(["enquiries"])).toEqual([["enquiries"], ["enquiry"], ["registrations"]]);
  expect(questionsAbout(["site:state"])).toEqual([["site", "state"]]);
  expect(questionsAbout(["enquiry:a", "all"])).toEqual([[]]);
});
