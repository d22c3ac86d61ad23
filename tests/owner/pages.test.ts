/** Runs with the folders of two owners: vitest.config.ts names them. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readLegal } from "../../build/legal.ts";
import { markMarkup, ownPictureFiles } from "../../build/own-pictures/own-pictures.ts";
import { compileSheet } from "../../build/page-styles.ts";
import { renderIcon } from "../../build/share-picture.ts";
import { claims } from "../../content/company/claims.ts";
import { whatIsReal } from "../../content/company/what-is-real.ts";
import { home } from "../../content/home/home.ts";
import { languageTexts } from "../../content/languages/texts.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { exampleChargesInWords } from "../../content/owner/example-charges.ts";
import { exampleStateName } from "../../content/owner/example-state.ts";
import { hasDesk, identity, legal, openings, team, testimonials } from "../../content/owner/facts.ts";
import { logoMark, portraitOf } from "../../content/owner/own-pictures.ts";
import { setupDays } from "../../content/owner/registration-days.ts";
import { articleOr, shownLinks, withoutHiddenLinks } from "../../content/owner/shown-articles.ts";
import { pages } from "../../content/pages.ts";
import { samples } from "../../content/samples.ts";
import { usualAccent } from "../../content/schemas/accent.ts";
import { site } from "../../content/site.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { callTimes, nextTry } from "../../domain/desk/call-times.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { usualToCertificate } from "../../domain/registration/due.ts";
import { articleArt } from "../../drawings/article-art.ts";
import { colours } from "../../drawings/colours.ts";
import { logoMarkMarkup } from "../../drawings/logo-mark.ts";
import { lookVersion } from "../../drawings/look-version.ts";
import { dailySummary } from "../../server/mail/to-firm.ts";
import { sampleMails, summary } from "../../server/testing/sample-mails.ts";
import { CareersPage } from "../../src/careers/CareersPage.tsx";
import { AboutPage } from "../../src/company/AboutPage.tsx";
import { IncubationPage } from "../../src/company/IncubationPage.tsx";
import { PartnersPage } from "../../src/company/PartnersPage.tsx";
import { initials } from "../../src/contact/AdvisorBlock.tsx";
import { ContactPage } from "../../src/contact/ContactPage.tsx";
import { organisationOn } from "../../src/head/json-ld.ts";
import { Bill } from "../../src/home/Bill.tsx";
import { HomePage } from "../../src/home/HomePage.tsx";
import { LanguagePage } from "../../src/languages/LanguagePage.tsx";
import { ActionBar } from "../../src/layout/ActionBar.tsx";
import { Footer } from "../../src/layout/Footer.tsx";
import { Header, SampleStrip } from "../../src/layout/Header.tsx";
import { LegalPage } from "../../src/legal/LegalPage.tsx";
import { Pricing } from "../../src/offers/Pricing.tsx";
import { GET as manifest } from "../../src/pages/site.webmanifest.ts";
import { specimenMarkup } from "../../src/specimens/drawn-sheets.tsx";
import { StructurePage } from "../../src/structures/StructurePage.tsx";
import { TestimonialsPage } from "../../src/testimonials/TestimonialsPage.tsx";
import { textsIn } from "./folder-texts.ts";

const folder = resolve(process.env.OWNER_DIR ?? "");

/** What only a sample says. Town, weekday, a round amount and style of a wordmark may be anybody's. */
const own = new Set(textsIn(folder));
const common =
  /^(Bengaluru|Karnataka|Bangalore|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Full-time|LinkedIn|Website|Data Protection Contact|Accountant|accountant|Founder.*|₹[\d,]+)$/;
const sampleTexts = textsIn("content/samples").filter(
  (text) => text.length > 5 && !own.has(text) && !common.test(text),
);
const findSamples = (text: string): string[] => sampleTexts.filter((sample) => text.includes(sample));

