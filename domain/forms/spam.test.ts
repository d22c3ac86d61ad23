import { expect, test } from "vitest";
import { hasLink, isDisposableAddress, isSpamScore, spamScore } from "./spam.ts";

test.each([
  [[], false],
  [["fast"], false],
  [["honeypot"], false],
  [["disposable", "fast"], false],
  [["honeypot", "fast"], true],
  [["duplicate", "disposable"], true],
  [["many", "duplicate"], true],
  [["links"], true],
  [["something else"], false],
])("%j is spam: %s", (signs, spam) => {
  expect(isSpamScore(spamScore(signs))).toBe(spam);
});

test.each([
  ["https://example.com", true],
  ["Win now www.example.com", true],
  ["Asha example.com/win", true],
  ["<a href=x>Asha</a>", true],
  ["[URL=x]", true],
  ["Asha Rao", false],
  ["Dr. A. K. Rao, M.Com", false],
  ["Book.com Private Limited", false],
  ["Asha / Ravi", false],
])("%s has a link: %s", (line, expected) => {
  expect(hasLink(line)).toBe(expected);
});

test.each([
  ["a@mailinator.com", true],
  ["a@eu.YOPMAIL.com", true],
  ["a@my-tempmail.io", true],
  ["a@temp-mail.example", true],
  ["asha@example.in", false],
  ["a@temple.org", false],
  ["a@notyopmail.com", false],
  ["contact@attempt-email.in", false],
])("%s is disposable: %s", (email, expected) => {
  expect(isDisposableAddress(email)).toBe(expected);
});
