import { describe, expect, test } from "vitest";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import type { RegistrationAction } from "../../domain/registration/actions.ts";
import { type FounderFacts, founderView } from "../../domain/registration/founder-view.ts";
import type { Registration } from "../../domain/registration/registration.ts";
import { startRegistration } from "../../domain/registration/registration-changes.ts";
import type { QuotationShown } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import { founders } from "../../tests/fixtures/founders.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import { changedBy, withPapers } from "../../tests/fixtures/registrations.ts";
import { escapeHtml } from "../http/html.ts";
import { card } from "./card.ts";
import { copyScript, createRenderer } from "./document.ts";
import type { FounderPage } from "./forms.ts";
import { acceptPage, approvePage, callLabel, endedPage, founderPage, pageFoot, stopMailsPage } from "./page.ts";

const today: CalendarDate = "2026-12-18";
const key = "a1".repeat(32);
const { plan } = founders[1]!;
const render = createRenderer(
  '<style>@font-face{font-family:"Anek";src:url(/a.woff2)}:root{--font-anek:"Anek",system-ui}</style>',
);
const company = { form: "private-limited", state: "MH", capital: 1_000_000, people: 2 } as const;
const facts: FounderFacts = { status: "new", plan, receivedOn: "2026-11-16" };
const engaged: FounderFacts = {
  ...facts,
  status: "engaged",
  contactedOn: "2026-11-17",
  quotedOn: "2026-11-18",
  engagedOn: "2026-11-20",
};
const { changed } = examples;
const quotation: QuotationShown = { id: "one", sent: { ...changed, validUntil: "2026-12-25" }, differences: [] };
const quoted = quotationDocument(quotation.sent);

const begun = startRegistration(
  { company, included: ["Commencement of business: INC-20A"] },
  plan.answers,
  "2026-11-20",
);
const doing = (from: Registration, ...actions: RegistrationAction[]) => changedBy(from, actions, today);
/** With every paper there. */
const registrationAfter = (...actions: RegistrationAction[]): Registration =>
  doing(withPapers(begun, "2026-11-27"), ...actions);
const incorporated = {
  action: "incorporated",
  date: "2026-12-15",
  number: "U62099MH2026PTC123456",
  name: "Zyntra Foods Private Limited",
} as const;

const pageOf = (given: FounderFacts, more: Partial<FounderPage> = {}, day = today): FounderPage => ({
  key,
  siteUrl: "https://sthapana.example",
  firstName: "Meera",
  view: founderView(given, day),
  call: { times: [], isLate: false, wasTried: false, asked: null },
  mailsStopped: false,
  claims: [],
  workVersion: 7,
  today: day,
  ...more,
});
function html(given: FounderFacts, more?: Partial<FounderPage>): string {
  const page = pageOf(given, more);
  const [call, foot] = [callLabel(page), pageFoot(page)];
  return render({ title: "Your registration", today, body: founderPage(page), call, foot }).html;
}

