import { expect, test } from "vitest";
import { responsePages } from "../../content/response-pages.ts";
import { thankYouPage } from "./form.ts";
import { newsletterPages } from "./newsletter.ts";
import { responsePagesUnder } from "./response-pages.ts";

test("every page the server redirects to exists", () => {
  const redirects = [...Object.values(thankYouPage), ...Object.values(newsletterPages)];
  expect(Object.keys(responsePages).toSorted()).toEqual(redirects.toSorted());
});

test("paths become route names", () => {
  expect(responsePagesUnder("/newsletter/").map(({ name }) => name)).toEqual([
    "confirmed",
    "unsubscribed",
    "unknown-link",
  ]);
});
