import { expect, test } from "vitest";
import { acceptedText, saidSubject } from "./founder-page.ts";

const acceptance = acceptedText("2026-27/0001", 2, "₹40,103 to ₹43,303");

test("the subject says what happened and who did it; an acceptance comes first", () => {
  expect(saidSubject("Meera Patil", [acceptance])).toBe("Accepted ₹40,103 to ₹43,303: Meera Patil");
  expect(saidSubject("Meera Patil", ["Asks: And the fee?", acceptance])).toBe(
    "Accepted ₹40,103 to ₹43,303: Meera Patil, and 1 more",
  );
  expect(saidSubject("Meera Patil", ["Asks: Accepted quotation, for how long?"])).toBe(
    "Meera Patil asks: Accepted quotation, for how long?",
  );
});
