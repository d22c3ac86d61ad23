import { expect, test } from "vitest";
import { count, share } from "./charts.tsx";

test("counts have India's groups", () => {
  expect(count(1234567)).toBe("12,34,567");
});

test("small shares keep a digit, and nothing is divided by nothing", () => {
  expect(share(34, 1000)).toBe("3.4%");
  expect(share(1, 2)).toBe("50%");
  expect(share(0, 10)).toBe("0%");
  expect(share(3, 0)).toBeUndefined();
  expect(share(3, null)).toBeUndefined();
});
