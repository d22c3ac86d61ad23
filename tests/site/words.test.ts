/** What pages say and where their links lead, in the HTML as it is sent. What moves or answers is in tests/journeys. */
import { describe, expect, test } from "vitest";
import { readLegal } from "../../build/legal.ts";
import { careers, openings } from "../../content/company/careers.ts";
import { about, partners } from "../../content/company/company.ts";
import { incubation } from "../../content/company/incubation.ts";
import { clients, testimonials, testimonialsPage } from "../../content/company/testimonials.ts";
import { wordRules } from "../../content/company-names/restricted-words.ts";
import { contactPage } from "../../content/contact/contact.ts";
import { responsePages } from "../../content/contact/response-pages.ts";
import { home, resources } from "../../content/home/home.ts";
import { languageTexts } from "../../content/languages/texts.ts";
import { whatsChanged } from "../../content/law/whats-changed.ts";
import { mobileCompanyLinks, mobileGuideLinks, mobileToolLinks } from "../../content/navigation.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { site } from "../../content/site.ts";
import { specimens } from "../../content/specimens.ts";
import { structureRules } from "../../content/structure-choice/rules.ts";
import { comparison } from "../../content/structures/comparison.ts";
import { llp } from "../../content/structures/llp.ts";
import { opc } from "../../content/structures/opc.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { templatePage } from "../../content/templates/template-library.ts";
import { costCalculatorPage } from "../../content/tools/cost-calculator.ts";
import { myPlan } from "../../content/tools/my-plan.ts";
import { freeTools, toolIds, toolNames, toolRail } from "../../content/tools/tools.ts";
import { billOf, companyLedger, offerCharges } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { paidSplit } from "../../domain/costs/duty-words.ts";
import { usLongDate } from "../../domain/india/date-text.ts";
import { rupees } from "../../domain/india/money.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import { claim } from "../../domain/owner/claims.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { composeTestimonials } from "../../domain/owner/testimonials.ts";
import { builtPages } from "../support/built-site.ts";
import { openBuilt, type Part } from "../support/static-page.ts";

/** Some element in it says exactly this. */
const says = (part: Part, text: string): boolean =>
  part.all("*").some((each) => each.text === text.replace(/\s+/g, " ").trim());
const titles = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title);
/** Each once, in order. */
const distinct = (texts: string[]): string[] => [...new Set(texts)];

