import { expect, test } from "vitest";
import { needsTls } from "./mail-transport.ts";

test.each([
  ["smtp://user:secret@mail.example.in", true],
  ["smtp://user:secret@mail.example.in:587", true],
  ["smtps://user:secret@mail.example.in", false],
  ["smtp://mail.example.in", false],
  ["smtp://user:secret@localhost:2525", false],
  ["smtp://user:secret@127.0.0.1:2525", false],
  ["smtp://user:secret@[::1]:2525", false],
])("%s insists on encryption before the password: %s", (url, expected) => {
  expect(needsTls(url)).toBe(expected);
});
