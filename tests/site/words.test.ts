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
/** Each once, in order. */
const distinct = (texts: string[]): string[] => [...new Set(texts)];

/** What is said otherwise or only told to programs, and what an owner reads who has no figures, firms, openings or clients. */
const passedOver = new Set(
  `id icon claim badge figures laws structure tier shortName regionLabel seal datePosted employmentType
  textWithoutFigures textWithFirms firmsHeading headingAlone none owner grievances legal`.split(/\s+/),
);

/** Every text of this content stands in this part, and every link leads where it says; the items of a list in their order. */
function expectAll(part: Part, content: unknown): void {
  const missing: string[] = [];
  const links = part.all("a").map(({ text, attribute }) => `${text} ${attribute("href")}`);
  /** Where the content ends, looked for from a place on. */
  function findFrom(start: number, value: unknown): number {
    if (Array.isArray(value)) return value.reduce(findFrom, start);
    if (typeof value === "object" && value !== null) {
      const { href, ...rest } = value as Record<string, unknown>;
      const words = withSiteValues(String(rest.label ?? rest.text ?? ""));
      if (href && !links.some((link) => link.includes(words) && link.endsWith(` ${href}`)))
        missing.push(`${words} ${href}`);
      const said = Object.entries(rest).filter(([key]) => !passedOver.has(key));
      return Math.max(start, ...said.map(([, each]) => findFrom(start, each)));
    }
    if (typeof value !== "string") return start;
    const words = withSiteValues(value).replace(/\s+/g, " ").trim();
    const at = part.text.indexOf(words, start);
    if (at < 0) missing.push(words);
    return at < 0 ? start : at + words.length;
  }
  findFrom(0, content);
  expect(missing).toEqual([]);
}

test.each<readonly [path: string, contents: readonly object[]]>([
  ["/", [home, comparison, specimens.preview, specimens.received["private-limited"].map(({ title }) => title)]],
  ...[privateLimited, opc, llp].map(({ route, ...texts }) => [route, [texts]] as const),
  ["/pricing", [pricingPage, ...offerSets.map(({ heading, subtitle }) => ({ heading, subtitle }))]],
  ["/incubation", [incubation]],
  ["/testimonials", [testimonialsPage, clients.map(({ name }) => name)]],
  ["/about", [about]],
  ["/partners", [partners]],
  ["/careers", [careers, { openings }]],
  ["/contact-us", [contactPage]],
  ["/whats-changed", [whatsChanged]],
  ...Object.entries(responsePages).map(([path, { title: _, description: __, ...texts }]) => [path, [texts]] as const),
])("%s says all of its content", (path, contents) => {
  const page = openBuilt(path);
  for (const content of contents) expectAll(page.one("main"), content);
  const { heading } = contents[0] as { heading?: string };
  if (heading) expect(page.one("h1").text).toBe(withSiteValues(heading));
});

/** Name and type of the fields that must be filled in. */
const required = (form: Part) =>
  form.all("input[required]").map(({ attribute }) => [attribute("name"), attribute("type") ?? "text"]);
const person = [
  ["name", "text"],
  ["email", "email"],
  ["phone", "tel"],
];

