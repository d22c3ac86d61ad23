import { describe, expect, test } from "vitest";
import { careers, openings } from "../content/company/careers.ts";
import type { ClaimId } from "../content/company/claims.ts";
import { about, partners } from "../content/company/company.ts";
import { incubation } from "../content/company/incubation.ts";
import { clients, testimonials } from "../content/company/testimonials.ts";
import { contactPage } from "../content/contact/contact.ts";
import { responsePages } from "../content/contact/response-pages.ts";
import { home } from "../content/home/home.ts";
import { resources } from "../content/home/resources.ts";
import { privacy } from "../content/legal/privacy.ts";
import { retentionMonths } from "../content/legal/retention.ts";
import { terms } from "../content/legal/terms.ts";
import { offerSets } from "../content/offers/offers.ts";
import { pricingPage } from "../content/offers/pricing.ts";
import type { LegalDocument } from "../content/schemas/legal.ts";
import { site } from "../content/site.ts";
import { comparison } from "../content/structures/comparison.ts";
import { llp } from "../content/structures/llp.ts";
import { opc } from "../content/structures/opc.ts";
import { privateLimited } from "../content/structures/private-limited.ts";
import { claim } from "../domain/claims.ts";
import { offerSet } from "../domain/offers/offers.ts";

/**
 * Figures and labels that the specification fixes, each tested here and nowhere else, on the samples. What a schema already demands,
 * such as the number of benefits, is not repeated.
 */

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test.each<[ClaimId, string, string]>([
  ["setup-time", "10-15 days", "Setup takes 10-15 days"],
  ["fee-from", "₹1,999", "A transparent fee from ₹1,999 plus applicable charges"],
  ["success-stories", "100+", "Over 100 success stories"],
  ["advisors", "50+", "50+ advisors"],
  ["support-days", "6 days", "Support six days a week"],
  ["incubators-listed", "250+", "250+ incubators and investors listed"],
  ["registrations", "1000+", "1000+ registrations"],
  ["companies-registered", "500+", "500+ companies registered"],
  ["free-consultation", "₹2,000", "Free consultation worth ₹2,000"],
  ["name-approval", "95%+", "95%+ name approval rate"],
  ["compliance", "100%", "100% compliance"],
  ["founders", "1000+", "1000+ founders"],
  ["back-office-founders", "100+", "100+ founders for back-office"],
  ["programme-weeks", "16 weeks", "A 16-week programme"],
  ["call-back-quick", "24 hours", "Call back within 24 hours"],
  ["call-back-contact", "2 hours", "Call back within 2 hours"],
  ["incorporated-august-2025", "27,104", "startups incorporated in Aug'25"],
  ["every-two-minutes", "2 minutes", "Every 2 minutes a new startup is born"],
  ["last-24-hours", "800+", "Last 24 hours: 800+ startups launched in india"],
  ["success-on-your-own", "70-80%", "70-80% success doing it yourself"],
  ["success-with-help", "90-95%", "90-95% success with professional help"],
])("the claim %s is %s", (id, figure, text) => {
  expect(claim(id)).toMatchObject({ figure, text });
});

describe("home", () => {
  test("the hero's badge and button, the share of each structure", () => {
    expect(home.hero).toMatchObject({ badge: "every-two-minutes", button: { href: "/contact-us" } });
    expect(home.statsCard.claim).toBe("incorporated-august-2025");
    expect(home.statsCard.split).toEqual([
      { label: "Pvt Ltd", percent: 70 },
      { label: "LLP", percent: 26 },
      { label: "OPC", percent: 4 },
    ]);
  });

  test("the durations of the journey", () => {
    const durations = home.journey.steps.map(({ duration }) => duration);
    expect(durations).toEqual(["15 mins", "1 day", "2-3 days", "3-4 days", "10-15 days total"]);
  });

  test("the figures of the stat cards", () => {
    const shown = home.stats.cards.map((card) => card.claim);
    expect(shown).toEqual(["setup-time", "fee-from", "success-stories", "advisors"]);
  });

  test("resource cards lead to the comparison, the site's own tools and four other sites", () => {
    expect(resources.map(({ link }) => ("href" in link ? link.href : link.external))).toEqual([
      "#compare",
      "/startup-templates",
      "/compliance-calendar",
      "/articles",
      "startupRecognition",
      "incubatorPortfolio",
      "domainRegistrar",
      "seedFundPortfolio",
    ]);
  });

  test("the way to more testimonials and the closing call", () => {
    expect(home.testimonials.more).toEqual({ label: "View More Testimonials", href: "/testimonials" });
    expect(home.closing).toMatchObject({ badge: "last-24-hours", pricing: { href: "/pricing" } });
  });
});