describe("home", () => {
  const page = openBuilt("/");

  test("the hero: badge, figure with its split to scale, and two ways to reach us", () => {
    const hero = page.one("[data-hero]");
    expect(says(hero, claim(home.hero.badge)!.text)).toBe(true);
    expect(says(hero, claim(home.statsCard.claim)!.figure)).toBe(true);
    expect(hero.text).toContain(claim(home.statsCard.claim)!.text);
    const shares = home.statsCard.split.map(({ label, percent }) => `${label} ${percent}%`).join(", ");
    expect(hero.all(`[role=img][aria-label$="${shares}"]`)).toHaveLength(1);
    expect(hero.all('a[href="/contact-us"]').length * hero.all('a[href^="tel:"]').length).toBeGreaterThan(0);
    const [first = 0, second = 0] = home.statsCard.split.map(({ percent }) => percent);
    expect(hero.all("figure svg rect").map((bar) => Number(bar.attribute("x")))).toEqual([0, first, first + second]);
    expect(page.text).not.toMatch(/15,?847/);
  });

  test("four stat cards, each counted once, and calls by phone and chat", () => {
    const cards = page.all("#stats li");
    expect(cards).toHaveLength(home.stats.cards.length);
    for (const [index, card] of home.stats.cards.entries())
      expect(cards[index]?.text).toContain(claim(card.claim)!.figure);
    expect(page.texts("#stats details dl > div")).toEqual(
      home.stats.cards.map(({ title, claim: id }) => `${title}${claim(id)?.howWeCount}`),
    );
    for (const id of ["#call", "#next-step"]) {
      expect(page.all(`${id} a[href^="tel:"]`)).toHaveLength(1);
      const chat = page.one(`${id} a[href^="https://wa.me/"]`);
      expect(chat.attribute("href")).toMatch(/\?text=\w/);
      expect(chat.attribute("target")).toBe("_blank");
    }
  });

  test("resource cards show at most three items and count the rest", () => {
    const cards = page.all("#resources > div > div > ul > li");
    expect(cards.map((card) => card.texts("ul li"))).toEqual(
      resources.map(({ items }) => [...items.slice(0, 3), `+${items.length - 3} more...`]),
    );
    expect(page.all('#resources a[target="_blank"]')).toHaveLength(4);
  });

  test("the comparison has every row of the three structures, and the boxes say which to choose", () => {
    const rows = page.all("#compare tbody tr");
    // A numeral may follow, which leads to a note on the law.
    expect(rows.map((row) => row.one("th").text.replace(/\d$/, ""))).toEqual(comparison.rows.map(({ label }) => label));
    for (const [index, { values }] of comparison.rows.entries())
      for (const [column, { id }] of comparison.columns.entries())
        expect(rows[index]?.all("td")[column]?.text).toContain(values[id]);
    for (const { heading } of comparison.choices) expect(page.texts("#compare h3")).toContain(heading);
  });

  test("the first nine testimonials, the way to the rest, the client strip and the closing call", () => {
    expect(page.all("#testimonials blockquote")).toHaveLength(Math.min(9, testimonials.length));
    const { label, href } = home.testimonials.more;
    expect(page.all(`a[href="${href}"]`).map(({ text }) => text)).toContain(label);
    expect(page.all("#clients ul")[0]?.all("li")).toHaveLength(clients.length);
    expect(says(page.one("#next-step"), claim(home.closing.badge)!.text)).toBe(true);
    expect(page.all('#next-step a[href="/pricing"]')).toHaveLength(1);
  });

  test("the bill is an example until a state is chosen, adds up, and leads to every line", () => {
    const bill = page.one("#bill");
    const { parts, ours, others, total } = billOf(companyLedger({}));
    expect(bill.text).toContain("Estimated total, example: Karnataka");
    for (const [index, { amount }] of parts.entries())
      expect(bill.texts("dd")[index]?.endsWith(formatAmount(amount))).toBe(true);
    for (const text of [paidSplit(ours, others), formatAmount(total)]) expect(says(bill, text)).toBe(true);
    expect(bill.hrefs("a")).toContain("/cost-calculator#ledger");
  });

  test("five journey steps with what each gives", () => {
    const steps = page.all("#journey li");
    expect(steps.map((step) => step.one("a").text)).toEqual(
      home.journey.steps.map(({ gives }) => `${home.journey.gives} ${gives.text}`),
    );
    for (const [index, { title, duration }] of home.journey.steps.entries())
      for (const text of [title, duration]) expect(steps[index]?.text).toContain(text);
  });

  test("five specimens with text for those who do not see them, and the way to each structure's list", () => {
    const pictures = page.all("img[alt^='Specimen. ']");
    expect(pictures.map((picture) => picture.attribute("alt"))).toEqual(
      specimens.received["private-limited"].map(({ text }) => `Specimen. ${text}`),
    );
    for (const { label, href } of specimens.preview.links)
      expect(page.all(`a[href="${href}"]`).map(({ text }) => text)).toContain(label);
  });
});

