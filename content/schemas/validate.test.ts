import { expect, test } from "vitest";
import { z } from "zod";
import { validate } from "./validate.ts";

const schema = z.strictObject({ plans: z.array(z.object({ price: z.number() })) });

test("valid content has no errors", () => {
  expect(validate("content/plans.ts", schema, { plans: [{ price: 1999 }] })).toEqual([]);
});

test("each error names the file and the field", () => {
  const errors = validate("content/plans.ts", schema, { plans: [{ price: "1999" }, { price: 7000 }, {}] });
  expect(errors).toHaveLength(2);
  expect(errors[0]).toMatch(/^content\/plans\.ts: plans\.0\.price: ./);
  expect(errors[1]).toMatch(/^content\/plans\.ts: plans\.2\.price: ./);
});
