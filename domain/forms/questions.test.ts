import { expect, test } from "vitest";
import { findQuestions } from "./questions.ts";
import { isLeftIn } from "./sent-with.ts";

const good = { email: "asha@gmail.com", phone: "98765 43210" };

test("asks nothing about what looks right", () => {
  expect(findQuestions("contact", good)).toEqual([]);
  expect(findQuestions("contact", { ...good, phone: "+49 30 901820" })).toEqual([]);
});

test("asks about an address and a number that look mistyped, in words", () => {
  expect(findQuestions("contact", { email: "asha@gmial.com", phone: "98765 4321" })).toEqual([
    {
      field: "email",
      text: "Did you mean asha@gmail.com?",
      suggestion: "asha@gmail.com",
      use: "Use asha@gmail.com",
      keep: "Keep what I typed",
      mayKeep: true,
    },
    {
      field: "phone",
      text: "Is this number complete?",
      more: expect.stringContaining("this one has 9"),
      keep: "Keep what I typed",
      mayKeep: true,
    },
  ]);
  const [question] = findQuestions("contact", { ...good, email: "asha$'@gmailcom" });
  expect(question).toMatchObject({ suggestion: "asha$'@gmail.com", mayKeep: false });
});

test("the quick form keeps its own rule for the number", () => {
  expect(findQuestions("quick", { ...good, phone: "98765 4321" })).toEqual([]);
});

test("what a form listed and the visitor did not tick stays out; what it did not list goes along", () => {
  const read = (fields: Record<string, string>) => (name: string) => fields[name] ?? "";
  const sent = read({ listed: "page companyPlan", sendPlan: "yes" });
  expect([isLeftIn("page", sent), isLeftIn("companyPlan", sent), isLeftIn("offer", sent)]).toEqual([false, true, true]);
  expect(isLeftIn("page", read({}))).toBe(true);
});