describe.each([privateLimited, opc, llp])("$route", (structure) => {
  const { route, id, closing, questions } = structure;
  const page = openBuilt(route);
  const { offers, governmentCharge } = offerSet(id);
  const items = (section: string) => page.all(`#${section} ul, #${section} ol`)[0]?.all("li") ?? [];

  test("the bill beside the form adds up, and leads to the plans", () => {
    const { parts, total } = billOf(companyLedger({ structure: id }));
    const bill = page.all("main dl")[0];
    expect(bill?.texts("dd")).toEqual([...parts.map(({ amount }) => amount), total].map(formatAmount));
    expect(page.hrefs("main a")).toContain("#plans");
  });

  test("its features, benefits, requirements and steps", () => {
    const wanted = "features" in structure ? [6, 8, 7, 9] : [0, 4, 6, 6];
    const lists = [
      "features" in structure ? structure.features.items : [],
      structure.benefits.items,
      structure.requirements.items,
      structure.process.items,
    ];
    expect(lists.map(({ length }) => length)).toEqual(wanted);
    const main = page.one("main");
    for (const { title, text } of lists.flat()) {
      expect(says(main, title), title).toBe(true);
      expect(main.text).toContain(text);
    }
    expect(items("requirements").length).toBe(structure.requirements.items.length);
  });

  test("three plans with prices, charges and Get Started to the contact page", () => {
    const { ledger } = offerCharges(id);
    const cards = page.all("#plans li:has(h3)");
    expect(cards).toHaveLength(3);
    for (const [index, offer] of offers.entries()) {
      const card = cards[index]!;
      expect(card.one("h3").text).toBe(offer.name);
      expect(card.texts("s")).toEqual(offer.originalPrice ? [`listed price ${rupees(offer.originalPrice)}`] : []);
      const { gst, ours, total } = offerTotal(offer.discountedPrice, ledger);
      expect(says(card, paidSplit(ours, ledger.others))).toBe(true);
      for (const amount of [offer.discountedPrice, gst, ledger.charges.from, total.from])
        expect([amount, says(card, rupees(amount))]).toEqual([amount, true]);
      if (offer.discount) expect(card.text).toContain(offer.discount);
      expect(card.texts("p").includes("Popular")).toBe(offer.popular);
      expect(card.all("ul > li")).toHaveLength(offer.features.length);
      expect(card.hrefs("a")).toContain(`/contact-us?plan=${id}:${offer.tier}`);
    }
    expect(page.one("#plans").text).toContain(governmentCharge.difference ?? governmentCharge.text);
    for (const law of governmentCharge.laws) expect(page.all(`#plans [data-law-change="${law}"]`)).toHaveLength(1);
  });

  test("its questions, the last call, the form that posts by itself, and all tools with the structure", () => {
    expect(page.all("#questions details")).toHaveLength(questions.length);
    expect(page.one("#next-step").text).toContain(closing.badge);
    const button = page.all("#next-step a").find(({ text }) => text === closing.button.label);
    expect(button?.attribute("href")).toBe(closing.button.href);
    expect(page.one("#quick-lead form").attribute("action")).toBe("/api/leads");
    for (const tool of ["/choose-structure", "/cost-calculator", "/name-checker", "/my-plan"])
      expect(page.hrefs("#tools a")).toContain(`${tool}?structure=${id}`);
  });
});

test("LLP compliance calendar: 4 dates, the law in force first, each with the numerals of its notes", () => {
  const rows = openBuilt(llp.route).all("#compliance tbody tr");
  expect(rows).toHaveLength(4);
  for (const [index, { title, form, due, inForce, laws = [] }] of llp.compliance.items.entries()) {
    for (const text of [title, form, due]) expect(rows[index]?.text).toContain(text);
    if (inForce) expect(rows[index]?.texts("td")[0]?.startsWith(inForce.due)).toBe(true);
    expect(rows[index]?.all("a[aria-label^='Note '], a:has(.sr-only)").length).toBeGreaterThanOrEqual(laws.length);
  }
});

