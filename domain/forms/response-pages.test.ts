import { expect, test } from "vitest";
import { responsePages } from "../../content/response-pages.ts";
import { thankYouPage } from "./form.ts";
import { newsletterPages } from "./newsletter.ts";
import { responsePagesUnder } from "./response-pages.ts";

test("every page the server redirects to exists", () => {
  // "Already confirmed" has links of its own, and with them a page of its own.
  const { alreadyConfirmed: _, ...newsletter } = newsletterPages;
  const redirects = [...Object.values(thankYouPage), ...Object.values(newsletter)];
  expect(Object.keys(responsePages).toSorted()).toEqual(redirects.toSorted());
});

test("paths become route names", () => {
  expect(responsePagesUnder("/newsletter/").map(({ name }) => name)).toEqual([
    "confirmed",
    "unsubscribed",
    "unknown-link",
  ]);
});
