import { expect, test } from "vitest";
import { site } from "../content/site.ts";
import { callLink, chatLink, mailLink, phoneWithPrefix, readablePhone } from "./links.ts";

test("an Indian number is dialled with its country code, whatever stands before it", () => {
  for (const typed of ["9876543210", "+91 98765 43210", "098765-43210"])
    expect(callLink(typed)).toBe("tel:+919876543210");
  expect(callLink("+44 20 7946 0958")).toBe("tel:+442079460958");
});

test("digits that are no whole number are dialled as they are, and have no chat", () => {
  expect(callLink("080-123456")).toBe("tel:080123456");
  expect(chatLink("080-123456", "Hello.")).toBeUndefined();
});

test("the chat begins with the greeting and our name", () => {
  const chat = new URL(chatLink("9876543210", "Hello Asha.")!);
  expect(chat.pathname).toBe("/919876543210");
  expect(chat.searchParams.get("text")).toBe(`Hello Asha. This is ${site.name}.`);
});

test("an Indian number is read in two groups, and keeps its area code", () => {
  expect(phoneWithPrefix("+91 9876543210")).toBe("98765 43210");
  expect(phoneWithPrefix("080 4123 4567")).toBe("080 4123 4567");
  expect(readablePhone("9876543210")).toBe("98765 43210");
  expect(readablePhone("+91 9876543210")).toBe("98765 43210");
});

test.each([
  ["hello@example.in", "mailto:hello@example.in"],
  ["o'brien.first-last_1+tag@example.in", "mailto:o'brien.first-last_1%2Btag@example.in"],
  ["x@example.in?bcc=y@example.org&subject=z", "mailto:x@example.in%3Fbcc%3Dy@example.org%26subject%3Dz"],
  ["x%3Fbcc=y@example.in", "mailto:x%253Fbcc%3Dy@example.in"],
])("%s", (address, link) => {
  expect(mailLink(address)).toBe(link);
});
