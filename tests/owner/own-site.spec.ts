/**
 * From an image on an empty volume to one's own published site, in the browser alone: the files that the Dockerfile copies, its command, the
 * link, the questions, logo and colour, a closed day, an article, a real build, Publish and Undo, while another visitor loads pages. What it
 * builds is read by built-site.test.ts afterwards (`npm test -- owner`).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { logoMark } from "../../content/owner/own-pictures.ts";
import { currentBuild } from "../../server/http/built.ts";
import { currentId, point } from "../../server/site/builds.ts";
import { freePort } from "../../server/testing/basics.ts";
import { makeImage } from "../deploy/image.ts";
import { axeFaults } from "../support/axe.ts";
import { ownSite } from "./own-site.ts";

const { place, builds } = ownSite;
const pictures = join(import.meta.dirname, "folders", "udyam-setu", "pictures");
test.use({ actionTimeout: 20_000 });
/** A server that takes another's place starts among all other tests. */
const switched = { timeout: 90_000 };

let site: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  rmSync(place, { recursive: true, force: true });
  site = await start();
});
test.afterAll(() => site.end());

/** As `docker run` does, and the link that it prints. */
async function start() {
  // With the demonstration that the other tests are about.
  const demonstration = join(place, "demonstration");
  cpSync(currentBuild(), join(demonstration, basename(currentBuild())), { recursive: true });
  point(demonstration, basename(currentBuild()));
  const { app, args, settings } = makeImage(place, demonstration);
  const [port, deskPort] = [String(await freePort()), String(await freePort())];
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: app,
    env: {
      ...{ PATH: process.env.PATH, HOME: place, ...settings },
      ...{ HOST: "127.0.0.1", DESK_HOST: "127.0.0.1", PORT: port, DESK_PORT: deskPort, LOG_LEVEL: "warn" },
      // On a machine that is busy with other tests it would never have its turn.
      ...{ BUILD_NICE: "0", SHARE_PICTURES: "off" },
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed = Promise.withResolvers<string>();
  let text = "";
  child.stdout!.on("data", (part) => {
    text += part;
    const link = /\S+\/start#\w+/.exec(text)?.[0];
    if (link) printed.resolve(link);
  });
  child.once("exit", () => printed.reject(new Error(text)));
  return {
    url: `http://127.0.0.1:${port}`,
    link: await printed.promise,
    printed: () => text,
    async end() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

/** Somebody who reads page after page, until told to stop. */
function visit(url: string) {
  const seen = { pages: 0, errors: [] as string[] };
  let isOver = false;
  const paths = ["/", "/pricing", "/contact", "/articles", "/about"];
  const all = (async () => {
    while (!isOver) {
      const path = paths[seen.pages % paths.length]!;
      const status = await fetch(url + path).then(
        async (response) => ((await response.text()).endsWith("</html>") ? response.status : "cut off"),
        String,
      );
      if (status !== 200) seen.errors.push(`${path}: ${status}`);
      seen.pages += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    async end() {
      isOver = true;
      await all;
      return seen;
    },
  };
}

const next = (page: Page, name = "Next") => page.getByRole("button", { name, exact: true }).click();
const step = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, level: 2, exact: true })).toBeVisible();
async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer);
}
/** What is saved is said at the form's foot. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved, not published.", { exact: true })).toBeVisible();
}

test("from an empty volume to a published site of one's own, and back", async ({ page }) => {
  test.setTimeout(420_000);
  const visitor = visit(site.url);
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const sample = await read("/");
  const desk = new URL(site.link).origin;
  await page.goto(site.link);

  // Nobody is called as the machine calls its user.
  await page.getByLabel("Your name").fill("Meenal Dhobley");
  await page.getByRole("button", { name: "Save" }).click();
  await step(page, "Your firm");
  const again = await page.request.post(`${desk}/api/open`, {
    data: { token: new URL(site.link).hash.slice(1) },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(again.status(), "the link works once").toBe(410);
  await fill(page, { "Name of the firm": "Kosi Filings", "E-mail for visitors": "office@kosifilings.test" });
  await next(page);
  const phone = page.getByLabel("Phone, with country code");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/An answer is needed here\.$/);
  expect(await axeFaults(page)).toEqual([]);
  await phone.fill("+91 612 233 4410");
  await next(page);

  await step(page, "Office and hours");
  await fill(page, { "building and street": "Boring Road", "Office: city": "Patna", "PIN code": "800013" });
  await page.getByLabel("Office: state").selectOption("Bihar");
  await page.reload();
  await expect(page.getByLabel("Office: city")).toHaveValue("Patna");
  await next(page);

  await step(page, "Legal identity");
  await fill(page, {
    "Legal name": "Kosi Filings Private Limited",
    "name of the person": "Anita Jha",
    designation: "Director",
  });
  await next(page);

  await step(page, "Prices");
  const prices = {
    "private-limited": ["3,100", "8,150", "14,350"],
    opc: ["3120", "8170", "14370"],
    llp: ["3110", "8160", "14360"],
  };
  for (const [structure, three] of Object.entries(prices))
    for (const [index, price] of three.entries()) await page.locator(`[id="start-${structure}.${index}"]`).fill(price);
  await next(page, "Save my answers");
  // A firm shows one of three numbers, which no question alone can know.
  const number = page.getByLabel("CIN or LLPIN");
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/CIN, LLPIN or GSTIN/);
  await number.fill("U69201BR2026PTC081735");
  await next(page);
  await step(page, "Prices");
  await next(page, "Save my answers");

  await step(page, "What visitors will see");
  await expect(page.getByText("Plans from ₹3,100 (Private Limited), ₹3,120 (OPC), ₹3,110 (LLP)")).toBeVisible();
  await next(page);
  await step(page, "Logo and colour");
  await page.getByRole("button", { name: "Add Logo" }).click();
  await page.getByLabel("File").setInputFiles(join(pictures, "logo.png"));
  await expect(page.getByRole("img", { name: /png$/ })).toBeVisible();
  await page.getByLabel("Accent colour", { exact: true }).fill("#0b6e4f");
  await save(page);

  await page.goto(`${desk}/your-site/hours`);
  await page.getByRole("button", { name: "Add to Closed days" }).click();
  await page.getByLabel(/^Day \*/).fill("2036-12-25");
  await page.getByLabel("Name, as visitors read it").fill("Christmas");
  await save(page);

  await page.getByRole("link", { name: "Home page and articles shown" }).click();
  await page.getByRole("checkbox", { name: /^Government fees for company registration/ }).check();
  await save(page);

  await page.getByRole("link", { name: "Articles", exact: true }).click();
  await page.getByRole("link", { name: "Write an article" }).click();
  await fill(page, {
    Title: "What a first board meeting decides",
    Summary: "Which decisions a new company in Patna takes.",
  });
  await page.getByRole("combobox", { name: "Category" }).selectOption("Legal Compliance");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("Our Starter plan is {{fee private-limited starter}}.\n\n## Papers\n\n");
  await page.getByRole("button", { name: "Picture" }).click();
  await page.locator("dialog[open] input[type=file]").setInputFiles(join(pictures, "folder.png"));
  await expect(text).toHaveValue(/\.png\)/);
  await page.getByText("Author, date and tags").click();
  await page.getByLabel("Author").fill("Anita Jha");
  await next(page, "Save");
  await expect(page).toHaveURL(/\/what-a-first-board-meeting-decides$/);

  await page.goto(`${desk}/your-site/start/make`);
  const pane = page.getByRole("region", { name: "Publishing" });
  await next(page, "Make the site");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible({ timeout: 360_000 });
  await expect(pane).toContainText("Kosi Filings");
  await next(page, "Look at the pages");
  const made = page.frameLocator("iframe");
  await expect(made.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(made.locator("header img").first(), "the logo").not.toHaveJSProperty("naturalWidth", 0);
  await expect(made.getByRole("contentinfo")).toContainText("Kosi Filings");
  const address = await page.getByRole("link", { name: "Open in a tab" }).getAttribute("href");
  expect((await fetch(site.url + address)).status, "at the visitors' port").toBe(404);
  expect((await fetch(desk + address)).status, "without signing in").toBe(401);
  await next(page, "Close");
  expect(await read("/"), "nobody has published yet").toBe(sample);
  await next(page, "Publish");
  await expect(pane).toContainText("Published. Visitors see it now.", switched);
  await expect(pane.getByRole("link", { name: "Home page" })).toHaveAttribute("href", `${site.url}/`);
  // The server before still answers on connections that were kept, for three seconds.
  for (const [path, words] of Object.entries({
    "/": ["Kosi Filings", logoMark, "#0b6e4f"],
    "/pricing": ["₹3,100", "₹14,360"],
    "/articles/what-a-first-board-meeting-decides": ["₹3,100", "Papers"],
    "/contact": ["Christmas"],
  }))
    for (const each of words)
      await expect
        .poll(async () => (await read(path)).includes(each), { ...switched, message: `${path}: ${each}` })
        .toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  // The rail has the firm's colour, and the logo may have it too.
  const reloaded = await page.context().newPage();
  await reloaded.goto(desk);
  await expect(reloaded.locator("header img").first()).toHaveCSS("background-color", "rgb(255, 255, 255)", switched);
  await reloaded.close();
  await next(page, "What comes next");
  await expect(page.getByText("SMTP_URL=")).toBeVisible();

  await page.goBack();
  await next(page, "Undo");
  await expect(pane).toContainText("Undone.", switched);
  await expect.poll(async () => (await read("/")) === sample, switched).toBe(true);
  expect(currentId(builds)).toBe(basename(currentBuild()));
  expect(site.printed().match(/\/start#/g), "a server that takes another's place offers no link").toHaveLength(1);
  const { pages, errors } = await visitor.end();
  expect(errors).toEqual([]);
  expect(pages).toBeGreaterThan(100);
});
