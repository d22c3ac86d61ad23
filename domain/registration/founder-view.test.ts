import { describe, expect, test } from "vitest";
import { workSchedule } from "../../content/registration/work-schedule.ts";
import { founders } from "../../tests/fixtures/founders.ts";
import { sentQuotation } from "../../tests/fixtures/quotations.ts";
import { changedBy, withPapers } from "../../tests/fixtures/registrations.ts";
import { parseProfile } from "../compliance/answers.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { rupees } from "../india/money.ts";
import { dueParts } from "../payments/due.ts";
import type { RegistrationAction } from "./actions.ts";
import { usualCertificate, usualTime, usualToCertificate } from "./due.ts";
import { firstName } from "./founder-page.ts";
import { type FounderFacts, founderView } from "./founder-view.ts";
import type { Registration } from "./registration.ts";
import { changeRegistration, startRegistration } from "./registration-changes.ts";

const today: CalendarDate = "2026-12-18";
const plan = founders[1]!.plan;
const asked: FounderFacts = { status: "new", plan, receivedOn: "2026-11-16" };
const contacted: FounderFacts = { ...asked, status: "contacted", contactedOn: "2026-11-17" };
const engaged: FounderFacts = { ...contacted, status: "engaged", quotedOn: "2026-11-18", engagedOn: "2026-11-20" };
const begun = startRegistration(
  { company: { form: "private-limited", state: "MH", capital: 1_000_000, people: 2 } },
  plan.answers,
  "2026-11-20",
);

const doing = (from: Registration, ...actions: RegistrationAction[]) => changedBy(from, actions, today);
/** With every paper there. */
const moved = (...actions: RegistrationAction[]): Registration => doing(withPapers(begun, "2026-11-27"), ...actions);
const stepLine = (facts: FounderFacts) =>
  founderView(facts, today).steps.map(({ id, state, on }) => [id, state, on].filter(Boolean).join(" "));

test("before the call: the call is going on, and names that were typed are not repeated", () => {
  const view = founderView(asked, today);
  expect(view).toMatchObject({ stage: "received", turn: "we", since: "2026-11-16", papers: undefined });
  expect(stepLine(asked).slice(0, 2)).toEqual(["call now 2026-11-16", "quotation ahead"]);
  expect(JSON.stringify(view.asked)).not.toContain("Zyntra");
  expect(JSON.stringify(founderView(contacted, today).asked)).toContain("Zyntra");
});

test("called, then quoted: the quotation is going on, first with us, then with the founder", () => {
  expect(founderView(contacted, today)).toMatchObject({ stage: "called", turn: "we", since: "2026-11-17" });
  const quoted = { ...contacted, status: "quoted", quotedOn: "2026-11-18" } as const;
  expect(founderView(quoted, today)).toMatchObject({ stage: "quotation", turn: "you", since: "2026-11-18" });
  const withdrawn = founderView({ ...quoted, quotation: { state: "withdrawn" } }, today);
  expect(withdrawn).toMatchObject({ title: "We are preparing your quotation", turn: "we" });
  expect(stepLine(quoted).slice(0, 3)).toEqual(["call done 2026-11-17", "quotation now 2026-11-18", "documents ahead"]);
});

test("documents: by person, with what has arrived, and no date of the certificate before all are there", () => {
  const first = doing(begun, { action: "paper", id: "1-pan", arrived: true, on: "2026-11-23" });
  const view = founderView({ ...engaged, registration: first }, today);
  expect(view.papers).toMatchObject({ arrived: 1, all: begun.papers.length });
  expect(view.papers?.groups.map(({ title }) => title).slice(0, 3)).toEqual([
    "Founder 1",
    "Founder 2",
    "Registered office",
  ]);
  expect(view.certificate).toEqual({ usual: "10-15 working days" });
  expect(founderView({ ...engaged, registration: moved() }, today).certificate).toMatchObject({
    earliest: "2026-12-11",
    latest: "2026-12-18",
  });
});

