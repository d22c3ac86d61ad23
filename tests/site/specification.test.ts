/** Figures and labels that the specification fixes, as the built pages of the samples show them. */
import { describe, expect, test } from "vitest";
import { openings } from "../../content/company/careers.ts";
import { testimonials } from "../../content/company/testimonials.ts";
import { retentionMonths } from "../../content/legal/retention.ts";
import { offerSets } from "../../content/offers/offers.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { llp } from "../../content/structures/llp.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { openBuilt, type Part } from "../support/static-page.ts";

const main = (path: string) => openBuilt(path).one("main");
const homePage = openBuilt("/");
const pages = { "private-limited": "/private-limited", opc: "/one-person-company", llp: "/llp-registration" } as const;
const structures = Object.keys(pages) as StructureId[];
/** What waits in a fold until somebody opens it. */
const inFolds = (part: Part, selector: string) => part.all(`details ${selector}`);

test.each([
  ["/private-limited", "Setup takes 10-15 days"],
  ["/about", "Setup takes 10-15 days"],
  ["/", "Success stories100+"],
  ["/testimonials", "Over 100 success stories"],
  ["/", "Transparent fee₹1,999Plans start here, plus applicable charges"],
  ["/", "50+ advisors, support six days a week"],
  ["/", "250+ incubators and investors listed"],
  ["/about", "1000+ registrations"],
  ["/about", "500+ companies registered"],
  ["/about", "1000+ founders"],
  ["/about", "95%+ name approval rate"],
  ["/contact-us", "Free consultation worth ₹2,000"],
  ["/contact-us", "Call back within 2 hours"],
  ["/private-limited", "calls back within 24 hours"],
  ["/pricing", "Expert support for 6 days"],
  ["/pricing", "100% compliance"],
  ["/incubation", "100+ founders for back-office"],
  ["/incubation", "16 weeks"],
  ["/", "27,104 startups incorporated in Aug'25"],
  ["/", "Every 2 minutes a new startup is born"],
  ["/", "Last 24 hours: 800+ startups launched in india"],
  ["/articles/chartered-accountant-guide", "70-80%"],
  ["/articles/chartered-accountant-guide", "90-95%"],
])("%s says '%s'", (path, words) => {
  expect(main(path).text).toContain(words);
});

describe("home", () => {
  test("the hero's button, the share of each structure, the durations of the journey", () => {
    const hero = homePage.one("[data-hero]");
    expect(hero.hrefs("a")).toContain("/contact-us");
    expect(hero.text).toContain("Pvt Ltd 70% · LLP 26% · OPC 4%");
    const steps = ["15 mins", "1 day", "2-3 days", "3-4 days", "10-15 days total"];
    expect(homePage.texts("#journey li").map((text, index) => text.startsWith(steps[index]!))).toEqual(
      steps.map(() => true),
    );
  });

  test("four stat cards, and resource cards to the comparison, our own tools and four other sites", () => {
    const figures = ["10-15 days", "₹1,999", "100+", "50+"];
    expect(homePage.texts("#stats li").map((text, index) => text.includes(figures[index]!))).toEqual(
      figures.map(() => true),
    );
    const cards = homePage.all("#resources > div > div > ul > li").map((card) => card.all("a")[0]!);
    const own = ["#compare", "/startup-templates", "/compliance-calendar", "/articles"];
    expect(cards.slice(0, 4).map(({ attribute }) => attribute("href"))).toEqual(own);
    expect(cards.slice(4).map(({ attribute }) => attribute("target"))).toEqual(own.map(() => "_blank"));
  });

  test.each([
    ["Who you need", "Min 2 directors and 2 shareholders", "1 member plus 1 nominee", "2 designated partners"],
    ["Maximum members", "200", "1", "No limit"],
    ["Minimum capital", "No minimum", "No minimum", "No minimum"],
    ["Audit", "Always required", "Always required", "Only if turnover exceeds ₹40 lakh or capital exceeds ₹25 lakh"],
    ["Corporate tax", "25-30%", "25-30%", "30%"],
    ["Compliance level", "High", "Medium", "Low"],
  ])("the comparison, in no fold: %s", (name, ...values) => {
    const found = homePage
      .one("#compare")
      .all("tr")
      .find(({ text }) => text.startsWith(name));
    expect(found?.texts("td")).toEqual(values);
    expect(inFolds(homePage.one("#compare"), "tr").some(({ text }) => text.startsWith(name))).toBe(false);
  });

  test("when to choose which, nine testimonials, the way to more and to the prices", () => {
    const boxes = homePage.all("#compare li:has(h3)");
    expect(boxes.map((box) => [box.one("h3").text, box.hrefs("a")])).toEqual([
      ["Choose Private Limited If", [pages["private-limited"]]],
      ["Choose OPC If", [pages.opc]],
      ["Choose LLP If", [pages.llp]],
    ]);
    expect(homePage.all("#testimonials blockquote")).toHaveLength(9);
    expect(homePage.all("a[href='/testimonials']").map(({ text }) => text)).toContain("View More Testimonials");
    expect(homePage.all("#next-step a[href='/pricing']")).toHaveLength(1);
  });
});