describe("plans", () => {
  test.each([
    ["private-limited", [3998, 1999, 14000, 7000, 24000, 12000], 15163],
    ["opc", [3998, 1999, 14000, 7000, 24000, 12000], 15163],
    ["llp", [3998, 1999, 12000, 6000, 22000, 11000], 11443],
  ] as const)("%s: prices and additional fees", (structure, prices, charge) => {
    const { offers, governmentCharge } = offerSet(structure);
    expect(offers.flatMap((offer) => [offer.originalPrice, offer.discountedPrice])).toEqual(prices);
    expect(governmentCharge.amount).toBe(charge);
  });

  test("names, and a heading and subtitle of its own for each tab", () => {
    for (const { offers } of offerSets) expect(offers.map(({ name }) => name)).toEqual(["Starter", "Standard", "Pro"]);
    expect(new Set(offerSets.flatMap(({ heading, subtitle }) => [heading, subtitle])).size).toBe(6);
  });

  test.each([
    ["private-limited", ["SPICe+", "MoA and AoA", "INC-20A", "ADT-1", "AOC-4", "MGT-7"]],
    ["opc", ["SPICe+", "INC-3", "INC-20A", "ADT-1", "AOC-4", "MGT-7A"]],
    ["llp", ["FiLLiP", "LLP agreement", "Form 3", "Form 11", "Form 8"]],
  ] as const)("%s: the plans name the forms of that structure", (structure, forms) => {
    const features = offerSet(structure).offers.flatMap((offer) => offer.features);
    for (const form of forms) expect(features.join("\n")).toContain(form);
    expect(new Set(features).size).toBe(features.length);
  });

  test("the notice and the highlights of the pricing page", () => {
    expect(pricingPage.notice.title).toBe("Important Notice");
    const notice = JSON.stringify(pricingPage.notice);
    for (const part of ["₹15,163", "₹11,443", "at actual rates at filing"]) expect(notice).toContain(part);
    const highlights = titles(pricingPage.highlights);
    expect(highlights).toEqual(["10-15 days", "Expert support for 6 days", "100% compliance"]);
  });
});

describe("structures", () => {
  test("the timeline of a Private Limited company", () => {
    expect(privateLimited.process.items.map(({ title, duration }) => [title, duration])).toEqual([
      ["Name approval", "3-4 days"],
      ["DIN", "3 days"],
      ["DSC", "2 days"],
      ["MOA and AOA drafting", "2-3 days"],
      ["Filing", "10-15 days"],
      ["Certificate", "2-3 days"],
    ]);
  });

  test("the promises of the closing calls", () => {
    expect(privateLimited.closing.badge).toBe("Setup takes 10-15 days");
    expect(opc.closing.badge).toBe("Registration in 14 days");
    expect(llp.closing.badge).toBe("Launch in 14 days");
    for (const { closing } of [privateLimited, opc, llp]) {
      expect(closing.button).toEqual({ label: "Get Started", href: "/contact-us" });
    }
  });

  test("the LLP compliance calendar, with a note where the law has changed", () => {
    expect(llp.compliance.items.map(({ title, form, due }) => [title, form, due])).toEqual([
      ["Annual Return", "Form 11", "30 May"],
      ["Statement of Account", "Form 8", "30 October"],
      ["DIR-3 KYC", "DIR-3 KYC", "30 September"],
      ["Income Tax Return", "ITR-5", "31 July or 30 September"],
    ]);
    expect(llp.compliance.items[2]?.laws).toContain("dir-kyc-three-yearly");
    expect(llp.compliance.items[3]?.laws).toContain("itr-due-dates");
  });

  test.each([
    ["people", "Min 2 directors and 2 shareholders", "1 member plus 1 nominee", "2 designated partners"],
    ["maximum-members", "200", "1", "No limit"],
    ["minimum-capital", "No minimum", "No minimum", "No minimum"],
    ["audit", "Always required", "Always required", "Only if turnover exceeds ₹40 lakh or capital exceeds ₹25 lakh"],
    ["tax", "25-30%", "25-30%", "30%"],
    ["compliance", "High", "Medium", "Low"],
  ])("the comparison of %s", (id, ofPrivateLimited, ofOpc, ofLlp) => {
    const values = comparison.rows.find((row) => row.id === id)?.values;
    expect(values).toEqual({ "private-limited": ofPrivateLimited, opc: ofOpc, llp: ofLlp });
  });

  test("three boxes say when to choose which", () => {
    expect(comparison.choices.map(({ heading, button }) => [heading, button.href])).toEqual([
      ["Choose Private Limited If", "/private-limited"],
      ["Choose OPC If", "/one-person-company"],
      ["Choose LLP If", "/llp-registration"],
    ]);
  });
});