test("the title is the founder's act when it is their turn, a payment first", () => {
  const sent = sentQuotation({ ...plan, state: "KA", tier: "starter" }, [], { payment: { fee: "full" } });
  const agreed = { ...sent, lines: sent.lines.filter(({ id }) => id === "our-fee") };
  const fee = dueParts(agreed)[0]!.amount.to;
  const act = (registration: Registration | undefined, more: Partial<FounderFacts> = {}) => {
    const view = founderView({ ...engaged, registration, ...more }, today);
    return [view.turn, view.act];
  };
  expect(act(begun)).toEqual(["you", `Send ${begun.papers.length} papers`]);
  expect(act(begun, { agreed })).toEqual(["you", `Pay ${rupees(fee)} and send ${begun.papers.length} papers`]);
  // Nobody acts before the founder has paid, whoever else is at work.
  expect(act(undefined, { agreed })).toEqual(["pay", `Pay ${rupees(fee)}`]);
  expect(act(moved({ action: "stage", to: "name" }), { agreed })).toEqual(["pay", `Pay ${rupees(fee)}`]);
  expect(act(moved({ action: "stage", to: "name" }))).toEqual(["we", undefined]);
  const filing = moved({ action: "stage", to: "filing" }, { action: "actor", actor: "you" });
  expect(act(filing)).toEqual(["you", "Approve the drafts"]);
  expect(act({ ...filing, awaited: "Bring the stamped rent agreement." })).toEqual([
    "you",
    "Bring the stamped rent agreement",
  ]);
});

test("an approved name says until when it is held, a refused one why", () => {
  const registration = moved(
    { action: "stage", to: "name", on: "2026-11-30" },
    { action: "name", name: "Zyntra Foods", outcome: "refused", reason: "Too close", on: "2026-12-02" },
    { action: "name", name: "Qorvex Kitchens", outcome: "approved", on: "2026-12-04" },
  );
  const { names, usual } = founderView({ ...engaged, registration }, today);
  expect(names).toMatchObject([
    { reason: "Too close" },
    { held: { text: expect.stringContaining("24 December 2026") } },
  ]);
  expect(usual).toBe("3-4 working days");
});

describe("after the certificate", () => {
  const registration = moved(
    { action: "stage", to: "certificate", on: "2026-12-08" },
    {
      action: "incorporated",
      date: "2026-12-15",
      number: "U62099MH2026PTC123456",
      name: "Zyntra Foods Private Limited",
    },
    { action: "filed", id: "first-auditor", done: true },
  );
  const view = founderView({ ...engaged, registration }, today);

  test("the calendar follows the real date, structure, state and capital", () => {
    expect(view.calendar?.profile).toMatchObject({
      structure: "private-limited",
      incorporated: "2026-12-15",
      state: "MH",
      label: "Zyntra Foods Private Limited",
      gst: "monthly",
    });
    expect(view.calendar?.first.find(({ id }) => id === "inc-20a")?.date).toBe("2027-06-13");
    expect(view.calendar?.first.find(({ id }) => id === "first-auditor")?.filedOn).toBe(today);
    expect(view.calendar?.next.length).toBeGreaterThan(5);
  });

  test("INC-22 is nowhere, unless the quotation names it or the advisor says who does it", () => {
    const shown = (of: Registration) => {
      const { first, next } = founderView({ ...engaged, registration: of }, today).calendar!;
      return [...first, ...next].filter((each) => ("id" in each ? each.id : each.obligationId) === "inc-22");
    };
    const quoted = startRegistration({ company: begun.company, included: ["INC-20A"] }, {}, "2026-11-20");
    expect(shown({ ...registration, doers: quoted.doers })).toEqual([]);
    const named = startRegistration(
      { company: begun.company, included: ["Registered office: INC-22"] },
      {},
      "2026-11-20",
    );
    expect(shown({ ...registration, doers: named.doers })).toMatchObject([{ doer: "fee" }]);
    const said = doing(registration, { action: "doer", id: "inc-22", doer: "you" });
    expect(shown(said)).toMatchObject([{ doer: "you" }]);
    expect(shown(doing(said, { action: "doer", id: "inc-22", doer: null }))).toEqual([]);
  });

  test("the address of the subscription gives the same company", () => {
    const address = new URL(view.calendar!.subscription, "https://site.example");
    expect(parseProfile(address.searchParams)).toEqual({ ok: true, profile: view.calendar!.profile });
  });

  test("the steps have their days, and the certificate that of the incorporation", () => {
    expect(stepLine({ ...engaged, registration })).toEqual([
      "call done 2026-11-17",
      "quotation done 2026-11-20",
      "documents done 2026-12-08",
      "name skipped",
      "signatures skipped",
      "filing skipped",
      "certificate done 2026-12-15",
      "first-filings now 2026-12-15",
    ]);
  });

  test("complete: nobody acts, nothing is to come, and the calendar stays", () => {
    const complete = changeRegistration(registration, { action: "stage", to: "complete" }, today);
    if ("refused" in complete) throw new Error(complete.refused);
    const last = founderView({ ...engaged, ...complete }, today);
    expect(last).toMatchObject({ situation: "left-to-you", turn: "left" });
    expect(new Set(last.steps.map(({ state }) => state))).toEqual(new Set(["done", "skipped"]));
    expect(last.steps.at(-1)).toMatchObject({ id: "first-filings", state: "done" });
    expect(last.papers).toBeUndefined();
    expect(last.calendar).toBeDefined();
  });

  test("an LLP with a large contribution is audited in its calendar; a Section 8 company has its own dates", () => {
    const llp = { ...registration, company: { form: "llp", capital: 5_000_000, people: 2 } } as const;
    expect(founderView({ ...engaged, registration: llp }, today).calendar?.profile.llpAudited).toBe(true);
    const charity = { ...registration, company: { form: "section-8", people: 2 } } as const;
    const { calendar } = founderView({ ...engaged, registration: charity }, today);
    expect(calendar?.first.map(({ id }) => id)).not.toContain("first-board-meeting");
    expect(calendar?.subscription).toContain("structure=section-8");
  });
});

