import { expect, test } from "vitest";
import { thankYouPage } from "../../domain/forms/form.ts";
import { newsletterPages } from "../../domain/forms/newsletter.ts";
import { answers, answersUnder } from "./response-pages.ts";

test("every page the server redirects to has its words", () => {
  const redirects = [...Object.values(thankYouPage), ...Object.values(newsletterPages)];
  expect(Object.keys(answers).toSorted()).toEqual(redirects.toSorted());
});

test("they promise what the forms promise", () => {
  expect(answers["/thank-you/quick"]?.text).toContain("within 24 hours");
  expect(answers["/thank-you/contact"]?.text).toContain("within 2 hours");
  expect(answers["/thank-you/application"]?.text).toBe("We will review it and get back to you soon.");
});

test("paths become route names", () => {
  expect(answersUnder("/newsletter/").map(({ name }) => name)).toEqual(["confirmed", "unsubscribed", "unknown-link"]);
});
