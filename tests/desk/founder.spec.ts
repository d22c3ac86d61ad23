/** One founder from the first question on a phone to the company's calendar, with two people at the desk. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { founderPage } from "../../content/registration/founder-page.ts";
import { registrationStages } from "../../content/registration/registration.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type ReceivedMail, SmtpListener } from "../../server/testing/smtp.ts";
import { answerQuestions } from "../support/questions.ts";
import { signIn, startDesk } from "./desk.ts";

const phone = { width: 360, height: 740 };
const today = dateInIndia(Date.now());
const founder = { name: "Meera Krishnan", email: "meera@example.in" };

/** The text of a mail as its reader sees it: no line of it was broken by the way it travels. */
const textOf = ({ raw }: ReceivedMail): string =>
  raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const linkIn = (mail: ReceivedMail): string => /http\S+\/api\/registration\?key=[0-9a-f]{64}/.exec(textOf(mail))![0];

/** The mail to the founder that has these words in it, once it is there. */
async function mailToFounder(smtp: SmtpListener, words: string): Promise<ReceivedMail> {
  const find = () => smtp.mails.find((mail) => mail.to.includes(founder.email) && textOf(mail).includes(words));
  await expect.poll(find).toBeDefined();
  return find()!;
}

/** As a founder opens it from a mail: on a phone, without JavaScript, knowing nothing of the site. */
async function openMail(browser: Browser, mail: ReceivedMail): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(linkIn(mail));
  return page;
}

async function askForACall(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl);
  const menu = async (label: string) => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#mobile-menu").getByRole("link", { name: label, exact: true }).click();
  };
  await menu("Choose a structure");
  await answerQuestions(page, /^Two/, "Sell goods or services");
  await menu("Cost calculator");
  const company = page.locator("#your-company");
  await company.getByText("Private Limited", { exact: true }).click();
  await company.getByLabel(/state/i).first().selectOption("Karnataka");
  await menu("Contact Us");
  const form = page.locator("#contact-form");
  // As fast as people type: what comes faster is taken for a program's, and gets no mail.
  await form.getByLabel("Full name").pressSequentially(founder.name, { delay: 110 });
  await form.getByLabel("Email").pressSequentially(founder.email, { delay: 110 });
  await form.getByLabel("Phone number").fill("98450 12345");
  await form.getByRole("button", { name: "Request a call" }).click();
  await expect(form.getByRole("heading", { name: "Thank you" })).toBeVisible();
}

