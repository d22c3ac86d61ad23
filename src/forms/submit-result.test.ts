import { expect, test } from "vitest";
import { readResult } from "./submit-result.ts";

test.each([
  [201, { id: "a" }, { kind: "accepted", stored: { id: "a" } }],
  [200, { id: "a" }, { kind: "accepted", stored: { id: "a" } }],
  [422, { errors: { email: "Email is invalid" } }, { kind: "errors", errors: { email: "Email is invalid" } }],
  [422, { errors: {} }, { kind: "rejected", reason: "unreachable" }],
  [422, null, { kind: "rejected", reason: "unreachable" }],
  [429, {}, { kind: "rejected", reason: "busy" }],
  [413, {}, { kind: "rejected", reason: "too-large" }],
  [507, {}, { kind: "rejected", reason: "no-room" }],
  [503, {}, { kind: "rejected", reason: "unreachable" }],
  [404, "not json", { kind: "rejected", reason: "unreachable" }],
])("status %i with %j", (status, body, result) => {
  expect(readResult(status, body)).toEqual(result);
});