test("pricing: every set of plans, notice, highlights, questions and plan links", () => {
  const page = openBuilt("/pricing");
  for (const { structure, heading, subtitle, offers } of offerSets) {
    const panel = page.one(`#${structure}`);
    expect(panel.one("h2").text).toBe(heading);
    expect(panel.text).toContain(subtitle);
    const { ledger } = offerCharges(structure);
    for (const offer of offers) {
      const { fee, gst, ours, total } = offerTotal(offer.discountedPrice, ledger);
      expect(says(panel, paidSplit(ours, ledger.others))).toBe(true);
      for (const amount of [fee, gst, ledger.charges.from, total.from])
        expect([amount, says(panel, rupees(amount))]).toEqual([amount, true]);
      expect(panel.hrefs("a")).toContain(`/contact-us?plan=${structure}:${offer.tier}`);
    }
  }
  const { lead, yours, covers } = pricingPage.notice;
  for (const text of [lead, yours, covers]) expect(page.one("main").text).toContain(text);
  for (const amount of ["₹15,163", "₹11,443"]) expect(lead).toContain(amount);
  expect(page.texts("#highlights h3")).toEqual(titles(pricingPage.highlights));
  expect(page.one("#highlights").text).toContain(claim("compliance").howWeCount ?? "no qualifier");
  expect(page.all("#questions details")).toHaveLength(pricingPage.questions.length);
});

test("incubation: both plans line by line, sixteen sessions and what they end in", () => {
  const page = openBuilt("/incubation");
  expect(page.text).toContain(claim(incubation.hero.claim)!.text);
  const cards = page.all("#plans > div > div > ul > li");
  for (const [index, plan] of incubation.offers.entries()) {
    const card = cards[index]!;
    expect(card.one("h3").text).toBe(plan.name);
    expect(distinct(card.texts("h4"))).toEqual(titles(plan.lines));
    expect(card.all("[aria-label=Recommended]")).toHaveLength(plan.recommended ? 1 : 0);
    expect(card.all(`a[href="${plan.button.href}"]`).map(({ text }) => text)).toContain(plan.button.label);
  }
  const { sessions, outcome } = incubation.masterclass;
  expect(distinct(page.texts("#masterclass ol > li :is(h3, h4)"))).toEqual(titles(sessions));
  expect(page.one("#masterclass").text).toContain(outcome);
});

test("testimonials: each once, in the order of composition, with stars that are also said, and no review markup", () => {
  const page = openBuilt("/testimonials");
  const cards = page.all("#testimonials li");
  expect(cards).toHaveLength(new Set(testimonials.map(({ content }) => content)).size);
  for (const [index, testimonial] of composeTestimonials(testimonials).entries()) {
    for (const text of [testimonial.name, testimonial.role, testimonial.content])
      expect(cards[index]?.text).toContain(text);
    expect(cards[index]?.all("[aria-label='5 out of 5 stars']")).toHaveLength(1);
  }
  const { label, href } = testimonialsPage.closing.button;
  expect(page.all(`#next-step a[href="${href}"]`).map(({ text }) => text)).toContain(label);
  const { html = "" } = builtPages.find(({ path }) => path === "/testimonials") ?? {};
  expect(html).toContain("application/ld+json");
  expect(html).not.toMatch(/"(Review|AggregateRating)"/);
});

test("about: story, who signs, why choose us, mission, and the call beside the office", () => {
  const page = openBuilt("/about");
  for (const id of ["story", "people", "why", "mission", "values", "office"])
    expect(page.all(`#${id} h2`).length, id).toBeGreaterThan(0);
  const why = page.one("#why").text;
  for (const id of about.why.figures) expect(why).toContain(claim(id)!.text);
  for (const { title } of about.why.reasons) expect(why).toContain(title);
  for (const { who, does, signs } of about.people.roles) {
    const row = page.all("#people tr").find(({ text }) => text.includes(who));
    for (const text of [does, signs]) expect(row?.text).toContain(text);
  }
  expect(page.one("#mission").text).toContain(about.mission.text);
  expect(page.texts("#values li :is(h3, h4)")).toEqual(titles(about.values.items));
  const { visit, open, reach, registered } = about.office;
  expect(page.texts("#office h3")).toEqual([visit, open, reach, registered]);
  expect(page.hrefs("#office a")).toContain(about.closing.button.href);
});

test("partners: coming soon, a grid without names and two ways to become one", () => {
  const page = openBuilt("/partners");
  expect(page.one("h1").text).toBe(partners.heading);
  const who = page.one("#who");
  for (const text of [partners.soon.heading, partners.soon.text]) expect(who.text).toContain(text);
  expect(who.texts("li :is(h3, h4)")).toEqual(titles(partners.who.items));
  const ways = page.all("main a").filter(({ text }) => text === partners.button.label);
  expect(ways.map(({ attribute }) => attribute("href"))).toEqual([partners.button.href, partners.button.href]);
});

