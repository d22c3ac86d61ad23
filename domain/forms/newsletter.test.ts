import { expect, test } from "vitest";
import { checkNewsletter } from "./newsletter.ts";

test("asks for an address that looks like one", () => {
  expect(checkNewsletter({ email: " asha@example.in " })).toEqual({});
  expect(checkNewsletter({ email: "" })).toEqual({ email: "Enter your e-mail address" });
  expect(checkNewsletter({ email: "asha" })).toEqual({ email: "Enter an e-mail address such as asha@example.in" });
});
