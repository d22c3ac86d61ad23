import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { readableAccent } from "../../content/schemas/accent.ts";
import { sections } from "../../desk/site/sections.ts";
import { temporaryFolder } from "../../server/testing/basics.ts";
import { watchFor } from "../support/watch.ts";
import { test as base, type Desk, openDesk, signIn, startDesk } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";

const place = temporaryFolder();
const folder = join(place.path, "owner");

/** A firm with a folder of its own. */
const test = base.extend<object, { firm: Desk }>({
  firm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      cpSync("tests/owner/folders/udyam-setu", folder, { recursive: true });
      const desk = await startDesk({ ownerFolder: folder });
      await use(desk);
      await desk.end();
      place[Symbol.dispose]();
    },
    { scope: "worker" },
  ],
});

const read = (file: string) => JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));
const section = async (page: Page, { url }: Desk, id: string, title: string) => {
  await page.goto(`${url}/your-site/${id}`);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
};
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const saved = (page: Page) => expect(page.getByText("Saved, not published.", { exact: true })).toBeVisible();

test("what is wrong is said at its field; what was typed survives a reload; then it is saved", async ({
  firm,
  page,
}) => {
  await openDesk(firm, page, "Asha");
  await page.getByRole("link", { name: "Your site" }).click();
  const pin = page.getByLabel("PIN code");
  const before = await pin.inputValue();
  await pin.fill("3020");
  await page.reload();
  await expect(pin).toHaveValue("3020");
  await save(page);
  await expect(pin).toBeFocused();
  await expect(pin).toHaveAccessibleDescription(/This is not a PIN code of six digits. Example: 302006/);
  expect(read("identity").address.postcode).toBe(before);
  await pin.fill("302017");
  await expect(page.getByRole("link", { name: "Firm and contacts not saved" })).toBeVisible();
  await save(page);
  await saved(page);
  expect(read("identity").address.postcode).toBe("302017");
  await expect(page.getByRole("link", { name: "Firm and contacts changed" })).toBeVisible();
});

test("rows are added, put in order and removed; prices are typed with commas; a colour stays readable", async ({
  firm,
  page,
}) => {
  await openDesk(firm, page, "Asha");
  await section(page, firm, "hours", "Hours and closed days");
  await page.getByRole("button", { name: "Add to Closed days" }).click();
  const day = page.getByLabel(/^Day\b/).last();
  await expect(day).toBeFocused();
  await day.fill("2026-11-26");
  await page.getByLabel("Name, as visitors read it").last().fill("Constitution Day");
  await page.getByRole("button", { name: "Move Constitution Day up" }).click();
  await expect(page.getByRole("button", { name: "Move Constitution Day up" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Christmas" }).click();
  await save(page);
  await saved(page);
  const days = read("identity").closedDays.map(({ name }: { name: string }) => name);
  expect(days.at(-2)).toBe("Constitution Day");
  expect(days).not.toContain("Christmas");

  await section(page, firm, "prices", "Prices");
  const price = page.getByLabel(/^Pro plan/).first();
  await price.fill("1,40,00");
  await save(page);
  await expect(price).toHaveAccessibleDescription(/is not a whole number of rupees/);
  await price.fill("14,500");
  await save(page);
  await saved(page);
  expect(read("prices")["private-limited"].pro).toMatchObject({ price: 14_500 });

  await section(page, firm, "logo", "Logo and colour");
  await page.getByLabel("Accent colour", { exact: true }).fill("#1a73e8");
  await page.getByRole("button", { name: /nearest that can be read/ }).click();
  const before = readdirSync(join(folder, "pictures"));
  const sent = page.getByRole("img", { name: /^[0-9a-f]{16}\.\w+$/ });
  await page.getByLabel("File").setInputFiles("tests/owner/folders/udyam-setu/pictures/farhan.jpg");
  await expect(sent).toHaveAttribute("alt", /jpeg$/);
  await page.getByLabel("File").setInputFiles("tests/owner/folders/udyam-setu/pictures/logo.png");
  await expect(sent).toHaveAttribute("alt", /png$/);
  await save(page);
  await saved(page);
  // What was only tried is not there to be published.
  const added = readdirSync(join(folder, "pictures")).filter((file) => !before.includes(file));
  expect(added).toEqual([expect.stringMatching(/\.png$/)]);
  expect(read("identity")).toMatchObject({
    accent: readableAccent("#1a73e8"),
    logo: { file: expect.stringMatching(/^[0-9a-f]{16}\.png$/) },
  });
});

test("two owners at once: both values are shown, and nobody's are lost", { tag: "@thorough" }, async ({
  firm,
  browser,
  page,
}) => {
  await openDesk(firm, page, "Asha");
  const other = await signIn(firm, browser, "Ravi");
  await section(page, firm, "team", "Team");
  await section(other, firm, "team", "Team");
  const role = page.getByLabel(/^Role/).first();
  await role.fill("Company secretary");
  await other.getByLabel(/^Role/).first().fill("Partner");
  await save(other);
  await saved(other);
  await expect(page.getByRole("alert").getByText("Theirs: ", { exact: false })).toContainText("Partner");
  await expect(role).toHaveValue("Company secretary");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await save(page);
  await saved(page);
  expect(read("team").team[0].role).toBe("Company secretary");

  // An edit by hand, of which no server knows.
  await role.fill("Advisor");
  const text = readFileSync(join(folder, "team.json"), "utf8");
  writeFileSync(join(folder, "team.json"), text.replace("Company secretary", "Director"));
  await save(page);
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(role).toHaveValue("Director");
  await other.context().close();
});

/** One of each kind of field; all sections with THOROUGH=1. */
const axeWidths: Record<string, number> = { firm: 1280, hours: 360, logo: 360 };

test("every section is whole at 360 and 1280 px, accessible and quiet", async ({ firm, page }) => {
  await openDesk(firm, page, "Asha");
  const faults = watchFor(page, firm.url);
  for (const { id, title } of sections.filter((each) => process.env.THOROUGH || each.id in axeWidths)) {
    await section(page, firm, id, title);
    expect(await layoutFaults(page, axeWidths[id]), id).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test("members have no such page", async ({ firm, page }) => {
  await openDesk(firm, page, "Asha");
  const { id } = await firm.store.people.invite({ email: "nila@example.in", name: "Nila", role: "member" });
  const { token } = await firm.store.people.issueLink(id, "open");
  await page.context().clearCookies();
  await page.goto(`${firm.url}/open#${token}`);
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your site" })).toHaveCount(0);
  for (const path of ["/your-site", "/numbers", "/delivery", "/applications"]) {
    await page.goto(firm.url + path);
    await expect(page.getByText("Only an owner of the desk can open this page.")).toBeVisible();
  }
  await expect(page.getByRole("navigation").first().getByRole("link")).toHaveText([
    /^Today/,
    "Enquiries",
    "Registrations",
    "People",
  ]);
});
