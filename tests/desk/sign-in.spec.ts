import { expect } from "@playwright/test";
import { unnamedOwner } from "../../domain/desk/enquiry.ts";
import { watchFor } from "../support/watch.ts";
import { addAuthenticator, openDesk, test } from "./desk.ts";

test("an invitation makes a passkey, which signs in from then on; the link works once", async ({
  desk,
  context,
  page,
}) => {
  const faults = watchFor(page, desk.url);
  await addAuthenticator(context, page);
  const person = await desk.store.people.invite({ email: "kavya@example.in", name: "Kavya", role: "member" });
  const { token } = await desk.store.people.issueLink(person.id, "join");

  await page.goto(`${desk.url}/join#${token}`);
  await expect(page.getByRole("heading", { name: "Welcome, Kavya" })).toBeVisible();
  await page.getByLabel("Name of this device").fill("Test telephone");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  expect(new URL(page.url()).hash, "the secret is out of the address").toBe("");

  await page.goto(`${desk.url}/people`);
  await expect(page.locator("#passkeys li").first()).toContainText("Test telephone");
  // Only owners invite and remove, and see to the server.
  await expect(page.getByRole("heading", { name: "Invite somebody" })).toHaveCount(0);
  for (const name of ["Numbers", "Delivery"]) await expect(page.getByRole("link", { name })).toHaveCount(0);

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  // Where one was.
  await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);

  await page.goto(`${desk.url}/join#${token}`);
  await expect(page.getByRole("alert")).toContainText("This link was used already.");
  await expect(page.getByText("ask an owner of the desk for a new link")).toBeVisible();
});

test("whoever comes in by the link of the machine says their name first, and can change it", async ({ desk, page }) => {
  const { id } = await desk.store.people.invite({ email: "first@example.in", name: unnamedOwner, role: "owner" });
  const { token } = await desk.store.people.issueLink(id, "open");
  await page.goto(`${desk.url}/open#${token}`);
  await expect(page.getByRole("heading", { name: "What is your name?" })).toBeVisible();
  await page.getByLabel("Your name").fill("Meera Nair");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await page.goto(`${desk.url}/people`);
  const me = page.locator("#people li", { hasText: "(you)" });
  await me.getByRole("button", { name: "Rename" }).click();
  await me.getByLabel("New name").fill("Meera Krishnan");
  await me.getByRole("button", { name: "Save" }).click();
  await expect(me).toContainText("Meera Krishnan (you)");
  expect((await desk.store.people.byId(id))?.name).toBe("Meera Krishnan");
});

test("a link that nobody made, and one whose time is over, say what to do", async ({ desk, page }) => {
  await page.goto(`${desk.url}/open#${"x".repeat(43)}`);
  await expect(page.getByRole("alert")).toContainText("This link is not known here.");
  const person = await desk.store.people.invite({ email: "late@example.in", name: "Late" });
  desk.setTime(new Date(Date.now() - 2 * 24 * 60 * 60 * 1000));
  const { token } = await desk.store.people.issueLink(person.id, "join");
  desk.setTime(new Date());
  await page.goto(`${desk.url}/join#${token}`);
  await expect(page.getByRole("alert")).toContainText("This link has ended.");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
});

test("an owner invites in the browser, ends a session elsewhere, and removes who has left", {
  tag: "@thorough",
}, async ({ desk, browser, page }) => {
  await openDesk(desk, page, "Olga");
  await page.goto(`${desk.url}/people`);
  const invite = page.locator("#invite");
  await invite.getByRole("button", { name: "Make a link" }).click();
  await expect(invite.getByText("Email is required")).toBeVisible();
  await invite.getByLabel("Name").fill("Newcomer");
  await invite.getByLabel("E-mail").fill("newcomer@example.in");
  await invite.getByRole("button", { name: "Make a link" }).click();
  const link = await invite.getByLabel("Link for Newcomer").inputValue();
  expect(link).toMatch(new RegExp(`^${desk.url}/join#`));
  const row = page.locator("#people li", { hasText: "Newcomer" });
  await expect(row).toContainText("Invited, not joined");

  const other = await browser.newPage();
  await openDesk(desk, other, "Olga");
  await page.reload();
  await page.locator("#sessions").getByRole("button", { name: /^End / }).click();
  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();

  await openDesk(desk, other, "Newcomer");
  await row.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("button", { name: "End every session of Newcomer" }).click();
  await expect(row.getByRole("status")).toContainText("Newcomer is signed out everywhere");
  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();

  await row.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove Newcomer" }).click();
  await expect(row).toHaveCount(0);
  await other.goto(link);
  await other.reload();
  await expect(other.getByRole("alert")).toContainText("This link");
});