test("the sample owner is named only in content/samples", () => {
  expect(sampleTexts.length).toBeGreaterThan(60);
  const named = new Set([site.name, site.legalName ?? site.name, "Sthapana", "sthapana.example"]);
  const sources = globSync("{content,domain,src,build,server}/**/*.{ts,tsx,mjs,astro,css,mdx,html,svg}").filter(
    (file) => !/\.test\.tsx?$|testing/.test(file),
  );
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...named].filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

const origin = "https://firm.test";

const terms = readLegal("terms");

const main: Record<string, ReactElement> = {
  home: createElement(HomePage),
  about: createElement(AboutPage),
  partners: createElement(PartnersPage),
  testimonials: createElement(TestimonialsPage),
  incubation: createElement(IncubationPage),
  contact: createElement(ContactPage),
  terms: createElement(LegalPage, { document: terms, scene: "law-shelf" }),
  privacy: createElement(LegalPage, { document: readLegal("privacy"), scene: "vault" }),
  structure: createElement(StructurePage, { page: privateLimited }),
};

test.each(Object.entries(main))("%s is valid HTML, and shows no sample", async (_, element) => {
  const html = renderToStaticMarkup(
    createElement(
      Fragment,
      {},
      createElement(Header, { path: "/" }),
      createElement(SampleStrip),
      createElement("main", {}, element),
      createElement(ActionBar),
      createElement(Footer),
    ),
  );
  expect(findSamples(html)).toEqual([]);
  expect(html).not.toContain(samples.strip);
  expect(html).not.toContain(`>${samples.mark}<`);
  expect(html).not.toContain("data-sample");
  expect(html).not.toContain(whatIsReal.page.path);
  const page = `<!DOCTYPE html><html lang="en-IN"><head><title>${site.name}</title></head><body>${html}</body></html>`;
  const { results } = await new HtmlValidate(new FileSystemConfigLoader()).validateString(page, "dist/owner.html");
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

test("people, testimonials and openings of the new owner are shown where there are some", () => {
  const shown = (element: ReactElement) => renderToStaticMarkup(element).replaceAll("&#x27;", "'");
  for (const { name } of team) expect(shown(createElement(AboutPage))).toContain(name);
  for (const { name } of testimonials) expect(shown(createElement(TestimonialsPage))).toContain(name);
  for (const { name } of testimonials.slice(0, 9)) expect(shown(createElement(HomePage))).toContain(name);
  const jobs = shown(createElement(CareersPage));
  for (const { title } of openings) expect(jobs).toContain(title);
  expect(jobs.includes("No position is open at the moment")).toBe(openings.length === 0);
});

test("the quotation and the founder's page are spoken of if the desk is switched on for founders, and only then", () => {
  expect(hasDesk).toBe(process.env.DESK_PORT !== undefined);
  for (const page of ["privacy", "structure"] as const)
    expect(/in-writing|your own page|page of your own/.test(renderToStaticMarkup(main[page])), page).toBe(hasDesk);
});

test("GST on the fee is spoken of if the owner charges it, and only then", () => {
  const document = createElement(LegalPage, { document: terms, scene: "law-shelf" });
  const said = renderToStaticMarkup(createElement(Fragment, {}, document, createElement(Pricing, null, "")));
  const charged = /GST (at 18% )?(applies to|on) (our|the plan) fee|our fee,? with GST/;
  expect(charged.test(said)).toBe(legal.gstin !== undefined);
});

test("examples are of the firm's own state: the bill on home, the notice beside the plans, the terms", () => {
  const shown = (element: ReactElement) => renderToStaticMarkup(element);
  const state = site.address.state;
  expect(exampleStateName).toBe(state);
  expect(shown(createElement(Bill))).toContain(`example: ${state}`);
  expect(pricingPage.notice.lead).toContain(`for ${state}: ${exampleChargesInWords["private-limited"]} for`);
  expect(JSON.stringify([pricingPage, terms, offerSets, claims])).not.toMatch(/Karnataka|15,163/);
});

test("the days that a registration takes are the owner's, on pages, in the terms and at the desk; a chart is drawn for ours only", () => {
  const named = identity.registrationDays["private-limited"];
  const days = named ?? "10-15";
  const page = renderToStaticMarkup(createElement(StructurePage, { page: privateLimited })).replaceAll(
    /<span[^>]*>|<\/span>/g,
    "",
  );
  expect(page).toContain(`Setup takes ${days} days`);
  expect(page.includes('id="how-the-work-runs"')).toBe(named === undefined);
  expect(usualToCertificate("private-limited")).toBe(`${days} working days`);
  expect(JSON.stringify(terms)).toContain(`takes ${setupDays} working days`);
  if (named) expect(JSON.stringify([terms, claims, pricingPage, pages, home])).not.toMatch(/10-15|two weeks/);
});

test("the first sentences of home are the owner's where there are some, and ours otherwise", () => {
  const { headline = "Register your company in India", text = "Fixed plans from" } = identity.hero;
  const page = renderToStaticMarkup(createElement(HomePage));
  for (const words of [headline, text]) expect(page).toContain(words);
});

test("story, reasons and mission are the owner's where there are some; a mission is nobody else's", () => {
  const { story = [], mission } = identity.about;
  const page = renderToStaticMarkup(createElement(AboutPage));
  for (const words of [...story, mission ?? "", "You can speak to a person"]) expect(page).toContain(words);
  expect(page.includes("Founders often see a low price")).toBe(story.length === 0);
  expect(page.includes('id="mission"')).toBe(mission !== undefined);
});

test("home leads to more testimonials only if there are more", () => {
  const page = renderToStaticMarkup(createElement(HomePage));
  expect(page.includes(home.testimonials.more.label)).toBe(testimonials.length > 9);
});

test("a link to an article that the owner hides is its words alone", () => {
  const text =
    "See [fees](/articles/government-fees-bangalore#duty) and [OPC](/articles/opc-vs-private-limited-comparison).";
  const hides = identity.hiddenArticles.length > 0;
  expect(withoutHiddenLinks(text)).toBe(hides ? text.replace(/\[fees\]\([^)]*\)/, "fees") : text);
  const links = [{ label: "Fees", href: "/articles/government-fees-bangalore" }] as const;
  expect(shownLinks(links)).toEqual(hides ? undefined : links);
  expect(articleOr("/articles/government-fees-bangalore", "/pricing")).toBe(hides ? "/pricing" : links[0].href);
});

test("the accent is the owner's in style sheets, drawings, files of the site, mails and papers", async () => {
  const ours = identity.accent === undefined;
  const sheet = await compileSheet(["text-action", "bg-action-wash"]);
  const mails = Object.values(sampleMails)
    .map((write) => write().html)
    .join("");
  const drawn = specimenMarkup("llp", "incorporation") + articleArt("a-new-article", "Company Registration");
  for (const text of [sheet, mails, drawn, JSON.stringify(colours)]) {
    expect(text.includes(usualAccent.action)).toBe(ours);
    if (identity.accent) expect(text).toContain(identity.accent);
  }
});

test("logo and portraits are the owner's: in the header, beside the forms, in icons; without what a camera writes into a picture", async () => {
  const header = renderToStaticMarkup(createElement(Header, { path: "/" }));
  const people = renderToStaticMarkup(createElement(AboutPage));
  expect(header.includes(`${logoMark}${lookVersion}`)).toBe(identity.logo !== undefined);
  expect((await markMarkup()) === logoMarkMarkup()).toBe(identity.logo === undefined);
  expect((await sharp(Buffer.from(await renderIcon(192))).metadata()).width).toBe(192);
  const files = ownPictureFiles();
  for (const { name, picture } of team) {
    if (picture) expect(people).toContain(portraitOf(picture));
    else expect(people).toContain(`>${initials(name)}</text>`);
    if (picture) expect(files.has(portraitOf(picture)) && files.has(`/pictures/${picture}`)).toBe(true);
  }
  for (const [address, make] of files) {
    const { width = 0, height, exif } = await sharp(await make()).metadata();
    expect([address, exif]).toEqual([address, undefined]);
    if (address.startsWith("/pictures/portraits/")) expect([width, height]).toEqual([320, 320]);
    if (address === logoMark) expect([width, height]).toEqual([144, 144]);
  }
});

test("structured data and the manifest name the new owner", async () => {
  expect(site.sample).toBe(false);
  const record = organisationOn(pages.home.path, origin);
  expect(record).toMatchObject({ name: site.name, email: site.email, telephone: site.phone.e164 });
  const response = await manifest({} as Parameters<typeof manifest>[0]);
  expect(await response.json()).toMatchObject({ name: site.name, short_name: site.name });
});

test("the tagline is a sentence with one full stop, whether or not the owner wrote it", async () => {
  const sentence = `${identity.tagline.replace(/\.$/, "")}.`;
  const { description } = await (await manifest({} as Parameters<typeof manifest>[0])).json();
  expect([site.tagline, description]).toEqual([sentence, sentence]);
  expect(renderToStaticMarkup(createElement(Footer))).toContain(`>${sentence}</p>`);
  expect(JSON.stringify(organisationOn(pages.home.path, origin))).toContain(`"${sentence}"`);
});

test("header and footer show the new owner", () => {
  expect(renderToStaticMarkup(createElement(Header, { path: "/about" }))).toContain(`aria-label="${site.name}, home"`);
  const footer = renderToStaticMarkup(createElement(Footer));
  const { phone, email, address, social } = site;
  const links = [`tel:${phone.e164}`, `mailto:${email}`, ...social.map(({ url }) => url)];
  for (const link of links) expect(footer).toContain(`href="${link}"`);
  expect(footer).toContain(address.lines[0]);
  expect(footer).toContain(address.city);
});

test("a page in another language says how long it takes, and in which languages calls are made", () => {
  expect(languagePages.map(({ code }) => code)).toEqual(identity.pagesIn ?? []);
  for (const page of languagePages) {
    const html = renderToStaticMarkup(createElement(LanguagePage, { page }, null));
    const { calls } = languageTexts[page.code];
    expect(html).toContain(setupDays);
    const isSpoken = site.callLanguages?.includes(page.name) ?? true;
    expect(html.includes(calls.spoken)).toBe(isSpoken);
    expect(html.includes(calls.others.replace("{languages}", "English, हिन्दी"))).toBe(!isSpoken);
    expect(findSamples(html)).toEqual([]);
  }
});

test.each(Object.entries(sampleMails))("the mail '%s' is the new owner's", (_, write) => {
  const mail = JSON.stringify(write());
  expect(mail).toContain(site.name);
  expect(findSamples(mail)).toEqual([]);
});

test("closed days are known to the pages, to structured data, to promised calls and to the summary of December", () => {
  const isListed = site.closedDays.length > 0;
  const contact = renderToStaticMarkup(createElement(ContactPage));
  expect(contact.includes("Closed on 25 December 2026, Christmas")).toBe(isListed);
  const record = JSON.stringify(organisationOn(pages.home.path, origin));
  expect(record.includes('"validFrom":"2027-03-20","validThrough":"2027-03-23"')).toBe(isListed);

  const callOn = (received: string) =>
    localDay(callTimes({ form: "contact", createdAt: `${received}:00+05:30` })[0]!.from);
  expect(callOn("2027-01-25T22:00")).toBe("2027-01-27");
  expect(callOn("2026-12-24T22:00")).toBe(isListed ? "2026-12-26" : "2026-12-25");
  expect(localDay(nextTry(new Date("2026-08-14T21:00:00+05:30"))!)).toBe(isListed ? "2026-08-16" : "2026-08-17");

  const summaryOf = (until: string) => dailySummary({ ...summary, until: `${until}T03:30:00.000Z` }, origin).text;
  expect(summaryOf("2026-12-01").includes("No closed day of 2027 is listed yet")).toBe(!isListed);
  expect(summaryOf("2027-12-01")).toContain("No closed day of 2028 is listed yet");
  expect(summaryOf("2026-11-30")).not.toContain("closed day");
});