describe("each state of the page", () => {
  test("before the call: when we call, and another time to choose", () => {
    const page = html(facts, {
      call: {
        times: [{ from: new Date("2026-11-16T05:30:00Z"), until: new Date("2026-11-16T07:30:00Z") }],
        isLate: false,
        wasTried: false,
        asked: null,
      },
    });
    expect(page).toContain("<h1>Meera</h1>");
    expect(page).toContain("We call you on Monday 16 November, 11:00 to 13:00");
    expect(page).toContain('action="/api/registration/call-time"');
    // Nobody without an address stops mails.
    const mails = 'action="/api/registration/mails"';
    expect([page.includes(mails), html(facts, { mailsStopped: undefined }).includes(mails)]).toEqual([true, false]);
    expect(page).not.toContain("Zyntra");
  });

  test("a call that is late: we say whether anybody has tried", () => {
    const times = [{ from: new Date("2026-11-16T05:30:00Z"), until: new Date("2026-11-16T07:30:00Z") }];
    const top = (wasTried: boolean) =>
      card(pageOf(facts, { call: { times, isLate: true, wasTried, asked: null } })).toString();
    expect(top(false)).toContain(`<h2>${words.call.ourLate}</h2>`);
    expect(top(false)).toContain(words.call.ourLateNote);
    expect(top(false)).toContain(`class="button no-print" href="tel:`);
    expect(top(false)).not.toMatch(/not reached you|Nothing to do/);
    expect(top(true)).toContain(words.call.lateNote);
    expect(top(true)).not.toContain(words.call.ourLate);
  });

  test("the quotation with its lines leads to a second page; the button that counts is there", () => {
    const page = html({ ...engaged, status: "quoted" }, { quotation });
    expect(page).toContain(`href="/api/registration/accept?key=${key}"`);
    expect(page).not.toContain('action="/api/registration/accept"');
    expect(page).toContain(`href="/api/registration/quotation?key=${key}"`);
    const second = render({ title: "Accept", today, body: acceptPage(quotation, key) }).html;
    expect(second).toContain(`Accept for ${quoted.total.value}`);
    expect(second).toContain('name="version" value="2"');
    expect(second).toContain("It is not a signature");
  });

  test("every word of the quotation is on the page, as in its mail and its PDF; what was accepted is not accepted again", () => {
    const words = [
      quoted.number,
      quoted.total.value,
      ...quoted.sums.map(({ value }) => value),
      ...[...quoted.stamp, ...quoted.parties, ...quoted.facts].flatMap(({ label, value }) => [label, value]),
      ...quoted.parts.flatMap(({ heading, rows }) => [
        heading,
        ...rows.flatMap(({ label, value, certainty, note = "" }) => [label, value, certainty, note]),
      ]),
      ...quoted.notes,
      ...quoted.included.items,
      ...quoted.notIncluded.items,
      ...quoted.terms.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ];
    for (const acceptedOn of [undefined, "2026-12-17"] as const) {
      const page = html({ ...engaged, status: "quoted" }, { quotation: { ...quotation, acceptedOn } });
      for (const each of words) expect(page).toContain(escapeHtml(each));
      expect(page.includes("/registration/accept")).toBe(!acceptedOn);
    }
  });

  test("what differs from the founder's plan is said before they accept", () => {
    const differences = [{ label: "State", quoted: "Karnataka", now: "Maharashtra" }];
    const page = html({ ...engaged, status: "quoted" }, { quotation: { ...quotation, differences } });
    expect(page).toContain("State: Karnataka here, Maharashtra by your plan");
    expect(html({ ...engaged, status: "quoted" }, { quotation })).not.toContain("by your plan");
  });

  test("documents: what has arrived, to whom the others go, and why we have gone on without them", () => {
    const registration = doing(begun, { action: "paper", id: "1-pan", arrived: true });
    const page = html({ ...engaged, registration }, { advisor: { name: "Kiran", email: "kiran@firm.example" } });
    expect(page).toMatch(/Arrived: 1<.*18 Dec</s);
    expect(page).toContain('To Kiran: <a href="mailto:kiran@firm.example">');
    const without = doing(registration, { action: "stage", to: "name", reason: "They <follow>" });
    const further = html({ ...engaged, registration: without });
    expect(further).toContain("We have gone on without those that are still to come: They &lt;follow&gt;");
    expect(further).toContain('<li class="part"><b>Documents</b><span>1 of 15 papers</span></li>');
  });

  test("an approved name that lapses within days, or has lapsed, stands in red; once the form is filed nothing hangs on it", () => {
    const approved = (on: string) =>
      ({ action: "name", name: "Qorvex Kitchens", outcome: "approved", on }) satisfies RegistrationAction;
    const at = (stage: "filing" | "certificate", on: string) =>
      html({ ...engaged, registration: registrationAfter(approved(on), { action: "stage", to: stage, on }) });
    const red = 'class="late">Qorvex Kitchens ';
    const isLate = (page: string) => page.includes('class="now is-late"');
    expect(at("filing", "2026-12-04")).not.toContain(red);
    // Near is not late yet.
    expect(at("filing", "2026-12-03")).toContain(`${red}is held until 23 December: 5 days.`);
    expect(at("filing", "2026-11-27")).toContain(`${red}was held until 17 December.`);
    expect([at("filing", "2026-12-03"), at("filing", "2026-11-27")].map(isLate)).toEqual([false, true]);
    expect(at("certificate", "2026-12-03")).not.toMatch(/held (for you )?until/i);
    // While that stands, nothing is promised.
    expect(at("filing", "2026-12-04")).toMatch(/usually/);
    expect(at("filing", "2026-11-27")).not.toMatch(/usually|by about/);
    const [late, due] = (["2026-12-16", "2026-12-20"] as const).map((expectedOn) =>
      html({ ...engaged, registration: { ...begun, expectedOn } }),
    );
    expect(late).toContain('<span class="by"></span>');
    expect(due).toContain('<span class="by">by 20 December</span>');
  });

  test("the page on which the drafts are approved names whose they are, the day they were sent and what it means", () => {
    const registration = registrationAfter(
      { action: "stage", to: "filing", on: "2026-12-10" },
      { action: "actor", actor: "you", on: "2026-12-14" },
    );
    const page = approvePage(pageOf({ ...engaged, registration }), "2026-12-14").toString();
    for (const said of ["14 December 2026", "cannot be taken back", 'name="version" value="7"'])
      expect(page).toContain(said);
    expect(page).toMatch(/<button type="submit">I approve the drafts<\/button>/);
    expect(html({ ...engaged, registration })).toContain(fill(words.approve.sent, { date: "14 December" }));
    for (const told of [page, html({ ...engaged, registration })]) {
      expect(told).toContain(words.approve.where);
      expect(told).toContain("&amp;ask=no-drafts#question");
    }
    const asked = html({ ...engaged, registration }, { question: { about: "no-drafts" } });
    expect(asked).toContain(`>\n${words.advisor.begins["no-drafts"]}</textarea>`);
  });

  test("the draft of a chat names what is missing, and no more than an address holds", () => {
    const page = html({ ...engaged, registration: begun });
    const [, text] = /(?:text|body)=([^"]+)"/.exec(page)!;
    expect(decodeURIComponent(text!)).toMatch(
      /^Hello, this is Meera\. Here are papers .*PAN \(Founder 1\).*; \d+ more\.$/,
    );
    expect(text!.length).toBeLessThan(1_000);
  });

  test("what was returned is taken off in the list of what was paid", () => {
    const by = { by: "Kala", at: "2026-12-01T05:00:00.000Z", way: "upi", fee: 0 } as const;
    const page = html({
      ...engaged,
      payments: [
        { ...by, id: "1", receivedOn: "2026-12-01", rupees: 900, tds: 0, reference: "1", receipt: "R2026-27/0001" },
      ],
      outgoings: [
        { ...by, id: "2", kind: "refund", paidOn: "2026-12-02", rupees: 313, reference: "2", receipt: "R2026-27/0002" },
      ],
    });
    const [, receipts = ""] = page.split('id="receipts"');
    expect(receipts.match(/class="amount">[^<]+/g)).toEqual(['class="amount">₹900', 'class="amount">−₹313']);
  });

  test("what no quotation names says nothing of who does it, and the list says who tells that", () => {
    const { doers: _, ...byHand } = registrationAfter(incorporated);
    const page = html({ ...engaged, registration: byHand });
    expect(page.split(words.first.open)).toHaveLength(2);
    expect(page).not.toContain(words.first.each);
    expect(html({ ...engaged, registration: registrationAfter(incorporated) })).toContain(words.first.each);
  });

  test("a first filing that is late says so in the card, also when our part is done", () => {
    const done = (id: string) => ({ action: "filed", id, done: true }) satisfies RegistrationAction;
    const shown = (registration: Registration, day: CalendarDate) =>
      card(pageOf({ ...engaged, registration }, {}, day)).toString();
    const ours = registrationAfter(incorporated, done("inc-20a"));
    const complete = doing(ours, done("first-board-meeting"), { action: "stage", to: "complete" });
    expect(shown(complete, "2027-01-14")).not.toContain("late");
    expect(shown(complete, "2027-01-15")).toContain("<h2>Appoint the first auditor: 1 day late</h2>");
    expect(shown(complete, "2027-01-15")).toMatch(/class="turn">Our part is done<.*it is not in our fee/s);
    expect(shown(ours, "2027-01-25")).toMatch(/<h2>[^<]+: 11 days late<\/h2>/);
    // Each that is late, once.
    expect(shown(ours, "2027-01-25").match(/days late/g)).toHaveLength(2);
    expect(shown(ours, "2027-01-25")).toContain('class="now is-late"');
  });
});

describe("every page", () => {
  const pages = [
    html(facts),
    html({ ...engaged, registration: registrationAfter(incorporated) }),
    render({ title: "Ended", today, body: endedPage() }).html,
    render({ title: "Mails", today, body: stopMailsPage(key) }).html,
  ];

  test("loads nothing foreign, runs nothing but what copies, and is found by no search", () => {
    for (const page of pages) {
      const own = page.replace(`<script>${copyScript}</script>`, "");
      expect(own).not.toMatch(/<script|(?:src|action|url)\W*https?:\/\/|javascript:|style="/);
      expect(page).toContain('name="robots" content="noindex, nofollow"');
    }
  });

  test("has one h1, a label for each field and no id twice", () => {
    for (const page of pages) {
      expect(page.match(/<h1/g)).toHaveLength(1);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of page.matchAll(/<(?:select|textarea|input) id="([^"]+)"/g))
        expect(page).toContain(`for="${id}"`);
    }
  });

  test("its headers keep it out of caches, referrers, frames and indexes", () => {
    const { headers, html: page } = render({ title: "Ended", today, body: endedPage() });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page).toContain("@font-face{font-family:");
  });
});
