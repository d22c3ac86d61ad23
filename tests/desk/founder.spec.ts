/**
 * One founder from the first question on a phone to the company's calendar, with two people at the desk: an address that was mistyped, a
 * question, a second version, two payments, a refused name.
 */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { founderPage } from "../../content/registration/founder-page.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type ReceivedMail, SmtpListener } from "../../server/testing/smtp.ts";
import { answerQuestions } from "../support/questions.ts";
import { signIn, startDesk } from "./desk.ts";

test.use({ actionTimeout: 20_000 });

const phone = { width: 360, height: 740 };
const today = dateInIndia(Date.now());
const founder = { name: "Meera Krishnan", email: "meera@example.in", mistyped: "meera@exampel.in" };

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
  await form.getByLabel("Email").pressSequentially(founder.mistyped, { delay: 110 });
  await form.getByLabel("Phone number").fill("98450 12345");
  await form.getByRole("button", { name: "Request a call" }).click();
  await expect(form.getByRole("heading", { name: "Thank you" })).toBeVisible();
}

/** What is shown once it cannot be taken back any more. */
const shown = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

async function pdfText(page: Page, href: string): Promise<string> {
  const pdf = await page.request.get(new URL(href, page.url()).href);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

/** Records what is due; the form has the sum. */
async function recordPayment(desk: Page, reference: string): Promise<void> {
  await desk.getByRole("button", { name: "Record a payment…" }).click();
  const form = desk.getByRole("dialog", { name: `A payment of ${founder.name}` });
  await form.getByLabel(/UTR/).fill(reference);
  await form.getByRole("button", { name: /^Record ₹/ }).click();
  await expect(form).toBeHidden();
}

// The store's own tests run on both.
for (const engine of ["SQLite", "PostgreSQL"] as const)
  test(`from the first question to the company's calendar, on ${engine}`, {
    tag: engine === "PostgreSQL" ? "@thorough" : [],
  }, async ({ browser }) => {
    test.setTimeout(240_000);
    const postgres = engine === "PostgreSQL" ? await startPostgres() : undefined;
    const smtp = await SmtpListener.start();
    smtp.unknown.add(founder.mistyped);
    const desk = await startDesk({ databaseUrl: await postgres?.createDatabase(), smtpUrl: smtp.url });
    try {
      const visitor = await (await browser.newContext({ viewport: phone })).newPage();
      await askForACall(visitor, desk.siteUrl);

      // Asha takes the enquiry and calls. The mail has come back: she corrects the address and sends it again.
      const [asha, ravi] = [await signIn(desk, browser, "Asha"), await signIn(desk, browser, "Ravi", 360)];
      await asha.getByRole("button", { name: `Take ${founder.name}` }).click();
      await asha.getByRole("button", { name: "Reached" }).click();
      await expect(asha.locator("#history")).toContainText("reached");
      const { rows } = await desk.store.enquiries.list({}, { limit: 10 });
      const id = rows[0]!.id;
      await asha.goto(`${desk.url}/enquiries/${id}`);
      await expect(asha.getByText(`did not arrive at ${founder.mistyped}`)).toBeVisible();
      await asha.getByRole("button", { name: "Correct the address" }).click();
      const contact = asha.getByRole("form", { name: "Correct name, number or address" });
      await contact.getByLabel("E-mail").fill(founder.email);
      await contact.getByRole("button", { name: "Save the correction" }).click();
      await expect(contact).toBeHidden();
      await asha.getByRole("button", { name: "Send it again" }).click();

      const page = await openMail(browser, await mailToFounder(smtp, founderPage.open));
      await expect(page.getByRole("heading", { name: "Nothing to do: we write your quotation" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Call Asha" })).toBeVisible();
      await page.locator("#advisor summary").click();
      await page.getByLabel(founderPage.advisor.label).fill("Can my co-founder in Dubai sign?");
      await page.getByRole("button", { name: founderPage.advisor.button }).click();
      await expect(page.getByText(founderPage.questions.open)).toBeVisible();
      const question = asha.locator("#questions");
      await expect(question).toContainText("Can my co-founder in Dubai sign?");
      await question.getByLabel("Your answer").fill("Yes, with papers that a notary there has signed.");
      await question.getByRole("button", { name: "Send the answer" }).click();
      await expect(question).toBeHidden();

      // Ravi quotes on his phone: the plan says everything but the tier and the capital, which are usual.
      await ravi.goto(`${desk.url}/enquiries/${id}`);
      const quotation = ravi.locator("#quotation");
      const make = quotation.getByRole("button", { name: "Make the quotation" });
      await make.click();
      const send = ravi.getByRole("button", { name: `Send to ${founder.name}` });
      const ask = quotation.getByRole("form", { name: "What it is for" });
      await expect(ask.or(send)).toBeVisible();
      if (await ask.isVisible()) await make.click();
      await send.click();
      await expect(quotation.getByText("Waits for the founder")).toBeVisible();
      await desk.passUndo();
      await page.reload();
      await page.getByRole("link", { name: founderPage.quotation.button }).click();

      // A second version while the first lies before the founder: only the newest can be accepted.
      await quotation.getByRole("button", { name: "Make version 2" }).click();
      await quotation.getByRole("button", { name: "Change Our fee" }).click();
      await ravi.getByLabel("Amount in ₹").fill("1,500");
      await ravi.getByLabel("Why: the founder reads it").fill("Agreed on the phone.");
      await ravi.getByRole("button", { name: "Save the line" }).click();
      await ravi.getByRole("button", { name: "Review and send…" }).click();
      await send.click();
      const versions = async () => (await desk.store.quotations.list(id)).map(({ sent }) => sent?.version);
      await expect.poll(versions).toContain(2);
      await desk.passUndo();
      await page.getByRole("button", { name: /^Accept for/ }).click();
      await expect(page.getByText(founderPage.accept.changed)).toBeVisible();
      const total = (await page.locator(".sum").textContent())!;
      const pdf = page.getByRole("link", { name: founderPage.quotation.pdf });
      expect(await pdfText(page, (await pdf.getAttribute("href"))!)).toContain(total);
      await page.getByRole("link", { name: founderPage.quotation.button }).click();
      await page.getByRole("button", { name: `Accept for ${total}` }).click();
      await expect(page.getByText(founderPage.accept.done)).toBeVisible();
      await expect(page.getByRole("heading", { name: /^Pay ₹[\d,]+ and send \d+ papers$/ })).toBeVisible();
      await shown(page, "Yes, with papers that a notary there has signed.");

      // The fee is paid, and its receipt comes by mail and stands on the page.
      await expect(asha.locator("#history")).toContainText(/accepted/i);
      await recordPayment(asha, "632211100001");
      await desk.passUndo();
      await shown(page, /^Quotation .*nothing due$/);
      await page.locator("#quotation > summary").click();
      const receipt = page.getByRole("link", { name: /^Open R\S+0001 as a PDF/ });
      expect(await pdfText(page, (await receipt.getAttribute("href"))!)).toContain("632211100001");
      // Whoever would cancel it reads that its mail is out, though nothing has happened at the desk since.
      await mailToFounder(smtp, "632211100001");
      await asha.getByRole("button", { name: /^Cancel receipt/ }).click();
      const asked = asha.getByRole("dialog");
      await expect(asked).toContainText(`${founder.name} has the receipt and gets a mail`);
      await asked.getByRole("button", { name: "Go back" }).click();

      // Going on without the papers needs a reason, which stands beside their list.
      const registration = asha.locator("#registration");
      await registration.getByRole("checkbox").first().check();
      await expect(registration).toContainText(/1 of \d+/);
      await registration.getByText(/^Move to name without/).click();
      await registration.getByLabel("Why it goes on without them").fill("The rest comes by post.");
      await registration.getByRole("button", { name: "Move to name", exact: true }).click();
      const decide = async (name: string, outcome: string) => {
        await registration.locator("#name-name").fill(name);
        await registration.getByLabel("Outcome").selectOption(outcome);
        const reason = registration.getByLabel("The reason that the Registrar gave");
        if (outcome === "refused") await reason.fill("Too close to Zintra Foods.");
        await registration.getByRole("button", { name: "Save the name" }).click();
      };
      await decide("Zyntra Foods", "refused");
      await shown(page, "Choose another name");
      await expect(page.getByText("Too close to Zintra Foods.").first()).toBeVisible();
      await expect(page.getByText("The rest comes by post.")).toBeVisible();
      await decide("Qorvex Kitchens", "approved");
      await expect(registration).toContainText("Qorvex Kitchens, approved");

      // Charges of others are due before anything is filed.
      await registration.getByRole("button", { name: "Move to signatures" }).click();
      await shown(page, /^Pay ₹[\d,]+ and record the video$/);
      await recordPayment(asha, "632211100002");
      await desk.passUndo();
      await shown(page, /^Quotation .*nothing due$/);
      await registration.getByRole("button", { name: "Move to filing" }).click();

      // The drafts are sent: she says what is wrong, then approves them, and it is our turn.
      await registration.getByText("Who acts next, and until when").click();
      const next = registration.getByRole("form", { name: "Who acts next" });
      await next.getByLabel("Who acts next").selectOption("Founder");
      await next.getByRole("button", { name: "Save" }).click();
      await shown(page, "Approve the drafts");
      await page.getByRole("link", { name: founderPage.approve.wrong }).click();
      await page.getByLabel(founderPage.advisor.about.drafts.label).fill("My name has two n.");
      await page.getByRole("button", { name: founderPage.advisor.button }).click();
      await expect(question).toContainText("About the drafts: My name has two n.");
      await expect(page.getByText(founderPage.approve.correcting)).toBeVisible();
      await expect(page.getByRole("heading", { name: /^Nothing to do: we/ })).toBeVisible();
      await expect(next.getByLabel("Who acts next")).not.toHaveValue("you");
      await next.getByLabel("Who acts next").selectOption("Founder");
      await next.getByRole("button", { name: "Save" }).click();
      await shown(page, "Approve the drafts");
      await page.getByRole("link", { name: founderPage.approve.button }).click();
      await page.getByRole("button", { name: founderPage.approve.button }).click();
      await expect(page.getByRole("heading", { name: /^Nothing to do: we file/ })).toBeVisible();
      await expect(registration).toContainText("The founder approved the drafts");
      await expect(asha.locator("#history")).toContainText(/Approved the drafts of/);
      await registration.getByRole("button", { name: "Move to certificate" }).click();

      await ravi.goto(`${desk.url}/registrations`);
      await ravi.locator("main li", { hasText: founder.name }).getByRole("link").first().click();
      const certificate = ravi.locator("#registration");
      await certificate.getByLabel("CIN").fill("U62099KA2026PTC123456");
      await certificate.getByLabel("Date of incorporation").fill(today);
      await certificate.getByRole("button", { name: "Record the certificate" }).click();
      await expect(certificate).toContainText("U62099KA2026PTC123456");
      await desk.passUndo();
      const news = textOf(await mailToFounder(smtp, "U62099KA2026PTC123456"));
      expect(news).toContain("Qorvex Kitchens");
      expect(news).toContain(longDate(addDays(today, 180)));
      for (const mailed of ["a notary there has signed", "-v2.pdf", "632211100001", "632211100002"])
        await mailToFounder(smtp, mailed);

      // The company's own calendar, and a filing that the founder ticks off.
      await page.reload();
      await expect(page.getByText("U62099KA2026PTC123456")).toBeVisible();
      await expect(page.getByRole("heading", { name: founderPage.first.heading })).toBeVisible();
      await page
        .getByRole("button", { name: new RegExp(`^${founderPage.first.tick}`) })
        .first()
        .click();
      await expect(page.getByText(founderPage.first.saved)).toBeVisible();
      await page.locator("#calendar > summary").click();
      const download = page.getByRole("link", { name: founderPage.calendar.download });
      const calendar = await page.request.get(new URL((await download.getAttribute("href"))!, desk.siteUrl).href);
      expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${addDays(today, 180).replaceAll("-", "")}`);

      const { events, enquiry } = (await desk.store.enquiries.detail(id))!;
      expect(enquiry.status).toBe("engaged");
      expect(new Set(events.map(({ type }) => type))).toEqual(
        new Set([
          ...["claimed", "called", "status", "contact", "answered", "quotation", "founder", "registration", "payment"],
        ]),
      );
    } finally {
      await desk.end();
      await smtp.close();
      await postgres?.stop();
    }
  });