describe("home", () => {
  const page = openBuilt("/");

  test("the hero: badge, figure with its split, one fold for both, and two ways to reach us", () => {
    const hero = page.one("[data-hero]");
    expect(says(hero, claim(home.hero.badge)!.text)).toBe(true);
    const month = claim(home.statsCard.claim)!;
    expect(says(hero, `${month.figure} ${month.text}`)).toBe(true);
    expect(says(hero, home.statsCard.split.map(({ label, percent }) => `${label} ${percent}%`).join(" · "))).toBe(true);
    for (const counted of [month, claim(home.hero.badge)!])
      expect(hero.one("details").text).toContain(`${counted.text}: ${counted.howWeCount}`);
    expect(hero.all('a[href="/contact-us"]').length * hero.all('a[href^="tel:"]').length).toBeGreaterThan(0);
    expect(page.text).not.toMatch(/15,?847/);
  });

  test("four stat cards, each counted once, and calls by phone and chat", () => {
    const cards = page.all("#stats li");
    expect(cards).toHaveLength(home.stats.cards.length);
    for (const [index, card] of home.stats.cards.entries())
      expect(cards[index]?.text).toContain(claim(card.claim)!.figure);
    expect(page.texts("#stats details p")).toEqual(
      home.stats.cards.map(({ title, claim: id }) => `${title}: ${claim(id)?.howWeCount}`),
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
  });

  test("the comparison has every value in the column of its structure", () => {
    const rows = page.all("#compare tbody tr");
    for (const [index, { values }] of comparison.rows.entries())
      for (const [column, { id }] of comparison.columns.entries())
        expect(rows[index]?.all("td")[column]?.text).toContain(values[id]);
  });

  test("the client strip and the closing call", () => {
    expect(page.texts("#clients li")).toEqual(clients.map(({ name }) => name));
    const { text, howWeCount = "" } = claim(home.closing.badge)!;
    for (const words of [text, howWeCount]) expect(says(page.one("#next-step"), words)).toBe(true);
  });

  test("the bill is an example until a state is chosen, adds up, and leads to every line", () => {
    const bill = page.one("#bill");
    const { parts, total } = billOf(companyLedger({}));
    const [fee, signatures, gst, charges] = parts.map(({ amount }) => amount.from) as [number, number, number, number];
    expect(bill.text).toContain("Estimated total, example: Karnataka");
    expect(bill.texts("li strong")).toEqual([fee + signatures, gst, charges].map(rupees));
    for (const each of [fee, signatures, total.from]) expect(bill.text).toContain(rupees(each));
    expect(bill.hrefs("a")).toContain("/cost-calculator#ledger");
  });

  test("five specimens with text for those who do not see them", () => {
    const pictures = page.all("img[alt^='Specimen. ']");
    expect(pictures.map((picture) => picture.attribute("alt"))).toEqual(
      specimens.received["private-limited"].map(({ text }) => `Specimen. ${text}`),
    );
  });
});

describe.each([privateLimited, opc, llp])("$route", (structure) => {
  const { route, id, closing } = structure;
  const page = openBuilt(route);
  const { offers, governmentCharge } = offerSet(id);

  test("the bill beside the form adds up, and leads to the plans", () => {
    const { parts, total } = billOf(companyLedger({ structure: id }));
    const bill = page.all("main dl")[0];
    expect(bill?.texts("dd")).toEqual([...parts.map(({ amount }) => amount), total].map(formatAmount));
    expect(page.hrefs("main a")).toContain("#plans");
  });

  test("three plans with prices, charges and Get Started to the contact page", () => {
    const { ledger } = offerCharges(id);
    const cards = page.all("#plans li:has(h3)");
    expect(cards).toHaveLength(3);
    for (const [index, offer] of offers.entries()) {
      const card = cards[index]!;
      const { gst, ours, total } = offerTotal(offer.discountedPrice, ledger);
      expect(says(card, paidSplit(ours, ledger.others))).toBe(true);
      for (const amount of [offer.discountedPrice, gst, ledger.charges.from, total.from])
        expect([amount, says(card, rupees(amount))]).toEqual([amount, true]);
      expect(card.all("ul > li")).toHaveLength(offer.features.length);
      expect(card.hrefs("a")).toContain(`/contact-us?plan=${id}:${offer.tier}`);
    }
    expect(page.one("#plans").text).toContain(governmentCharge.difference ?? governmentCharge.text);
    for (const law of governmentCharge.laws) expect(page.all(`#plans [data-law-change="${law}"]`)).toHaveLength(1);
  });

  test("the last call, the form that posts by itself, and all tools with the structure", () => {
    expect(page.one("#next-step").text).toContain(closing.badge ?? closing.heading);
    expect(page.one("#quick-lead form").attribute("action")).toBe("/api/leads");
    for (const tool of ["/choose-structure", "/cost-calculator", "/name-checker", "/my-plan"])
      expect(page.hrefs("#tools a")).toContain(`${tool}?structure=${id}`);
  });
});

test("LLP compliance calendar: the law in force first, each with the numerals of its notes", () => {
  const rows = openBuilt(llp.route).all("#compliance tbody tr");
  for (const [index, { inForce, laws = [] }] of llp.compliance.items.entries()) {
    if (inForce) expect(rows[index]?.texts("td")[0]?.startsWith(inForce.due)).toBe(true);
    expect(rows[index]?.all("a[aria-label^='Note '], a:has(.sr-only)").length).toBeGreaterThanOrEqual(laws.length);
  }
});

test("pricing: the sums of every set of plans, and the links with the plan", () => {
  const page = openBuilt("/pricing");
  for (const { structure, offers } of offerSets) {
    const panel = page.one(`#${structure}`);
    const { ledger } = offerCharges(structure);
    for (const offer of offers) {
      const { fee, gst, ours, total } = offerTotal(offer.discountedPrice, ledger);
      expect(says(panel, paidSplit(ours, ledger.others))).toBe(true);
      for (const amount of [fee, gst, ledger.charges.from, total.from])
        expect([amount, says(panel, rupees(amount))]).toEqual([amount, true]);
      expect(panel.hrefs("a")).toContain(`/contact-us?plan=${structure}:${offer.tier}`);
    }
  }
  for (const amount of ["₹15,163", "₹11,443"]) expect(pricingPage.notice.lead).toContain(amount);
  expect(page.one("#highlights").text).toContain(claim("compliance").howWeCount ?? "no qualifier");
});

test("incubation: the claim above all", () => {
  expect(openBuilt("/incubation").text).toContain(claim(incubation.hero.claim)!.text);
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
  const { html = "" } = builtPages.find(({ path }) => path === "/testimonials") ?? {};
  expect(html).toContain("application/ld+json");
  expect(html).not.toMatch(/"(Review|AggregateRating)"/);
});

test("about: why choose us with figures, and the office", () => {
  const page = openBuilt("/about");
  for (const id of about.why.figures) expect(page.one("#why").text).toContain(claim(id)!.text);
  expect(page.hrefs("#office a")).toContain(about.closing.button.href);
});

test("partners: two ways to become one", () => {
  const page = openBuilt("/partners");
  const ways = page.all("main a").filter(({ text }) => text === partners.button.label);
  expect(ways.map(({ attribute }) => attribute("href"))).toEqual([partners.button.href, partners.button.href]);
});

test.each(Object.keys(responsePages))("%s is not indexed", (path) => {
  expect(openBuilt(path).one('meta[name="robots"]').attribute("content")).toBe("noindex");
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
  expect(required(form)).toEqual(person);
  const { consultation } = contactPage;
  expect(page.texts("h2, h3")).toContain(claim(consultation.claim)?.text ?? consultation.titleWithoutWorth);
  const info = page.one("#contact-info");
  expect(info.texts(`a[href="tel:${site.phone.e164}"]`)).toEqual([site.phone.display]);
  expect(info.texts(`a[href="mailto:${site.email}"]`)).toEqual([site.email]);
  expect(info.one('a[href^="https://wa.me/"]').attribute("target")).toBe("_blank");
  expect(page.all("#hours tr").map((row) => [row.one("th").text, row.one("td").text])).toEqual(
    site.hours.map(({ label, opens, closes }) => [label, `${opens} to ${closes}`]),
  );
  expect(page.one("[data-opening-line]").text).toBe("All times are India time");
});

test("careers: a form that posts by itself", () => {
  const page = openBuilt("/careers");
  const form = page.one("form[action='/api/applications']");
  expect(form.attribute("enctype")).toBe("multipart/form-data");
  expect(required(form)).toEqual([...person, ["experience", "text"], ["resume", "file"]]);
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
    const both = [...links("Resources"), ...links(freeTools.heading)];
    expect(both).toEqual(expect.arrayContaining(freeTools.items.map(({ label }) => label)));
    expect(new Set(both).size, "nothing stands in both").toBe(both.length);
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
    const paths = `/partners /contact /startup-templates /compliance-calendar /articles /privacy-policy /terms-of-service
      /about /careers /choose-structure /cost-calculator /name-checker /my-plan`;
    for (const path of paths.split(/\s+/)) expect(footer.all(`a[href="${path}"]`), path).toHaveLength(1);
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
    expect(rail.texts("a")).toEqual(toolIds.map((id) => toolRail.parts[id]));
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
  expect(card.hrefs("a")).toContain(address);
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

test("what has changed is listed newest first, each with a source and where it is shown", () => {
  const page = openBuilt("/whats-changed");
  const years = page.texts("section[id^=year-] h2");
  expect(years).toEqual(years.toSorted().reverse());
  const change = page.all("li:has(#dir-kyc-three-yearly)").at(-1) ?? page.one("li#dir-kyc-three-yearly");
  for (const text of ["31 March 2026", "Checked up to 11 October 2026."]) expect(change.text).toContain(text);
  expect(change.all('a[target="_blank"][rel="noopener"]')).toHaveLength(1);
  expect(change.hrefs("a")).toContain("/compliance-calendar");
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
