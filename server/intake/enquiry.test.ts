import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { stringifyPlan } from "../../domain/company-plan/written.ts";
import { FormErrorPage } from "../../src/responses/FormErrorPage.tsx";
import { createPages } from "../http/pages.ts";
import { browserForm, contactLead, json, quickLead, startApp } from "../testing/app.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { sampleDetails } from "../testing/samples.ts";

const { filing: _, ...details } = sampleDetails;

/** A server with the pages for errors as the site builds them. */
async function startWithForms() {
  const page = (form: "quick" | "contact") => renderToStaticMarkup(createElement(FormErrorPage, { form }));
  using built = sampleSite({ "form/quick/index.html": page("quick"), "form/contact/index.html": page("contact") });
  return startApp({ pages: await createPages({ distDir: built.path }) });
}

/** The parts of a page that are shown, without those that are marked as hidden. */
const shown = (html: string, slot: string) => !html.includes(`hidden="" data-error-slot="${slot}"`);
const contactUs = (query: string) => ({ referer: `https://sthapana.example/contact-us?${query}` });

describe("what a visitor may add", () => {
  test("is stored with either form", async () => {
    await using server = await startApp();
    for (const lead of [quickLead, contactLead]) {
      const response = await server.app.request("/api/leads", json({ ...lead, ...details }));
      expect(response.status).toBe(201);
    }
    expect(await server.stored()).toMatchObject([details, details]);
  });

  test("may be left out, and blanks count as nothing", async () => {
    await using server = await startApp();
    await server.app.request("/api/leads", json({ ...contactLead, message: " \r\n ", city: " " }));
    const none = { message: null, bestTime: null, language: null, city: null, filing: null };
    expect(await server.stored()).toMatchObject([none]);
  });

  test("is refused in words when it cannot be used", async () => {
    await using server = await startApp();
    const wrong = { message: "x".repeat(1001), bestTime: "at night", language: "Elvish", city: "x".repeat(61) };
    const response = await server.app.request("/api/leads", json({ ...quickLead, ...wrong }));
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        errors: {
          message: "Message must be 1000 characters or fewer",
          bestTime: "Choose one of the times listed",
          language: "Choose one of the languages listed",
          city: "City must be 60 characters or fewer",
        },
      },
    ]);
  });

  test("fits in one post at its longest, in any script, with a plan", async () => {
    await using server = await startApp();
    const plan = stringifyPlan({ structure: "llp", name: "ಕ".repeat(165), name2: "क".repeat(165) });
    const longest = { ...contactLead, message: "ಕ".repeat(1000), city: "ಕ".repeat(60), companyPlan: plan };
    expect((await server.app.request("/api/leads", browserForm(longest))).status).toBe(303);
  });

  test("comes back with an error page as it was typed and chosen", async () => {
    await using server = await startWithForms();
    const response = await server.app.request("/api/leads", browserForm({ ...contactLead, ...details, email: "asha" }));
    const page = await response.text();
    expect(page).not.toContain("%%");
    expect(page).toContain("One of us lives in Dubai");
    expect(page.match(/<option value="[^"]*" selected>/g)).toEqual([
      '<option value="Morning, 10:00 to 12:00" selected>',
      '<option value="Kannada" selected>',
    ]);
  });
});

describe("the filing asked about", () => {
  test("comes from the form, or without script from the address, and only if the site knows it", async () => {
    await using server = await startApp();
    const filing = { id: "aoc-4", due: "2026-10-30", lateFee: 3000 };
    await server.app.request("/api/leads", json({ ...contactLead, filing: "aoc-4:2026-10-30:3000" }));
    await server.app.request("/api/leads", browserForm(contactLead, contactUs("filing=aoc-4:2026-10-30:3000")));
    await server.app.request("/api/leads", json({ ...contactLead, filing: "<b>:2026-10-30" }));
    expect((await server.stored()).map((lead) => (lead as { filing: unknown }).filing)).toEqual([null, filing, filing]);
  });
});