describe("plans", () => {
  const prices: Record<StructureId, number[][]> = {
    "private-limited": [
      [3998, 1999],
      [14000, 7000],
      [24000, 12000],
    ],
    opc: [
      [3998, 1999],
      [14000, 7000],
      [24000, 12000],
    ],
    llp: [
      [3998, 1999],
      [12000, 6000],
      [22000, 11000],
    ],
  };
  const charge: Record<StructureId, string> = { "private-limited": "₹15,163", opc: "₹15,163", llp: "₹11,443" };
  const inRupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

  test.each(structures)("%s: names, prices, the discount and the listed charges on each card", (id) => {
    const sets = [openBuilt(pages[id]).one("#plans"), openBuilt("/pricing").one(`#${id}`)];
    for (const cards of sets.map((set) => set.all("li:has(h3)"))) {
      expect(cards.map((card) => card.one("h3").text)).toEqual(["Starter", "Standard", "Pro"]);
      expect(cards.map(({ text }) => text.includes("Popular"))).toEqual([false, true, false]);
      for (const [index, [listed, asked]] of prices[id].entries()) {
        const { text } = cards[index]!;
        expect(cards[index]!.texts("s")).toEqual([`listed price ${inRupees(listed!)}`]);
        for (const words of [`Our fee ${inRupees(asked!)}`, "50% off", charge[id]]) expect(text).toContain(words);
      }
    }
  });

  test("an OPC: the listed charges stand beside what one signature costs, also in the hero", () => {
    const listed = "Listed charges ₹15,163 with two signatures; ₹13,163 with one.";
    const hero = openBuilt(pages.opc).one("main > div:has(h1)");
    const cards = [openBuilt(pages.opc).one("#plans"), openBuilt("/pricing").one("#opc")];
    for (const part of [hero, ...cards.flatMap((set) => set.all("li:has(h3)"))]) {
      expect(part.text).toContain(listed);
      expect(inFolds(part, "p").some(({ text }) => text === listed)).toBe(false);
    }
  });

  test("a heading and subtitle of its own for each tab, the notice and the highlights", () => {
    const headings = offerSets.flatMap(({ structure }) =>
      openBuilt("/pricing").one(`#${structure}`).texts("h2, h2 + p"),
    );
    expect(new Set(headings).size).toBe(6);
    const notice = openBuilt("/pricing").one("#notice").text;
    for (const part of ["Important Notice", "₹15,163", "₹11,443", "at actual rates at filing"])
      expect(notice).toContain(part);
    const highlights = ["10-15 days", "Expert support for 6 days", "100% compliance"];
    expect(openBuilt("/pricing").texts("#highlights h3")).toEqual(highlights);
  });

  test.each([
    ["private-limited", ["SPICe+", "MoA and AoA", "INC-20A", "ADT-1", "AOC-4", "MGT-7"]],
    ["opc", ["SPICe+", "INC-20A", "ADT-1", "AOC-4", "MGT-7A"]],
    ["llp", ["FiLLiP", "LLP agreement", "Form 3", "Form 11", "Form 8"]],
  ] as const)("%s: the plans name the forms of that structure", (id, forms) => {
    const { text } = openBuilt(pages[id]).one("#plans");
    for (const form of forms) expect(text).toContain(form);
    const features = offerSet(id).offers.flatMap((offer) => offer.features);
    expect(new Set(features).size).toBe(features.length);
  });
});

