import { expect, it } from "vitest";
import { checkNewsletter } from "./newsletter.ts";

it("asks for an address that looks like one", () => {
  expect(checkNewsletter({ email: " asha@example.in " })).toEqual({});
  expect(checkNewsletter({ email: "" })).toEqual({ email: "Email is required" });
  expect(checkNewsletter({ email: "asha" })).toEqual({ email: "Email is invalid" });
});