// The store's own tests run on both.
for (const engine of ["SQLite", "PostgreSQL"] as const)
  test(`from the first question to the company's calendar, on ${engine}`, {
    tag: engine === "PostgreSQL" ? "@thorough" : [],
  }, async ({ browser }) => {
    test.setTimeout(180_000);
    const postgres = engine === "PostgreSQL" ? await startPostgres() : undefined;
    const smtp = await SmtpListener.start();
    const desk = await startDesk({ databaseUrl: await postgres?.createDatabase(), smtpUrl: smtp.url });
    try {
      const visitor = await (await browser.newContext({ viewport: phone })).newPage();
      await askForACall(visitor, desk.siteUrl);

      const received = await openMail(browser, await mailToFounder(smtp, founderPage.open));
      await expect(received.getByText(registrationStages.received.title)).toBeVisible();
      await expect(received.getByText(founderPage.call.times)).toBeVisible();

      // Asha takes the enquiry and calls.
      const [asha, ravi] = [await signIn(desk, browser, "Asha"), await signIn(desk, browser, "Ravi", 360)];
      await asha.getByRole("button", { name: `Take ${founder.name}` }).click();
      await asha.getByRole("button", { name: "Reached" }).click();
      await expect(asha.locator("#history")).toContainText("reached");
      const { rows } = await desk.store.enquiries.list({}, { limit: 10 });
      const id = rows[0]!.id;
      await received.reload();
      await expect(received.getByText(registrationStages.called.title)).toBeVisible();
      await expect(received.getByText("Asha").first()).toBeVisible();

      // Ravi quotes on his phone: the plan says everything but the tier and the capital, which are usual.
      await ravi.goto(`${desk.url}/enquiries/${id}`);
      const quotation = ravi.locator("#quotation");
      const make = quotation.getByRole("button", { name: "Make the quotation" });
      await make.click();
      const send = ravi.getByRole("button", { name: `Send to ${founder.name}` });
      const ask = quotation.getByRole("form", { name: "What it covers" });
      await expect(ask.or(send)).toBeVisible();
      if (await ask.isVisible()) await make.click();
      await send.click();
      await expect(quotation.getByText("Waits for the founder")).toBeVisible();
      const total = (await quotation
        .getByText(/^₹[\d,]+$/)
        .first()
        .textContent())!;

      await desk.passUndo();
      const offer = await mailToFounder(smtp, "quotation-");
      const page = await openMail(browser, offer);
      await expect(page.getByText(registrationStages.quotation.title)).toBeVisible();
      await expect(page.getByText(total).first()).toBeVisible();
      const pdf = await page.request.get(
        new URL((await page.getByRole("link", { name: /PDF/ }).getAttribute("href"))!, desk.siteUrl).href,
      );
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
        mergePages: true,
      });
      expect(text.replace(/\s+/g, " ")).toContain(total);
      await page.getByRole("link", { name: founderPage.quotation.button }).click();
      await page.getByRole("button", { name: `Accept for ${total}` }).click();
      await expect(page.getByText(founderPage.accept.done)).toBeVisible();
      await expect(page.getByText(registrationStages.documents.title)).toBeVisible();

      // The desk hears of it at once; Asha ticks papers, Ravi the rest.
      await asha.goto(`${desk.url}/enquiries/${id}`);
      const registration = asha.locator("#registration");
      await expect(asha.locator("#history")).toContainText(/accepted/i);
      await registration.getByRole("checkbox").first().check();
      await expect(registration).toContainText(/1 of \d+/);
      await page.reload();
      await expect(page.getByText(/^1 of \d+ have reached us/)).toBeVisible();
      await registration.getByRole("button", { name: "Move to name" }).click();
      await registration.locator("#name-name").fill("Zyntra Foods");
      await registration.getByLabel("Outcome").selectOption("approved");
      await registration.getByRole("button", { name: /^Save/ }).first().click();
      await expect(registration).toContainText("Zyntra Foods, approved");
      for (const stage of ["signatures", "filing", "certificate"])
        await registration.getByRole("button", { name: `Move to ${stage}` }).click();

      await ravi.goto(`${desk.url}/registrations`);
      await expect(ravi.getByText(founder.name).first()).toBeVisible();
      await ravi.locator("main li", { hasText: founder.name }).getByRole("link").first().click();
      const certificate = ravi.locator("#registration");
      await certificate.getByLabel("CIN").fill("U62099KA2026PTC123456");
      await certificate.getByLabel("Date of incorporation").fill(today);
      await certificate
        .getByRole("button", { name: /certificate/i })
        .last()
        .click();
      await expect(certificate).toContainText("U62099KA2026PTC123456");

      // The company's own calendar, and a filing that the founder ticks off.
      await page.reload();
      await expect(page.getByText("U62099KA2026PTC123456")).toBeVisible();
      await expect(page.getByRole("heading", { name: founderPage.first.heading })).toBeVisible();
      await page
        .getByRole("button", { name: new RegExp(`^${founderPage.first.tick}`) })
        .first()
        .click();
      await expect(page.getByText(founderPage.first.saved)).toBeVisible();
      const download = page.getByRole("link", { name: founderPage.calendar.download });
      const calendar = await page.request.get(new URL((await download.getAttribute("href"))!, desk.siteUrl).href);
      expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${addDays(today, 180).replaceAll("-", "")}`);

      const { events, enquiry } = (await desk.store.enquiries.detail(id))!;
      expect(enquiry.status).toBe("engaged");
      expect(new Set(events.map(({ type }) => type))).toEqual(
        new Set(["claimed", "called", "status", "quotation", "founder", "registration"]),
      );
    } finally {
      await desk.end();
      await smtp.close();
      await postgres?.stop();
    }
  });