describe("structures", () => {
  test("the timeline of a Private Limited company", () => {
    const steps = openBuilt(pages["private-limited"]).texts("#process ol li");
    const wanted = [
      "3-4 daysName approval",
      "3 daysDIN",
      "2 daysDSC",
      "2-3 daysMOA and AOA drafting",
      "10-15 daysFiling",
      "2-3 daysCertificate",
    ];
    expect(steps.slice(0, 6).map((step, index) => step.startsWith(wanted[index]!))).toEqual(wanted.map(() => true));
  });

  test.each(structures)("%s: what a founder gains is in no fold", (id) => {
    const benefits = openBuilt(pages[id]).one("#benefits");
    expect(benefits.all("li")).toHaveLength(id === "private-limited" ? 4 : 8);
    expect(inFolds(openBuilt(pages[id]), "#benefits")).toEqual([]);
    expect(inFolds(benefits, "li")).toEqual([]);
  });

  test.each([
    ["private-limited", "Talk to us before you file"],
    ["opc", "Registration in 14 days"],
    ["llp", "Launch in 14 days"],
  ] as const)("%s: the closing call, of an OPC and an LLP with its promise", (id, words) => {
    const closing = openBuilt(pages[id]).one("#next-step");
    expect(closing.text).toContain(words);
    expect(closing.all("a[href='/contact-us']").map(({ text }) => text)).toContain("Get Started");
  });

  test.each(structures)("%s: below the three fields of the form that are, 'All fields are mandatory'", (id) => {
    const helper = "* All fields are mandatory. We respect your privacy and will never share your information.";
    expect(openBuilt(pages[id]).one("#quick-lead").text).toMatch(
      new RegExp(`Phone Number \\*${helper.replace("*", "\\*")}Anything we should know`),
    );
  });

  test("the LLP compliance calendar, with a note where the law has changed", () => {
    const rows = openBuilt(pages.llp).texts("#compliance tbody tr");
    for (const [index, parts] of [
      ["Annual Return", "Form 11", "30 May"],
      ["Statement of Account", "Form 8", "30 October"],
      ["DIR-3 KYC", "often given as 30 September, which held until March 2026"],
      ["Income Tax Return", "ITR-5", "often given as 31 July or 30 September"],
    ].entries())
      for (const part of parts) expect(rows[index]).toContain(part);
    expect(llp.compliance.items[2]?.laws).toContain("dir-kyc-three-yearly");
    expect(llp.compliance.items[3]?.laws).toContain("itr-due-dates");
  });
});

test("incubation: the lines of both plans, the programme and where the buttons lead", () => {
  const cards = openBuilt("/incubation").all("#plans > div > div > ul > li");
  expect(cards.map((card) => [card.one("h3").text, ...new Set(card.texts("h4"))])).toEqual([
    [
      "Incubation Plan",
      "Bookkeeping",
      "GST and TDS filing",
      "Payroll",
      "Compliance tracker with WhatsApp/e-mail reminders",
      "Monthly compliance reporting",
      "DIN KYC",
      "Annual ROC filing",
      "Board meeting and AGM minutes",
    ],
    ["Acceleration Plan", "Virtual CFO", "Investor readiness", "Workshops"],
  ]);
  expect(cards.map((card) => card.all("[aria-label=Recommended]").length)).toEqual([0, 1]);
  expect(openBuilt("/incubation").texts("#masterclass ol > li :is(h3, h4)").at(-1)).toBe("Investor readiness");
  for (const part of [...cards, openBuilt("/incubation").one("#next-step")])
    expect(part.hrefs("a")).toContain("/contact-us");
});