test.each(Object.entries(responsePages))("%s says what happened and is not indexed", (path, { heading }) => {
  const page = openBuilt(path);
  expect(page.one("h1").text).toBe(heading);
  expect(page.one('meta[name="robots"]').attribute("content")).toBe("noindex");
});

test.each([
  {
    path: "/terms-of-service",
    document: readLegal("terms"),
    question: "A question about these terms?",
    address: site.email,
  },
  {
    path: "/privacy-policy",
    document: readLegal("privacy"),
    question: "A question about your data?",
    address: site.dataOfficer.email,
  },
])(
  "$path: numbered sections with linked contents, the date, the short version, and where to ask",
  ({ path, document, question, address }) => {
    const page = openBuilt(path);
    const main = page.one("main");
    expect(page.one("h1").text).toBe(document.heading);
    expect(main.text).toContain(`Effective ${usLongDate(document.effective)}`);
    expect(distinct(page.texts("main section h2"))).toEqual(
      document.sections.map((section) => `${section.number}${section.heading}`),
    );
    expect(page.hrefs("nav[aria-label=Contents] a")).toEqual(document.sections.map(({ id }) => `#${id}`));
    expect(document.inShort).toHaveLength(4);
    for (const { term, section } of document.inShort ?? [])
      expect(page.all(`main dt a[href="#${section}"]`).map(({ text }) => text)).toContain(term);
    const closing = page.all("main p").find(({ text }) => text.includes(question));
    expect(closing?.hrefs("a")).toEqual([`mailto:${address}`]);
    expect(main.text).not.toMatch(/\{\w+\}/);
  },
);

test("the terms link to the privacy policy, which names what the browser stores", () => {
  expect(openBuilt("/terms-of-service").hrefs("main a")).toContain("/privacy-policy");
  expect(openBuilt("/privacy-policy").one("main").text).toContain("session storage");
});

test.each(["/contact-us", "/contact"])("%s has the form, which posts by itself, the contacts and the hours", (path) => {
  const page = openBuilt(path);
  expect(page.one("link[rel=canonical]").attribute("href")).toMatch(/\/contact-us$/);
  const form = page.one("#contact-form form");
  expect([form.attribute("action"), form.attribute("method")]).toEqual(["/api/leads", "post"]);
  for (const [name, type] of [
    ["name", "text"],
    ["email", "email"],
    ["phone", "tel"],
  ]) {
    const field = form.one(`input[name=${name}]`);
    expect([name, field.attribute("type") ?? "text", field.attribute("required") !== undefined]).toEqual([
      name,
      type,
      true,
    ]);
  }
  const { consultation, callBack } = contactPage;
  expect(page.texts("h2, h3")).toContain(claim(consultation.claim)?.text ?? consultation.titleWithoutWorth);
  expect(page.text).toContain(claim(callBack).text);
  const info = page.one("#contact-info");
  expect(info.texts(`a[href="tel:${site.phone.e164}"]`)).toEqual([site.phone.display]);
  expect(info.texts(`a[href="mailto:${site.email}"]`)).toEqual([site.email]);
  expect(info.one('a[href^="https://wa.me/"]').attribute("target")).toBe("_blank");
  expect(page.all("#hours tr").map((row) => [row.one("th").text, row.one("td").text])).toEqual(
    site.hours.map(({ label, opens, closes }) => [label, `${opens} to ${closes}`]),
  );
  expect(page.one("[data-opening-line]").text).toBe("All times are India time");
});

