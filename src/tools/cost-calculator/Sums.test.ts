import { expect, test } from "vitest";
import { wholeAmounts } from "./Sums.tsx";

test("a range can only break before the word between its amounts", () => {
  expect(wholeAmounts("₹33,500 to ₹34,000")).toBe("₹33,500 to\u00a0₹34,000");
  expect(wholeAmounts("₹200 or ₹1,000")).toBe("₹200 or\u00a0₹1,000");
  expect(wholeAmounts("₹14,160")).toBe("₹14,160");
});
