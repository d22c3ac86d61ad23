import { expect, test } from "@playwright/test";

test("the page of design pieces is for development; the built site does not have it", async ({ request }) => {
  expect((await request.get("/design")).status()).toBe(404);
});
