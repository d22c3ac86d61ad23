import { expect, test } from "vitest";
import { fieldAt, mistakesIn, questionSteps, questions } from "./first-run-questions.ts";

test("twenty questions in four steps, each with an example", () => {
  expect(questions).toHaveLength(20);
  expect([...new Set(questions.map(({ step }) => step))]).toEqual(questionSteps.map((_, index) => index));
  expect(questions.filter(({ example }) => !example)).toEqual([]);
});

test("mistakes are found by field; what may be empty is none", () => {
  expect(mistakesIn({ name: "Kosi Filings", email: "office@example.com", phone: "0612 233" }, 0)).toEqual({
    email: expect.stringMatching(/belongs to nobody: put in your own$/),
    phone: expect.stringMatching(/^'0612 233' is not \+ and the country code/),
  });
  expect(mistakesIn({ opc: "2499, , 1x", llp: "1, 2, 3", "private-limited": "" }, 3)).toEqual({
    "private-limited.0": "is missing",
    "private-limited.1": "is missing",
    "private-limited.2": "is missing",
    "opc.1": "is missing",
    "opc.2": "'1x' is not a whole number of rupees, such as 14000",
  });
});

test("a mistake is told in the step that asks, in plain words", () => {
  const office = { city: "Indore", state: "Madhya Pradesh", hours: "14:00-10:00" };
  expect(mistakesIn({ name: "x".repeat(41), phone: "+91 98260 1234" }, 0)).toMatchObject({
    name: expect.stringContaining("is longer than 40 characters"),
    phone: expect.stringContaining("does not have ten digits"),
  });
  const email = `office@${"kosi.".repeat(80)}test`;
  expect(mistakesIn({ name: "Malwa ".repeat(80), email, opc: `${"1".repeat(500)}; 2; 3` })).toMatchObject({
    name: expect.stringMatching(/^'Malwa .{54}…' is longer than 40 characters$/),
    email: expect.stringMatching(/^'office@.{53}…' is longer than 400 characters$/),
    "opc.0": expect.stringMatching(/^'1{60}…' is not a whole number of rupees$/),
  });
  expect(mistakesIn(office, 1)).toMatchObject({ hours: expect.stringContaining("ends before it begins") });
  expect(mistakesIn({ ...office, gstin: "27AAPFU0939F1ZV" }, 2)).toMatchObject({
    gstin: expect.stringContaining("is of Maharashtra, and the office is in Madhya Pradesh"),
  });
  expect(mistakesIn({ opc: "0; ₹14,999/=; 12500", llp: "1, 2, 3" }, 3)).toMatchObject({
    "opc.0": "'0' is not above 0",
    "opc.1": "'₹14,999/=' is not a whole number of rupees, such as 14000",
  });
});

test.each([
  ["identity.json", ["address", "lines", 0], "street"],
  ["identity.json", ["security", "contact"], "email"],
  ["legal.json", ["llpin"], "number"],
  ["prices.json", ["opc", "pro", "price"], "opc.2"],
  ["team.json", [], undefined],
])("a problem of %s at %j is shown at %s", (file, path, field) => {
  expect(fieldAt(file, path)).toBe(field);
});