test("careers: the openings with what they ask and offer, and a form that posts by itself", () => {
  const page = openBuilt("/careers");
  expect(page.one("h1").text).toBe(careers.heading);
  const jobs = page.all("#openings article");
  expect(jobs.map((job) => job.one("h3").text)).toEqual(titles(openings));
  for (const [index, { type, location, experience, requirements, duties }] of openings.entries()) {
    expect(jobs[index]?.texts("dd")).toEqual([type, location, experience]);
    const lists = jobs[index]?.all("ul").map((list) => list.texts("li"));
    expect(lists).toEqual(expect.arrayContaining([[...requirements], [...duties]]));
  }
  expect(page.texts("h2")).toContain(careers.why.heading);
  const form = page.one("form[action='/api/applications']");
  expect(form.attribute("enctype")).toBe("multipart/form-data");
  for (const [name, type] of Object.entries({ name: "text", email: "email", phone: "tel", resume: "file" })) {
    const field = form.one(`input[name=${name}]`);
    expect([name, field.attribute("type") ?? "text", field.attribute("required") !== undefined]).toEqual([
      name,
      type,
      true,
    ]);
  }
  expect(form.one("input[type=file]").attribute("accept")).toBe(".pdf,.doc,.docx");
  expect(form.text).toContain("max 5MB");
});

describe("the pages in other languages", () => {
  const versions = ["en", ...languagePages.map(({ code }) => code), "x-default"];

  test.each(["/", ...languagePages.map(({ path }) => path)])("%s names every version of itself", (path) => {
    const links = openBuilt(path).all("link[rel=alternate][hreflang]");
    expect(links.map(({ attribute }) => attribute("hreflang"))).toEqual(versions);
    const paths = links.map(({ attribute }) => new URL(attribute("href") ?? "").pathname);
    expect(paths).toEqual(["/", ...languagePages.map((page) => page.path), "/"]);
  });

  test("other pages name none, and every page leads to them in their own script", () => {
    const page = openBuilt("/about");
    expect(page.all("link[hreflang]")).toEqual([]);
    for (const { code, path, own } of languagePages)
      for (const part of [page.one("#mobile-menu"), page.one("body > footer"), openBuilt("/").one("main")]) {
        const link = part.one(`a[href="${path}"]`);
        expect([link.text, link.attribute("lang"), link.attribute("hreflang")]).toEqual([own, code, code]);
      }
  });

  test.each(languagePages)("$path says all of it: prices, the promise, that it is a translation", ({ code, path }) => {
    const text = languageTexts[code];
    const page = openBuilt(path);
    expect(page.one("meta[property='og:image']").attribute("content")).toContain(`/og/${code}.png`);
    const main = page.one("main");
    expect(main.all("[data-total]")).toHaveLength(9);
    expect(main.texts("#structures li li")).toHaveLength(15);
    const chats = main.all('a[href^="https://wa.me/"]').map(({ attribute }) => new URL(attribute("href") ?? ""));
    const draft = withSiteValues(text.hero.chat.message);
    expect(chats.map(({ searchParams }) => searchParams.get("text"))).toEqual(site.whatsapp ? [draft, draft] : []);
    for (const words of [
      ...[text.translation, text.calls.spoken, text.form.notice, text.steps.text],
      ...Object.values(text.prices.tiers),
    ])
      expect(main.text).toContain(words.replace(/\s+/g, " "));
    expect(main.text).not.toMatch(/\{\w+\}/);
  });
});

