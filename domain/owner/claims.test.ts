import { expect, test } from "vitest";
import { claims } from "../../content/company/claims.ts";
import { productClaimIds } from "../../content/schemas/company.ts";
import { claim } from "./claims.ts";

test("a claim is found by its id; what every site claims is always there", () => {
  for (const record of claims) expect(claim(record.id)).toBe(record);
  for (const id of productClaimIds) expect(claim(id)).toMatchObject({ id });
});
