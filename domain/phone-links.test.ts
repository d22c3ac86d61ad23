import { expect, test } from "vitest";
import { site } from "../content/site.ts";
import { callLink, chatLink, readablePhone } from "./phone-links.ts";

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

test("an Indian number is read in two groups", () => {
  expect(readablePhone("9876543210")).toBe("98765 43210");
  expect(readablePhone("+91 9876543210")).toBe("98765 43210");
});
