import { expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { quotationDocument } from "../../domain/quotation/document.ts";
import type { QuotationRecord } from "../../server/enquiries/store-contract.ts";
import { quote } from "../../server/testing/acts.ts";
import { type Desk, lateEnquiry, openDesk, signIn, test } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";

const plan = {
  structure: "private-limited",
  state: "KA",
  capital: 100_000,
  people: 2,
  tier: "starter",
  name: "Zyntra Foods",
} as const;

const planned = (desk: Desk, name: string) => lateEnquiry(desk, name, { companyPlan: { plan, dropped: [] } });
const total = (page: Page) => page.locator("#quotation dl").first();

/** From the review, which names whom it goes to. */
async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Review and send…" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Send to/ })
    .click();
}

async function make(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Make the quotation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change something" }).click();
}

async function changeFee(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Change Our fee" }).click();
  await page.getByLabel("Amount in ₹").fill(amount);
  await page.getByLabel("Why: the founder reads it").fill(reason);
  await page.getByRole("button", { name: "Save the line" }).click();
  await expect(page.getByRole("form", { name: "Change Our fee" })).toHaveCount(0);
}

test("from the plan to the founder's acceptance: made, changed, looked at, sent, accepted", {
  tag: "@thorough",
}, async ({ desk, browser }) => {
  const id = await planned(desk, "Quoted Specimen");
  const page = await signIn(desk, browser, "Nila", 360);
  await page.goto(`${desk.url}/enquiries/${id}`);
  await page.getByRole("button", { name: "Make the quotation" }).dblclick();
  // A double click sends nothing; on a phone the PDF is a link, and the lines stand in the review.
  const review = page.getByRole("dialog", { name: "Send the quotation to Quoted Specimen?" });
  await expect(review).toContainText("₹17,522");
  await expect(review).toContainText("quoted.specimen@example.in");
  expect(await layoutFaults(page, 360, [360])).toEqual([]);
  await review.getByRole("button", { name: "Change something" }).click();
  expect((await desk.store.quotations.list(id)).map(({ state }) => state)).toEqual(["draft"]);
  await expect(total(page)).toContainText("₹17,522");

  // The sum follows each key; a change without a reason is not taken.
  await page.getByRole("button", { name: "Change Our fee" }).click();
  await expect(page.getByLabel("Amount in ₹")).toBeFocused();
  await page.getByLabel("Amount in ₹").fill("1,500");
  await expect(total(page)).toContainText("₹16,933");
  await page.getByRole("button", { name: "Save the line" }).click();
  await expect(page.getByText("Say why: the founder reads it")).toBeVisible();
  await page.getByLabel("Why: the founder reads it").fill("Agreed on the phone.");
  await page.getByRole("button", { name: "Save the line" }).click();
  await expect(page.locator("#quotation")).toContainText("Was ₹1,999. Agreed on the phone.");
  await expect(page.getByRole("button", { name: "Change Our fee" })).toBeFocused();

  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByLabel("What it is for").fill("Courier");
  await page.getByLabel("Amount in ₹").fill("300");
  await page.getByLabel("Why: the founder reads it").fill("Papers to Singapore.");
  expect(await layoutFaults(page, 360)).toEqual([]);
  await page.getByRole("button", { name: "Add the line" }).click();
  await expect(total(page)).toContainText("₹17,233");
  await page.getByRole("button", { name: "Change Courier" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(total(page)).toContainText("₹16,933");
  await page.getByRole("button", { name: "Change: Valid until" }).click();
  await page.getByLabel("Not included, one thing a line").fill("Trade mark\nGST registration");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("#quotation")).toContainText("leaves out 2");
  expect(await layoutFaults(page)).toEqual([]);

  const preview = await page.getByRole("link", { name: "Look at the PDF" }).getAttribute("href");
  expect(await pdfText(page, desk.url + preview)).toContain("Agreed on the phone.");

  await send(page);
  // The PDF is written first.
  await expect(page.getByText("Waits for the founder")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("#history")).toContainText(/Quotation \d{4}-\d\d\/\d{4} sent/);

  // The founder, with a browser that runs no script.
  await desk.passUndo();
  const key = (await desk.store.founders.issueKey(id))!;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const founder = await context.newPage();
  await founder.goto(`${desk.siteUrl}/api/registration?key=${key}`);
  const shown = founder.locator("#quotation");
  for (const words of ["₹16,933", "Agreed on the phone.", "GST registration", "GST included"])
    await expect(shown).toContainText(words);
  const pdf = await founder.getByRole("link", { name: "Open it as a PDF" }).getAttribute("href");
  const text = await pdfText(founder, desk.siteUrl + pdf);
  for (const words of ["₹16,933", "Agreed on the phone.", "GST registration", "Quoted Specimen"])
    expect(text).toContain(words);
  await founder.getByRole("link", { name: "Accept the quotation" }).click();
  await expect(founder.getByText("It is not a signature")).toBeVisible();
  expect((await desk.store.quotations.list(id)).map(({ acceptedAt }) => acceptedAt)).toEqual([null]);
  await founder.getByRole("button", { name: "Accept for ₹16,933" }).click();
  await expect(founder.getByRole("status")).toContainText("We have your acceptance");
  await expect(founder.locator("#quotation")).toContainText("You accepted");
  await expect(founder.locator("#documents")).toContainText("have reached us");
  await context.close();

  // The desk hears of it by itself.
  await expect(page.getByText("Accepted today")).toBeVisible();
  await expect(page.locator("#history")).toContainText("Accepted quotation");
  await expect(page.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Make a new quotation" })).toBeVisible();
  expect((await desk.store.enquiries.detail(id))!.enquiry.status).toBe("engaged");
  expect((await desk.store.registrations.find(id))!.registration.stage).toBe("documents");
});

async function pdfText(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const document = await getDocumentProxy(new Uint8Array(await response.body()));
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, " ");
}

test("what the plan leaves open is asked first, and a plan that nobody listed needs our fee", async ({
  desk,
  page,
}) => {
  const id = await lateEnquiry(desk, "Open Specimen", { companyPlan: { plan: { people: 2 }, dropped: [] } });
  await openDesk(desk, page, "Omana");
  await page.goto(`${desk.url}/enquiries/${id}`);
  await page.getByRole("button", { name: "Make the quotation" }).click();
  await page.getByRole("button", { name: "Make the quotation" }).click();
  await expect(page.getByText("Choose the structure: the charges depend on it")).toBeVisible();
  await expect(page.getByLabel("Structure")).toBeFocused();
  await page.getByLabel("Structure").selectOption("section-8");
  await page.getByLabel("State of the office").selectOption("DL");
  await page.getByRole("button", { name: "Make the quotation" }).click();
  const review = page.getByRole("dialog");
  await expect(review.getByText("Our fee is missing.")).toBeVisible();
  await expect(review.getByRole("button", { name: /^Send to/ })).toBeDisabled();

  // Letters that the PDF does not have are said before, with the way out; what else nobody has said is counted as usual.
  const hindi = await lateEnquiry(desk, "सुनीता", {
    email: "sunita@example.in",
    companyPlan: { plan: { structure: "opc", state: "UP" }, dropped: [] },
  });
  await page.goto(`${desk.url}/enquiries/${hindi}`);
  await page.getByRole("button", { name: "Make the quotation" }).click();
  await expect(review).toContainText("Nobody has said: the capital, the plan.");
  await expect(review.getByRole("list", { name: "Before it can be sent" })).toContainText("Latin letters");
  await review.getByRole("button", { name: "Correct the name" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Sunita");
  await page.getByRole("button", { name: "Save the correction" }).click();
  await expect(review.getByTitle("The quotation as a PDF")).toBeVisible();
  await expect(review.getByRole("button", { name: "Send to Sunita" })).toBeEnabled();
});

test("a filing that was asked about is four clicks from the call; more services and a discount follow, and the founder accepts", async ({
  desk,
  page,
  browser,
}) => {
  const filing = { id: "aoc-4", due: "2026-10-30", year: "2025-26" } as const;
  const id = await lateEnquiry(desk, "Filing Specimen", { filing });
  await openDesk(desk, page, "Farah");
  await page.goto(`${desk.url}/enquiries/${id}`);
  await expect(page.locator("#quotation")).toContainText("of AOC-4, financial statements, as it was asked for");
  await page.getByRole("button", { name: "Make the quotation" }).click();
  const review = page.getByRole("dialog", { name: "Send the quotation to Filing Specimen?" });
  await expect(review.getByRole("button", { name: "Send to Filing Specimen" })).toBeEnabled();
  await review.locator("summary", { hasText: "Each line" }).click();
  await expect(review).toContainText("was due 30 October 2026");
  await expect(review).toContainText("Late fee of AOC-4, if filed by");
  await review.getByRole("button", { name: "Change something" }).click();

  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByRole("combobox", { name: "Service" }).selectOption("bookkeeping");
  await page.getByLabel("Months").fill("12");
  await expect(page.locator("#quotation")).toContainText("₹3,999 a month for 12 months");
  await page.getByRole("button", { name: "Add the service" }).click();
  await page.getByRole("button", { name: "Change: AOC-4, financial statements" }).click();
  // A month later the late fee is another.
  await page.getByLabel("Due on").fill("2026-11-30");
  await expect(page.locator("#quotation")).not.toContainText("Late fee of AOC-4");
  await page.getByRole("button", { name: "Save the service" }).click();
  await page.getByRole("button", { name: "Give a discount" }).click();
  await page.getByLabel("Amount in ₹, without GST").fill("1,000");
  await page.getByLabel("Why: the founder reads it").fill("Both from one hand.");
  await page.getByRole("button", { name: "Give the discount" }).click();
  await expect(page.locator("#quotation")).toContainText("−₹1,000");
  expect(await layoutFaults(page)).toEqual([]);
  await send(page);
  await expect(page.getByText("Waits for the founder")).toBeVisible({ timeout: 30_000 });

  await desk.passUndo();
  const key = (await desk.store.founders.issueKey(id))!;
  const founder = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await founder.goto(`${desk.siteUrl}/api/registration?key=${key}`);
  for (const words of ["Both from one hand.", "What we need from you", "AOC-4, financial statements; Bookkeeping"])
    await expect(founder.locator("#quotation")).toContainText(words);
  await founder.getByRole("link", { name: "Accept the quotation" }).click();
  await founder.getByRole("button", { name: /^Accept for/ }).click();
  await expect(founder.getByRole("status")).toContainText("We have your acceptance");
  await founder.context().close();
  await expect(page.getByText("Accepted today")).toBeVisible();
  expect((await desk.store.enquiries.detail(id))!.enquiry.status).toBe("engaged");
});

test("two people at once: the second keeps what was typed and sees the other's; a version, then withdrawn", {
  tag: "@thorough",
}, async ({ desk, browser }) => {
  const id = await planned(desk, "Shared Specimen");
  const [page, other] = [await signIn(desk, browser, "Pari"), await signIn(desk, browser, "Qadir")];
  await page.goto(`${desk.url}/enquiries/${id}`);
  await make(page);
  // Without the stream the second does not hear of the first.
  await other.route("**/api/stream", (route) => route.abort());
  await other.goto(`${desk.url}/enquiries/${id}`);
  await other.getByRole("button", { name: "Change Our fee" }).click();
  await other.getByLabel("Amount in ₹").fill("1,000");
  await other.getByLabel("Why: the founder reads it").fill("Second company.");
  await page.getByRole("button", { name: "Change: Registration" }).click();
  await page.getByLabel("State of the office").selectOption("TN");
  await page.getByRole("button", { name: "Save and count again" }).click();
  await expect(page.locator("#quotation")).toContainText("Tamil Nadu");

  await other.getByRole("button", { name: "Save the line" }).click();
  await expect(other.getByText("Somebody was faster: this quotation has changed.")).toBeVisible();
  await expect(other.locator("#quotation")).toContainText("Tamil Nadu");
  await expect(other.getByLabel("Why: the founder reads it")).toHaveValue("Second company.");
  // Another form in its place, a reload: it is still there.
  await other.getByRole("button", { name: "Add a line" }).click();
  await other.getByRole("button", { name: "Change Our fee" }).click();
  await other.reload();
  await expect(other.getByLabel("Why: the founder reads it")).toHaveValue("Second company.");
  await other.getByRole("button", { name: "Save the line" }).click();
  await expect(page.locator("#quotation")).toContainText("Second company.");

  await send(page);
  await expect(page.getByText("State: Tamil Nadu quoted, Karnataka by the plan")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Make version 2" }).click();
  await changeFee(page, "1,200", "With the agreement.");
  await send(page);
  await expect(page.getByRole("heading", { name: /, version 2/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("heading", { name: /Replaced/ })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByText("If its mail has gone out, they get another one that says so.")).toBeVisible();
  await page.getByLabel("Why: it is kept in the history").fill("They wait until April.");
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await expect(page.getByRole("heading", { name: /Withdrawn/ })).toBeVisible();
  await expect(page.locator("#history")).toContainText("They wait until April.");
  expect((await desk.store.quotations.list(id)).map(({ state }) => state)).toEqual(["replaced", "withdrawn"]);
});

test("another quotation that the founder accepts while the registration is in work is a notice there", {
  tag: "@thorough",
}, async ({ desk, page }) => {
  const id = await planned(desk, "Twice Specimen");
  const first = await quote(desk.store, id, plan);
  const key = (await desk.store.founders.issueKey(id))!;
  const accept = async ({ sent }: QuotationRecord) => {
    await desk.passUndo();
    const { number, version } = sent!;
    return desk.store.founders.accept(key, { number, version, total: quotationDocument(sent!).total.value });
  };
  expect(await accept(first)).toBe("done");
  await openDesk(desk, page, "Sunil");
  await page.goto(`${desk.url}/enquiries/${id}`);
  await expect(page.locator("#registration")).toContainText("The founder acts next");
  const notice = page.getByRole("complementary", { name: "Another quotation was accepted" });
  await expect(notice).toHaveCount(0);
  desk.setTime(new Date());
  const second = await quote(desk.store, id, { ...plan, people: 3 });
  expect(await accept(second)).toBe("done");
  // It comes over the stream.
  await expect(notice).toContainText(`Accepted ${second.sent!.number} `);
  await expect(notice).toContainText("change the registration if needed");
  await expect(notice).toContainText("People who sign: 3 accepted, 2 here");
  expect(await layoutFaults(page)).toEqual([]);
});
