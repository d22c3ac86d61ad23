import { expect, test } from "vitest";
import { mailLink } from "./mail-links.ts";

test.each([
  ["hello@example.in", "mailto:hello@example.in"],
  ["o'brien.first-last_1+tag@example.in", "mailto:o'brien.first-last_1%2Btag@example.in"],
  ["x@example.in?bcc=y@example.org&subject=z", "mailto:x@example.in%3Fbcc%3Dy@example.org%26subject%3Dz"],
  ["x%3Fbcc=y@example.in", "mailto:x%253Fbcc%3Dy@example.in"],
])("%s", (address, link) => {
  expect(mailLink(address)).toBe(link);
});