describe("what goes along", () => {
  const plan = stringifyPlan({ structure: "llp", state: "KA", name: "Zyntra" });
  const all = { plan: "llp:pro", filing: "gstr-1", companyPlan: plan, page: "/pricing", utm_source: "news" };
  const listed = "offer filing companyPlan page";

  test("is left out where its box was shown and is not ticked", async () => {
    await using server = await startApp();
    const referer = contactUs("plan=opc:pro&filing=agm");
    const boxes = { listed, sendFiling: "yes" };
    await server.app.request("/api/leads", browserForm({ ...contactLead, ...all, ...boxes }, referer));
    await server.app.request("/api/leads", browserForm({ ...contactLead, ...all }, referer));
    const [second, first] = await server.stored();
    expect(first).toMatchObject({ offer: null, filing: { id: "gstr-1" }, companyPlan: null, page: null, utm: {} });
    expect(second).toMatchObject({ offer: "llp:pro", page: "/pricing", utm: { utm_source: "news" } });
  });

  test("is listed on the error page, where each can be taken out and put back", async () => {
    await using server = await startWithForms();
    const boxes = { listed, sendOffer: "yes", sendFiling: "yes", sendPage: "yes" };
    const faulty = { ...contactLead, ...all, ...boxes, email: "asha" };
    const page = await (await server.app.request("/api/leads", browserForm(faulty))).text();
    for (const words of ["GSTR-1", "State: Karnataka\nFirst choice of name: Zyntra", "Pricing, news"])
      expect(page).toContain(words);
    expect(page).toContain(`name="listed" value="${listed}"`);
    const ticked = [...page.matchAll(/<input type="checkbox"([^>]*)>/g)].map(([, attributes]) => [
      /name="(\w+)"/.exec(attributes!)![1],
      attributes!.includes(" checked"),
    ]);
    expect(Object.fromEntries(ticked)).toEqual({ sendOffer: true, sendFiling: true, sendPlan: false, sendPage: true });
    const bare = await (await server.app.request("/api/leads", browserForm({ ...contactLead, email: "asha" }))).text();
    expect(["with_offer", "with_filing", "with_companyPlan", "with_page"].filter((slot) => shown(bare, slot))).toEqual(
      [],
    );
  });
});

describe("what looks mistyped", () => {
  const typo = { email: "asha@gmial.com" };

  test("an address is stored as it was typed: a guess holds nothing up", async () => {
    await using server = await startWithForms();
    for (const lead of [quickLead, contactLead])
      expect((await server.app.request("/api/leads", browserForm({ ...lead, ...typo }))).status).toBe(303);
    expect((await server.stored()).map(({ email }) => email)).toEqual([typo.email, typo.email]);
  });

  test("a number of nine digits is asked about once on the contact form, one from abroad is not", async () => {
    await using server = await startWithForms();
    const post = (phone: string, more = {}) =>
      server.app.request("/api/leads", browserForm({ ...contactLead, phone, ...more }));
    const response = await post("98765 4321");
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain("Is this number complete?");
    expect(page).toContain("this one has 9");
    expect(page).toContain('name="askedPhone" value="98765 4321"');
    expect(shown(page, "ask_phone")).toBe(true);
    expect(await server.stored()).toEqual([]);
    expect((await post("98765 4321", { askedPhone: "98765 4321" })).status).toBe(303);
    expect((await post("98765 432", { askedPhone: "98765 4321" })).status).toBe(422);
    expect((await post("+49 30 901820")).status).toBe(303);
  });

  test("a number is not asked about of programs and of our own script, which has asked", async () => {
    await using server = await startApp();
    const short = { ...contactLead, phone: "98765 4321" };
    expect((await server.app.request("/api/leads", json(short))).status).toBe(201);
    const script = browserForm(short, { accept: "application/json" });
    expect((await server.app.request("/api/leads", script)).status).toBe(201);
  });

  test("the quick form's own message stays", async () => {
    await using server = await startWithForms();
    const page = await (
      await server.app.request("/api/leads", browserForm({ ...quickLead, phone: "98765 4321" }))
    ).text();
    expect(page).toContain("Phone number must be 10 digits");
    expect(page).not.toContain("Is this number complete?");
  });
});
