import { expect, test } from "vitest";
import { z } from "zod";
import { validate } from "./validate.ts";

const schema = z.strictObject({ offers: z.array(z.object({ price: z.number() })) });

test("valid content has no errors", () => {
  expect(validate("content/offers.ts", schema, { offers: [{ price: 1999 }] })).toEqual([]);
});

test("each error names the file and the field", () => {
  const errors = validate("content/offers.ts", schema, { offers: [{ price: "1999" }, { price: 7000 }, {}] });
  expect(errors).toHaveLength(2);
  expect(errors[0]).toMatch(/^content\/offers\.ts: offers\.0\.price: ./);
  expect(errors[1]).toMatch(/^content\/offers\.ts: offers\.2\.price: ./);
});
