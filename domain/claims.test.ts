import { expect, test } from "vitest";
import { type ClaimId, claims } from "../content/claims.ts";
import { claim } from "./claims.ts";

test("a claim is found by its id; an unknown id throws", () => {
  expect(claim(claims[1].id)).toEqual(claims[1]);
  expect(() => claim("fastest" as ClaimId)).toThrow("fastest");
});