test("careers: the openings and headings", () => {
  expect(openings.map(({ title, type, location, experience }) => [title, type, location, experience])).toEqual([
    ["CS Articleship", "Articleship", "Bangalore", "0-1 years"],
    ["Accountant", "Full-time", "Bangalore", "2-4 years"],
  ]);
  const page = openBuilt("/careers");
  for (const heading of ["Join Our Team", "Why Work With Us?"]) expect(page.texts("h1, h2")).toContain(heading);
});

test("about and partners: figures, headings and the way in", () => {
  expect(openBuilt("/about").one("#why").text).toContain("10-15 day processing");
  expect(openBuilt("/partners").one("h1").text).toBe("Our Partners");
  expect(main("/partners").text).toContain("Coming Soon");
  expect(
    main("/partners")
      .all("a[href='/contact']")
      .map(({ text }) => text),
  ).toContain("Become a Partner");
});

test("the pages after a form promise what the forms promise", () => {
  expect(main("/thank-you/quick").text).toContain("within 24 hours");
  expect(main("/thank-you/contact").text).toContain("within 2 hours");
  const sent = main("/thank-you/application").text;
  expect(sent).toContain("Thank you for your application");
  expect(sent).toContain("We will review it and get back to you soon.");
});

describe("terms and privacy", () => {
  const sectionText = (path: string, id: string) => openBuilt(path).one(`#${id}`).text;

  test.each([
    ["/terms-of-service", "Terms and Conditions", 12],
    ["/privacy-policy", "Privacy Policy", 10],
  ])("%s: numbered sections and the date", (path, heading, sections) => {
    expect(openBuilt(path).one("h1").text).toBe(heading);
    expect(new Set(openBuilt(path).texts("main section h2")).size).toBe(sections);
    expect(main(path).text).toContain("Effective August 24, 2025");
  });

  test.each([
    ["/terms-of-service", "who-may-use", "at least 18 years old"],
    ["/terms-of-service", "fees", "₹15,163"],
    ["/terms-of-service", "fees", "₹11,443"],
    ["/terms-of-service", "time", "10-15 working days"],
    ["/terms-of-service", "refunds", "only for non-performance attributable to us"],
    ["/privacy-policy", "your-rights", "within 7 working days"],
    ["/privacy-policy", "age", "18"],
  ])("%s, %s: %s", (path, id, text) => {
    expect(sectionText(path, id)).toContain(text);
  });

  test("the policy states what the software does with data", () => {
    for (const absent of ["No cookies", "No analytics", "No IP addresses", "No payment details"])
      expect(sectionText("/privacy-policy", "what-we-do-not-collect")).toContain(absent);
    for (const months of [retentionMonths.enquiries, retentionMonths.applications])
      expect(sectionText("/privacy-policy", "retention")).toContain(`${months} months`);
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
    expect(openBuilt("/testimonials").all("#clients li").length).toBeGreaterThan(0);
  });

  test("business hours", () => {
    expect(site.hours.map(({ days, opens, closes }) => [days[0], days.at(-1), opens, closes])).toEqual([
      ["Monday", "Friday", "10:00", "18:00"],
      ["Saturday", "Saturday", "10:00", "13:00"],
    ]);
    for (const hours of ["Monday to Friday10:00 to 18:00", "Saturday10:00 to 13:00"])
      expect(main("/contact-us").text).toContain(hours);
  });
});
