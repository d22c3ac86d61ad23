import { expect } from "@playwright/test";
import { openDesk, test } from "./desk.ts";

test("a script that did not come is fetched again; one that never comes leaves no empty page", async ({
  desk,
  page,
}) => {
  await openDesk(desk, page, "Lata");
  let refusals = 1;
  await page.route("**/assets/*Page-*.js", (route) =>
    refusals-- > 0 ? route.fulfill({ status: 429 }) : route.continue(),
  );
  await page.getByRole("link", { name: "Numbers" }).click();
  await expect(page.getByRole("heading", { name: "Numbers", level: 1 })).toBeVisible();
  refusals = 1_000;
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  refusals = 0;
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
  await page.route("**/assets/index-*.js", (route) => route.fulfill({ status: 429 }));
  await page.reload();
  await expect(page.getByText("The desk did not load.")).toBeVisible();
});
