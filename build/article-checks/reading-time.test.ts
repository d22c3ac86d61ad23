import { expect, test } from "vitest";
import { countWords, minutesToRead } from "./reading-time.ts";

test("words are what a reader meets, not syntax", () => {
  const mdx = `---
title: Not counted
---

Two words.

## A heading { #its-id }

| Cell | ₹1,000 |
|---|---|

- [ ] PAN card

<Changed id="angel-tax-ended" />

[Three linked words](/articles/some-long-address)
`;
  expect(countWords(mdx)).toBe(2 + 2 + 2 + 2 + 3);
});

test("minutes are rounded at 200 words each", () => {
  expect([1499, 1500, 2500, 2499].map(minutesToRead)).toEqual([7, 8, 13, 12]);
});