test("incubation: the lines of both plans, the programme and where the buttons lead", () => {
  const [incubationOffer, accelerationOffer] = incubation.offers;
  expect(titles(incubationOffer?.lines ?? [])).toEqual([
    "Bookkeeping",
    "GST and TDS filing",
    "Payroll",
    "Compliance tracker with WhatsApp/e-mail reminders",
    "Monthly compliance reporting",
    "DIN KYC",
    "Annual ROC filing",
    "Board meeting and AGM minutes",
  ]);
  expect(titles(accelerationOffer?.lines ?? [])).toEqual(["Virtual CFO", "Investor readiness", "Workshops"]);
  expect(incubation.offers.map(({ name, recommended }) => [name, recommended])).toEqual([
    ["Incubation Plan", false],
    ["Acceleration Plan", true],
  ]);
  expect(incubation.masterclass.sessions.at(-1)?.title).toBe("Investor readiness");
  expect(incubation.hero.claim).toBe("back-office-founders");
  for (const { button } of [...incubation.offers, incubation.closing]) expect(button.href).toBe("/contact-us");
});

test("careers: the openings and headings", () => {
  expect(openings.map(({ title, type, location, experience }) => [title, type, location, experience])).toEqual([
    ["CS Articleship", "Articleship", "Bangalore", "0-1 years"],
    ["Accountant", "Full-time", "Bangalore", "2-4 years"],
  ]);
  expect([careers.heading, careers.why.heading]).toEqual(["Join Our Team", "Why Work With Us?"]);
});

test("contact: the consultation and the call back", () => {
  expect(contactPage.consultation.claim).toBe("free-consultation");
  expect(contactPage.callBack).toBe("call-back-contact");
});

test("about and partners: figures, headings and the way in", () => {
  expect(about.why.figures).toEqual(expect.arrayContaining(["registrations", "founders"]));
  expect(titles(about.why.reasons)).toContain("10-15 day processing");
  expect(JSON.stringify(about.why.reasons)).toContain("Setup takes 10-15 days");
  expect(partners.heading).toBe("Our Partners");
  expect(partners.soon.heading).toBe("Coming Soon");
  expect(partners.button).toEqual({ label: "Become a Partner", href: "/contact" });
});

test("the pages after a form promise what the forms promise", () => {
  expect(responsePages["/thank-you/quick"]?.text).toContain("within 24 hours");
  expect(responsePages["/thank-you/contact"]?.text).toContain("within 2 hours");
  expect(responsePages["/thank-you/application"]?.text).toBe("We will review it and get back to you soon.");
});

describe("terms and privacy", () => {
  function sectionText(document: LegalDocument, id: string): string {
    const section = document.sections.find((candidate) => candidate.id === id);
    return JSON.stringify(section?.blocks ?? `no section '${id}'`);
  }

  test.each([
    ["Terms and Conditions", terms, 12],
    ["Privacy Policy", privacy, 10],
  ])("%s: numbered sections and the date", (heading, document, sections) => {
    expect(document.heading).toBe(heading);
    expect(document.sections).toHaveLength(sections);
    expect(document.effective).toEqual({ iso: "2025-08-24", text: "August 24, 2025" });
  });

  test.each([
    ["terms", terms, "who-may-use", "at least 18 years old"],
    ["terms", terms, "fees", "₹15,163"],
    ["terms", terms, "fees", "₹11,443"],
    ["terms", terms, "time", "10-15 working days"],
    ["terms", terms, "refunds", "only for non-performance attributable to us"],
    ["privacy", privacy, "your-rights", "within 7 working days"],
    ["privacy", privacy, "age", "18"],
  ])("%s: %# %s", (_name, document, id, text) => {
    expect(sectionText(document, id)).toContain(text);
  });

  test("the policy states what the software does with data", () => {
    for (const absent of ["No cookies", "No analytics", "No IP addresses", "No payment details"]) {
      expect(sectionText(privacy, "what-we-do-not-collect")).toContain(absent);
    }
    expect(sectionText(privacy, "retention")).toContain(`${retentionMonths.enquiries} months`);
    expect(sectionText(privacy, "retention")).toContain(`${retentionMonths.applications} months`);
    expect(careers.afterApplying).toContain(`${retentionMonths.applications} months`);
  });
});

/** An owner has real ones in their place, as many as there are. */
describe("samples", () => {
  test("13 testimonials with five stars, of which three repeat another", () => {
    expect(testimonials).toHaveLength(13);
    expect(new Set(testimonials.map((entry) => JSON.stringify(entry))).size).toBe(10);
    expect(new Set(testimonials.slice(0, 9).map(({ name }) => name)).size).toBe(9);
  });

  test("links of invented people lead to names that nobody can own", () => {
    const links = testimonials.flatMap((entry) => entry.links ?? []);
    expect(links.map(({ url }) => new URL(url).hostname).filter((host) => !host.endsWith(".example"))).toEqual([]);
    expect(clients.length).toBeGreaterThan(0);
  });

  test("business hours", () => {
    expect(site.hours.map(({ days, opens, closes }) => [days[0], days.at(-1), opens, closes])).toEqual([
      ["Monday", "Friday", "10:00", "18:00"],
      ["Saturday", "Saturday", "10:00", "13:00"],
    ]);
  });
});
