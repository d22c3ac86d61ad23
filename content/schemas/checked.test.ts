import { expect, test } from "vitest";
import { z } from "zod";
import { checked } from "./checked.ts";

const planSchema = z.object({ plans: z.array(z.object({ price: z.number() })) });

test("returns content that fits", () => {
  expect(checked("content/plans.ts", planSchema, { plans: [{ price: 1999 }] })).toEqual({ plans: [{ price: 1999 }] });
});

test("names the file and the field of content that does not fit", () => {
  const read = () => checked("content/plans.ts", planSchema, { plans: [{ price: 1999 }, { price: "7000" }] });
  expect(read).toThrow("content/plans.ts");
  expect(read).toThrow("plans.1.price");
});