describe("what was skipped is never done", () => {
  test("a stage that nobody went through; a name that was approved all the same is done", () => {
    const skipped = moved({ action: "stage", to: "filing", on: "2026-12-04" });
    expect(stepLine({ ...engaged, registration: skipped }).slice(2, 6)).toEqual([
      "documents done 2026-12-04",
      "name skipped",
      "signatures skipped",
      "filing now 2026-12-04",
    ]);
    const named = moved(
      { action: "name", name: "Qorvex Kitchens", outcome: "approved", on: "2026-12-02" },
      { action: "stage", to: "filing", on: "2026-12-04" },
    );
    expect(stepLine({ ...engaged, registration: named })[3]).toBe("name done 2026-12-04");
  });

  test("a certificate that came while we were still filing is done", () => {
    const registration = moved(
      { action: "stage", to: "filing", on: "2026-12-04" },
      { action: "incorporated", date: "2026-12-15", number: "U62099MH2026PTC123456", name: "Zyntra Foods" },
    );
    expect(stepLine({ ...engaged, registration })[6]).toBe("certificate done 2026-12-15");
  });

  test("nobody has called, or nothing was quoted", () => {
    const { contactedOn: _, quotedOn: _none, ...agreed } = engaged;
    expect(stepLine({ ...agreed, registration: begun }).slice(0, 3)).toEqual([
      "call skipped",
      "quotation skipped",
      "documents now 2026-11-20",
    ]);
    // Sent when the enquiry was further already.
    expect(stepLine({ ...agreed, quotation: { state: "open", validUntil: today }, registration: begun })[1]).toBe(
      "quotation done 2026-11-20",
    );
  });
});

test("closed: nobody acts, and what was done stays done", () => {
  const view = founderView({ ...engaged, status: "closed", closedOn: "2026-12-01", registration: begun }, today);
  expect(view).toMatchObject({ stage: "closed", turn: "closed", since: "2026-12-01", papers: undefined });
  expect(view.steps.map(({ id }) => id)).toEqual(["call", "quotation"]);
});

test("usual times are the figures of the site", () => {
  const stages = ["signatures", "name", "filing"] as const;
  expect(
    stages.map((stage) => usualTime("llp", stage)),
    "as the guide to an LLP says",
  ).toEqual(["1-2 days", "2-4 days", "2-3 days"]);
  expect(workSchedule.llp.note).toContain(usualTime("llp", "certificate"));
  expect(usualTime("opc", "name")).toBeUndefined();
  expect(usualToCertificate("opc")).toBe("14 days");
  expect(usualTime("section-8", "name")).toBeUndefined();
  expect(usualCertificate("llp", "2026-12-01")).toEqual({ earliest: "2026-12-15", latest: "2026-12-15" });
});

test.each([
  ["Meera Krishnan", "Meera"],
  ["Dr. A. P. J. Kalam", "Kalam"],
  ["Smt Lakshmi", "Lakshmi"],
  ["मीरा शर्मा", "मीरा"],
  ["D'Souza", "D'Souza"],
  ["visit-my-site.example now", undefined],
  ["<b>Meera</b>", undefined],
  ["", undefined],
  ["x".repeat(30), undefined],
])("%s is greeted as %s", (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