describe("header and footer", () => {
  const page = openBuilt("/about");

  test("the menus list structures, tools of others and of our own", () => {
    const menus = page.all("[data-menu]");
    const links = (words: string) => menus.find(({ text }) => text.startsWith(words))?.texts("a") ?? [];
    for (const [index, name] of ["Private Limited", "One Person Company", "Limited Liability Partnership"].entries())
      expect(links("Startup")[index]).toContain(name);
    expect(links("Resources").map((text) => text.split(" (")[0])).toEqual(
      expect.arrayContaining(["Startup Templates", "Compliance Calendar", "Articles & Guides"]),
    );
    expect(links(freeTools.heading)).toEqual(freeTools.items.map(({ label, text }) => label + text));
  });

  test("the mobile menu has the listed links first, then the free tools and the firm, then call and chat", () => {
    const sheet = page.one("#mobile-menu");
    expect(sheet.texts("nav[aria-label=Mobile] a")).toEqual([
      "Private Limited",
      "One Person Company",
      "Limited Liability Partnership",
      "Pricing",
      "Incubation",
      "Testimonials",
      "Contact Us",
    ]);
    const labels = [...mobileToolLinks, ...mobileGuideLinks, ...mobileCompanyLinks].map(({ label }) => label);
    expect(sheet.texts("nav a").slice(7, 7 + labels.length)).toEqual(labels);
    expect(sheet.all("a")).toHaveLength(languagePages.length + 7 + labels.length + 2);
    expect(sheet.all(`a[href="tel:${site.phone.e164}"], a[href^="https://wa.me/"]`)).toHaveLength(2);
  });

  test("the footer has address, phone, e-mail, social and every listed link", () => {
    const footer = page.one("body > footer");
    for (const path of [
      "/partners",
      "/contact",
      "/startup-templates",
      "/compliance-calendar",
      "/articles",
      "/privacy-policy",
      "/terms-of-service",
      "/about",
      "/careers",
      "/choose-structure",
      "/cost-calculator",
      "/name-checker",
      "/my-plan",
    ])
      expect(footer.all(`a[href="${path}"]`), path).toHaveLength(1);
    expect(footer.texts(`a[href="tel:${site.phone.e164}"]`)).toEqual([site.phone.display]);
    expect(footer.all(`a[href="mailto:${site.email}"]`)).toHaveLength(1);
    expect(footer.text).toContain(site.address.city);
    expect(footer.all("[aria-label=Social] a")).toHaveLength(site.social.length);
    expect(footer.texts("a[target=_blank]").join()).toMatch(/Company Name Search.*Trademark Search/);
  });
});

