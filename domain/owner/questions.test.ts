import { expect, test } from "vitest";
import { fieldAt, mistakesIn, questionSteps, questions } from "./questions.ts";

test("twenty questions in four steps, each with an example", () => {
  expect(questions).toHaveLength(20);
  expect([...new Set(questions.map(({ step }) => step))]).toEqual(questionSteps.map((_, index) => index));
  expect(questions.filter(({ example }) => !example)).toEqual([]);
});

test("mistakes are found by field, with an example; what may be empty is none", () => {
  expect(mistakesIn({ name: "Kosi Filings", email: "office@example.com", phone: "0612 233" }, 0)).toEqual({
    email: expect.stringContaining("belongs to nobody: put in your own. For example: "),
    phone: expect.stringMatching(/^'0612 233' does not begin with \+.* For example: \+91/),
  });
  expect(mistakesIn({ opc: "2499, , 1x", llp: "1, 2, 3", "private-limited": "" }, 3)).toEqual({
    "private-limited.0": "is missing",
    "private-limited.1": "is missing",
    "private-limited.2": "is missing",
    "opc.1": "is missing",
    "opc.2": "'1x' is not a whole number of rupees, such as 14000",
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
