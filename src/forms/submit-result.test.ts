import { expect, test } from "vitest";
import { readAnswer, resetAfterMs, successAfterMs } from "./submit-result.ts";

test("success after 1 second, an empty form 3 seconds later", () => {
  expect([successAfterMs, resetAfterMs]).toEqual([1000, 3000]);
});

test.each([
  [201, { id: "a" }, { kind: "taken" }],
  [200, { id: "a" }, { kind: "taken" }],
  [422, { errors: { email: "Email is invalid" } }, { kind: "faults", errors: { email: "Email is invalid" } }],
  [422, { errors: {} }, { kind: "refused", reason: "unreachable" }],
  [422, null, { kind: "refused", reason: "unreachable" }],
  [429, {}, { kind: "refused", reason: "busy" }],
  [413, {}, { kind: "refused", reason: "too-large" }],
  [503, {}, { kind: "refused", reason: "unreachable" }],
  [404, "not json", { kind: "refused", reason: "unreachable" }],
])("status %i", (status, body, answer) => {
  expect(readAnswer(status, body)).toEqual(answer);
});