test("the bar on a phone: call, chat and Get Started, and none where the page is about a form", () => {
  const bar = openBuilt("/private-limited").one("nav[aria-label='Talk to us']");
  expect(bar.hrefs("a")).toEqual([
    `tel:${site.phone.e164}`,
    expect.stringMatching(/^https:\/\/wa\.me\//),
    "/contact-us",
  ]);
  for (const path of ["/contact-us", "/careers", "/"])
    expect(openBuilt(path).all("nav[aria-label='Talk to us']"), path).toEqual([]);
});

test.each(toolIds.map((id) => toolNames[id].href))(
  "%s: five links to the tools, the present one marked, answers open",
  (href) => {
    const rail = openBuilt(href).one(`nav[aria-label="${toolRail.label}"]`);
    expect(rail.texts("a")).toEqual(toolIds.map((id) => `${toolRail.parts[id]}: ${toolRail.open}`));
    expect(rail.hrefs("a")).toEqual(toolIds.map((id) => toolNames[id].href));
    expect(rail.one("[aria-current]").attribute("href")).toBe(href);
  },
);

test("the tools without script: the whole decision table, the rules of names, the usual cost with all states", () => {
  const rules = openBuilt("/choose-structure").one("#decision-table");
  for (const { because } of structureRules) expect(rules.text).toContain(because);
  const words = openBuilt("/name-checker").one("main");
  for (const text of ["Reserve Bank of India", "Rule 8A, Companies (Incorporation) Rules, 2014", "Rule 8(2)(k)"])
    expect(words.text).toContain(text);
  expect(words.all("tbody th").length).toBeGreaterThanOrEqual(wordRules.length);
  const cost = openBuilt("/cost-calculator");
  for (const amount of ["₹17,522", "₹15,163"]) expect(cost.one("#ledger").text).toContain(amount);
  const states = cost.all("#states tbody").at(-1)?.texts("tr") ?? [];
  expect(states).toHaveLength(36);
  expect(states.find((row) => row.includes("Delhi"))).toContain("₹7,862");
  for (const href of ["/choose-structure", "/cost-calculator", "/name-checker", "/contact-us"])
    expect(openBuilt("/my-plan").hrefs("main a")).toContain(href);
  expect(openBuilt("/my-plan").text).toContain(myPlan.noScript);
  expect(cost.text).toContain(costCalculatorPage.noScript);
  expect(openBuilt("/404").hrefs("main a"), "the first of them").toContain("/choose-structure");
});

test("the calendar: 17 cards in an order that holds on every day, the notice, the law and the phone", () => {
  const page = openBuilt("/compliance-calendar");
  expect(page.all("#calendar [data-due]")).toHaveLength(17);
  expect(page.texts("#calendar .due-list h3").map((text) => text.replace(/\d+.*$/, "").trim())).toEqual(
    expect.arrayContaining(["Monthly", "Quarterly", "Half Yearly", "Annual"]),
  );
  expect(page.one("#notice").text).toContain("Where the law has moved since a card was written");
  expect(page.hrefs("#notice a")).toContain("/whats-changed");
  expect(page.all('main a[href^="tel:"]').length).toBeGreaterThan(0);
  const card = page.one("#dir-kyc");
  for (const text of [
    "From 31 March 2026 director KYC is due once in three years",
    "30 Jun every third year",
    "often given as 30 September, which held until March 2026",
    "₹5,000 and deactivation of DIN",
    "Designated partners of LLP",
  ])
    expect(card.text).toContain(text);
});

test("templates: a card has all a founder needs to choose, and its page purpose, limits, law, text and versions", () => {
  const library = openBuilt("/startup-templates");
  const files = library.hrefs('a[href^="/Startup%20Templates/"]');
  expect(new Set(files).size).toBe(files.length);
  expect(library.all("[data-template]")).toHaveLength(files.length);
  const card = library.all("[data-template]").find(({ text }) => text.includes("Roles, equity, vesting and exit"))!;
  const address = "/startup-templates/founders-agreement";
  expect(card.hrefs("h4 a")).toEqual([address]);
  for (const text of ["Soon after incorporation", "3,260 downloads", "4.9"]) expect(card.text).toContain(text);
  expect(card.all("[aria-label='4.9 out of 5 stars']")).toHaveLength(1);
  const download = card.one('a[href="/Startup%20Templates/Founders-Agreement.docx"]');
  expect(download.attribute("target")).toBe("_blank");
  expect(library.one("#disclaimer").text).toContain("not legal advice; have it reviewed and stamped before use");
  expect(library.hrefs("#disclaimer a")).toContain("/contact-us");

  const page = openBuilt(address);
  const { purpose, whenNotToUse, acts, document, changes } = templatePage;
  for (const heading of [purpose, whenNotToUse, acts, document.heading, changes])
    expect(page.texts("h2, h3")).toContain(heading);
  expect(page.texts("mark")).toContain("[Company name]");
  expect(page.text).toContain("Filling in here needs JavaScript.");
});

test("what has changed is listed newest first, each with a source and where it is shown, and leads on", () => {
  const page = openBuilt("/whats-changed");
  const years = page.texts("section[id^=year-] h2");
  expect(years).toEqual(years.toSorted().reverse());
  const change = page.all("li:has(#dir-kyc-three-yearly)").at(-1) ?? page.one("li#dir-kyc-three-yearly");
  for (const text of ["31 March 2026", "Checked up to 11 October 2026."]) expect(change.text).toContain(text);
  expect(change.all('a[target="_blank"][rel="noopener"]')).toHaveLength(1);
  expect(change.hrefs("a")).toContain("/compliance-calendar");
  const { calendar, advisor } = whatsChanged.closing;
  expect(page.all("#next-step a").map(({ text, attribute }) => [text, attribute("href")])).toEqual([
    [calendar.label, calendar.href],
    [advisor.label, advisor.href],
  ]);
});

test("the list of everything has tools, templates, filings and the parts of articles", () => {
  const links = openBuilt("/search").hrefs("main a");
  for (const path of ["/pricing", "/my-plan", "/startup-templates/offer-letter", "/compliance-calendar#gstr-1"])
    expect(
      links.filter((href) => href === path),
      path,
    ).toHaveLength(1);
  expect(links.some((href) => /^\/articles\/.*#/.test(href ?? ""))).toBe(true);
});
