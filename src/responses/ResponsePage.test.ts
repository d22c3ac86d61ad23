import { expect, test } from "vitest";
import { responsePages } from "../../content/contact/response-pages.ts";
import { thankYouPage } from "../../domain/forms/form.ts";
import { newsletterPages } from "../../domain/forms/newsletter.ts";
import { responsePagesUnder } from "./ResponsePage.tsx";

test("every page the server redirects to exists", () => {
  // The page for a reader who has confirmed before is a page of its own: it offers to unsubscribe.
  const { alreadyConfirmed: _, ...others } = newsletterPages;
  const redirects = [...Object.values(thankYouPage), ...Object.values(others)];
  expect(Object.keys(responsePages).toSorted()).toEqual(redirects.toSorted());
});

test("paths become route names", () => {
  expect(responsePagesUnder("/newsletter/").map(({ name }) => name)).toEqual([
    "confirmed",
    "unsubscribed",
    "unknown-link",
  ]);
});
