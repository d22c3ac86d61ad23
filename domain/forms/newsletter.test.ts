import { expect, test } from "vitest";
import { checkNewsletter } from "./newsletter.ts";

test("asks for an address that looks like one", () => {
  expect(checkNewsletter({ email: " asha@example.in " })).toEqual({});
  expect(checkNewsletter({ email: "" })).toEqual({ email: "Email is required" });
  expect(checkNewsletter({ email: "asha" })).toEqual({ email: "Email is invalid" });
});
