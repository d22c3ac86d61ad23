import { expect, type Page, test } from "@playwright/test";
import { openings } from "../../content/company/careers.ts";
import { applicationReceived } from "../../domain/forms/application.ts";
import { newsletterPages } from "../../domain/forms/newsletter.ts";
import { offerNames, offerTitle } from "../../domain/offers/offers.ts";
import { freePort, temporaryFolder } from "../../server/testing/basics.ts";
import { runDeskCommand } from "../../server/testing/command-line.ts";
import { type ServerProcess, spawnServer } from "../../server/testing/server-process.ts";
import { SmtpListener } from "../../server/testing/smtp.ts";

/** A server of its own: these tests count what arrives by mail and in the desk. */
const folder = temporaryFolder();
let mailbox: SmtpListener;
let server: ServerProcess;
let env: Record<string, string>;

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 390, height: 800 } });

test.beforeAll(async () => {
  mailbox = await SmtpListener.start();
  const port = await freePort();
  env = {
    DATA_DIR: folder.path,
    PORT: String(port),
    // The links in mails lead here.
    SITE_URL: `http://127.0.0.1:${port}`,
    DAILY_SUMMARY: "off",
    SMTP_URL: mailbox.url,
    MAIL_FROM: "site@sthapana.example",
    LEADS_TO: "owner@sthapana.example",
  };
  server = await spawnServer(env);
});

test.afterAll(async () => {
  await server.end("SIGTERM");
  await mailbox.close();
  folder[Symbol.dispose]();
});

/** What the desk exports, as the owner would see it. */
async function exported(what: string): Promise<Record<string, unknown>[]> {
  const { out } = await runDeskCommand(["export", what, "--format", "json"], env);
  return JSON.parse(out);
}

/** The first mail that has all these texts, without its quoted-printable encoding. Waits until it has arrived. */
async function mailWith(...texts: string[]): Promise<string> {
  for (;;) {
    const decoded = mailbox.mails.map(({ raw }) => raw.replace(/=\r\n/g, "").replaceAll("=3D", "="));
    const found = decoded.find((mail) => texts.every((text) => mail.includes(text)));
    if (found) return found;
    await mailbox.received(decoded.length + 1);
  }
}

/** Opens a link of a newsletter mail, which must change nothing by itself, presses the button, and ends on the page given. */
async function followLink(page: Page, mail: string, action: "confirm" | "unsubscribe", lastPage: string) {
  const link = new RegExp(`https?://[^s"<>]+(/api/newsletter/${action}\\?token=[\\w-]+)`).exec(mail)?.[1];
  expect(link, `a link to ${action}`).toBeDefined();
  const before = await exported("subscribers");
  await page.goto(`${server.url}${link}`);
  expect(await exported("subscribers"), "opening the link is not enough").toEqual(before);
  await page.locator("main").getByRole("button").click();
  await expect(page).toHaveURL(`${server.url}${lastPage}`);
}

async function fillQuickForm(page: Page, values: { name: string; email: string; phone: string }) {
  const form = page.locator("#quick-lead");
  await form.getByLabel("Full name").fill(values.name);
  await form.getByLabel("Email").fill(values.email);
  await form.getByLabel("Phone number").fill(values.phone);
  return form;
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector("form[action^='/api/']");
    return form && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });

test("a quick lead: messages under inputs, Submitting..., success after a second, an empty form three seconds later", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${server.url}/private-limited?utm_source=newsletter&utm_campaign=launch`);
  await page.clock.runFor(4000);
  await hydrated(page);
  const form = page.locator("#quick-lead");
  const button = form.locator("form [type=submit]");
  await button.click();
  await expect(form.locator("[data-error-slot]:visible")).toHaveText([
    "Full name is required",
    "Email is required",
    "Phone number is required",
  ]);
  await expect(form.getByLabel("Full name")).toBeFocused();
  await expect(form.getByLabel("Full name")).toHaveAttribute("aria-invalid", "true");
  const summary = form.locator("[data-error-summary]").getByRole("link");
  await expect(summary).toHaveText(["Full name is required", "Email is required", "Phone number is required"]);
  await summary.last().click();
  await expect(form.getByLabel("Phone number")).toBeFocused();

  await fillQuickForm(page, { name: "Asha Rao", email: "asha@", phone: "12345" });
  await expect(form.locator("[data-error-slot]:visible"), "editing a field clears its error").toHaveCount(0);
  await expect(form.locator("[data-error-summary]"), "its room closes with the last of them").toHaveCount(0);
  await button.click();
  await expect(form.locator("[data-error-slot]:visible")).toHaveText([
    "Email is invalid",
    "Phone number must be 10 digits",
  ]);

  await fillQuickForm(page, { name: "Asha Rao", email: "asha@example.in", phone: "+91 98765 43210" });
  await button.click();
  await expect(button).toHaveText("Submitting...");
  await expect(button).toBeDisabled();
  await mailbox.received(1);
  const answer = form.locator("[data-sent]");
  await expect(answer, "not before a second has passed").toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(answer).toHaveText(/^Thank you, Asha\. We call you /);
  await expect(form.getByLabel("Full name")).toBeHidden();
  await page.clock.runFor(3000);
  await expect(answer).toHaveText(/^Received \d\d:\d\d\. We call you /);
  await expect(form.getByLabel("Full name")).toBeVisible();
  await expect(form.getByLabel("Full name")).toHaveValue("");
  await expect(form.getByRole("status").first()).toContainText("On +91 98765 43210");
  await expect(button).toHaveText("Request a call");

  const mail = await mailWith("Asha Rao", "9876543210");
  expect(mail).toMatch(/^Reply-To: .*asha@example\.in/im);
  expect(await exported("leads")).toEqual([
    expect.objectContaining({
      form: "quick",
      name: "Asha Rao",
      email: "asha@example.in",
      phone: "9876543210",
      page: "/private-limited",
    }),
  ]);
  expect(JSON.stringify(await exported("leads"))).toContain("launch");
});

test("a plan's Get Started reaches the contact form, which says so and records it", async ({ page }) => {
  await page.goto(`${server.url}/pricing?structure=llp`);
  await page.getByRole("tab", { name: "LLP", selected: true }).waitFor();
  await page.locator("#llp").getByText("Pro", { exact: true }).first().click();
  await page.locator('#llp a[href^="/contact-us?plan=llp:pro"]:visible').click();
  await hydrated(page);
  await expect(page.locator("[data-sent-with='offer']")).toContainText(offerNames["llp:pro"] ?? "no such plan");
  await page.getByLabel("Full name").fill("Ravi Menon");
  await page.getByLabel("Email").fill("ravi@example.in");
  await page.getByLabel("Phone").fill("080 4123 4567");
  await page.getByRole("button", { name: "Request a call" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ravi. We call you" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "On 080 4123 4567" })).toBeVisible();
  await mailWith("Ravi Menon", offerTitle("llp:pro") ?? "no such plan");
  expect((await exported("leads")).find(({ form }) => form === "contact")).toMatchObject({
    name: "Ravi Menon",
    plan: "llp:pro",
    page: "/contact-us",
  });
});

test("an application with a real PDF arrives with its résumé", async ({ page }) => {
  await page.goto(`${server.url}/careers`);
  await hydrated(page);
  await page.getByRole("button", { name: "Apply Now" }).last().click();
  const dialog = page.getByRole("dialog");
  const pdf = await page
    .context()
    .browser()!
    .newPage()
    .then(async (sheet) => {
      await sheet.setContent("<h1>Zoya Ansari</h1><p>Accountant</p>");
      const bytes = await sheet.pdf();
      await sheet.close();
      return bytes;
    });
  await dialog.getByLabel("Full Name").fill("Zoya Ansari");
  await dialog.getByLabel("Email Address").fill("zoya@example.in");
  await dialog.getByLabel("Phone Number").fill("9812345678");
  await dialog.getByLabel("Years of Experience").fill("3 years");
  await dialog.getByLabel("Cover Letter").fill("I close books on the second working day.");
  await dialog
    .getByLabel("Resume")
    .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("not a pdf") });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText(/could not be read as a PDF/)).toBeVisible();
  await expect(dialog.getByLabel("Cover Letter")).toHaveValue("I close books on the second working day.");
  await dialog.getByLabel("Resume").setInputFiles({ name: "zoya.pdf", mimeType: "application/pdf", buffer: pdf });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText(applicationReceived)).toBeVisible();
  await expect(dialog).toBeHidden();

  const mail = await mailWith("Zoya Ansari", "zoya.pdf");
  expect(mail.replace(/\s/g, "")).toContain(pdf.toString("base64").slice(0, 2000));
  expect(await exported("applications")).toEqual([
    expect.objectContaining({ position: openings.at(-1)?.title, name: "Zoya Ansari" }),
  ]);
});

test("a newsletter sign-up is confirmed by mail before it counts, and can be undone", async ({ page }) => {
  await page.goto(`${server.url}/articles`);
  const form = page.locator("form[action='/api/newsletter']");
  await form.scrollIntoViewIfNeeded();
  await hydrated(page);
  await page.waitForFunction(() => {
    const found = document.querySelector("form[action='/api/newsletter']");
    return found && Object.keys(found).some((key) => key.startsWith("__reactProps"));
  });
  await form.getByLabel("Email").fill("reader@example.in");
  await form.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(page.getByText(/confirm your address/)).toBeVisible();
  const mail = await mailWith("/api/newsletter/confirm");
  const subscriber = async () => (await exported("subscribers")).find(({ email }) => email === "reader@example.in");
  expect(await subscriber()).toMatchObject({ status: "pending" });
  await followLink(page, mail, "confirm", newsletterPages.confirmed);
  expect(await subscriber()).toMatchObject({ status: "confirmed" });
  await followLink(page, mail, "unsubscribe", newsletterPages.unsubscribed);
  expect(await subscriber(), "only a hash of the address is kept").toBeUndefined();
  expect(await exported("subscribers")).toContainEqual(expect.objectContaining({ status: "unsubscribed" }));
});

test("a server that cannot be reached: a clear message with the phone number, nothing typed is lost, one lead after the retry", async ({
  page,
}) => {
  await page.goto(`${server.url}/llp-registration`);
  await hydrated(page);
  const before = (await exported("leads")).length;
  const form = await fillQuickForm(page, { name: "Meera Iyer", email: "meera@example.in", phone: "9000000001" });
  await page.context().setOffline(true);
  await form.getByRole("button").click();
  const problem = form.getByRole("alert").filter({ hasText: "Nothing you typed is lost" });
  await expect(problem.locator('a[href^="tel:"]')).toBeVisible();
  await expect(form.getByRole("button", { name: "Request a call" }), "ready for another try").toBeFocused();
  await expect(form.getByLabel("Full name")).toHaveValue("Meera Iyer");
  await page.context().setOffline(false);

  const keys: (string | undefined)[] = [];
  await page.route("**/api/leads", async (route) => {
    keys.push(
      route
        .request()
        .postData()
        ?.match(/name="idempotencyKey"\r\n\r\n([\w-]+)/)?.[1],
    );
    // The first try reaches the server and the response is lost on the way back.
    const response = await route.fetch();
    if (keys.length === 1) await route.abort("connectionreset");
    else await route.fulfill({ response });
  });
  await form.getByRole("button").click();
  await expect(problem).toBeVisible();
  await form.getByRole("button").click();
  await expect(form.getByText("Thank you")).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(await exported("leads")).toHaveLength(before + 1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form with errors comes back with messages and what was typed, a valid one leads to a thank-you page", async ({
    page,
  }) => {
    await page.goto(`${server.url}/one-person-company`);
    const before = (await exported("leads")).length;
    await fillQuickForm(page, { name: "<b>Dev</b> & Co", email: "dev@", phone: "98765" });
    await page.locator("#quick-lead button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please check what you typed");
    await expect(page.locator("form").getByText("Email is invalid")).toBeVisible();
    await expect(page.locator("form").getByText("Phone number must be 10 digits")).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("<b>Dev</b> & Co");
    const summary = page.getByRole("alert", { name: "There is a problem" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText(["Email is invalid", "Phone number must be 10 digits"]);
    await summary.getByRole("link", { name: "Phone number must be 10 digits" }).click();
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await page.getByLabel("Email").fill("dev@example.in");
    await page.getByLabel("Phone number").fill("098765 43210");
    await page.getByRole("button", { name: "Request a call" }).click();
    await expect(page).toHaveURL(/\/thank-you\/quick$/);
    const leads = await exported("leads");
    expect(leads).toHaveLength(before + 1);
    expect(JSON.stringify(leads)).toContain("/one-person-company");
  });

  test("contact, newsletter and application forms post natively", async ({ page }) => {
    await page.goto(`${server.url}/contact-us?plan=opc:starter`);
    await page.getByLabel("Full name").fill("Nikhil Das");
    await page.getByLabel("Email").fill("nikhil@example.in");
    await page.getByLabel("Phone").fill("9811111111");
    await page.getByRole("button", { name: "Request a call" }).click();
    await expect(page).toHaveURL(/\/thank-you\/contact$/);
    expect((await exported("leads")).find(({ name }) => name === "Nikhil Das")).toMatchObject({ plan: "opc:starter" });

    await page.goto(`${server.url}/articles`);
    await page.locator("form[action='/api/newsletter']").getByLabel("Email").fill("plain@example.in");
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page).toHaveURL(/\/thank-you\/newsletter$/);

    await page.goto(`${server.url}/careers`);
    const form = page.locator("form[action='/api/applications']");
    await form.getByLabel("Full Name").fill("Kabir Shah");
    await form.getByLabel("Email Address").fill("kabir@example.in");
    await form.getByLabel("Phone Number").fill("9822222222");
    await form.getByLabel("Years of Experience").fill("Fresher");
    await form.getByLabel("Cover Letter").fill("I would like to learn.");
    await form.getByLabel("Resume").setInputFiles({
      name: "kabir.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n"),
    });
    await form.getByRole("button", { name: "Submit Application" }).click();
    await expect(page).toHaveURL(/\/thank-you\/application$/);
  });
});
