/** Whatever a founder's state is, the card, the lists below it, the mail and the desk's board say the same. */
import { expect, test } from "vitest";
import { filingDoerWords } from "../content/registration/first-filings.ts";
import { founderPage as words } from "../content/registration/founder-page.ts";
import { awaitedText } from "../desk/registrations/registration-words.ts";
import { longDate } from "../domain/india/date-text.ts";
import { account, dueNowText } from "../domain/payments/account.ts";
import { dueParts } from "../domain/payments/due.ts";
import type { Payment } from "../domain/payments/payment.ts";
import { quotationTotal } from "../domain/quotation/total.ts";
import type { RegistrationAction } from "../domain/registration/actions.ts";
import { taskDone } from "../domain/registration/describe.ts";
import { type FounderFacts, founderView } from "../domain/registration/founder-view.ts";
import { type Registration, taskName } from "../domain/registration/registration.ts";
import { startRegistration } from "../domain/registration/registration-changes.ts";
import { agreedWork } from "../domain/registration/shown-quotations.ts";
import { card } from "../server/founder/card.ts";
import type { FounderPage } from "../server/founder/forms.ts";
import { founderPage, pageFoot } from "../server/founder/page.ts";
import { escapeHtml } from "../server/http/html.ts";
import { stageChanged } from "../server/registrations/mails.ts";
import { boardFacts } from "../server/registrations/store.ts";
import { lateFiling, sentOf, sentQuotation } from "./fixtures/quotations.ts";
import { changedBy, withPapers } from "./fixtures/registrations.ts";

const today = "2026-12-18";
const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "standard" } as const;
const company = { form: "private-limited", state: "KA", capital: 100_000, people: 2 } as const;
const quotation = { ...sentQuotation(plan), validUntil: "2026-12-25" };
const text = (html: { toString(): string }): string =>
  html
    .toString()
    .replace(/<style.*?<\/style>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

interface Case {
  name: string;
  facts: FounderFacts;
}

const asked: FounderFacts = { status: "new", plan, receivedOn: "2026-11-16" };
const called: FounderFacts = { ...asked, status: "contacted", contactedOn: "2026-11-17" };
const quoted: FounderFacts = { ...called, status: "quoted", quotedOn: "2026-11-18" };
const engaged: FounderFacts = { ...quoted, status: "engaged", engagedOn: "2026-11-20" };
const question = { id: "1", at: "2026-12-17T06:00:00.000Z", text: "A new one, please" };

const sold = sentOf({ services: [lateFiling, { id: "bookkeeping", key: "bookkeeping", times: 12 }], place: "KA" }, [], {
  payment: { fee: "half" },
});
const serviceWork = startRegistration(agreedWork(sold), {}, "2026-11-20");

const early: Case[] = [
  { name: "received", facts: asked },
  { name: "called", facts: called },
  { name: "quoted", facts: { ...quoted, quotation: { state: "open", validUntil: "2026-12-25" } } },
  { name: "expired", facts: { ...quoted, quotation: { state: "expired", validUntil: "2026-12-10" } } },
  {
    name: "expired, a new one asked for",
    facts: { ...quoted, quotation: { state: "expired", validUntil: "2026-12-10" }, questions: [question] },
  },
  { name: "withdrawn", facts: { ...quoted, quotation: { state: "withdrawn" } } },
  { name: "agreed, not begun", facts: engaged },
];
const before = early.flatMap(({ name, facts }): Case[] => [
  { name, facts },
  { name: `services: ${name}`, facts: { ...facts, plan: {}, work: { tasks: serviceWork.tasks } } },
]);

const doing = (from: Registration, ...actions: RegistrationAction[]) => changedBy(from, actions, today);

const papers = { none: 0, some: 4, all: 99 };
const begun = (arrived: number): Registration =>
  arriving(startRegistration({ company, included: quotation.included }, {}, "2026-11-20"), arrived);
const arriving = (started: Registration, arrived: number): Registration => {
  const there = withPapers(started, "2026-11-27").papers;
  return { ...started, papers: started.papers.map((paper, index) => (index < arrived ? there[index]! : paper)) };
};

const go = (to: "name" | "signatures" | "filing" | "certificate"): RegistrationAction => ({
  action: "stage",
  to,
  on: "2026-12-08",
  reason: "The <rest> follows.",
});
const certificate: RegistrationAction = {
  action: "incorporated",
  date: "2026-12-15",
  number: "U62099KA2026PTC123456",
  name: "Zyntra Foods Private Limited",
};
const named = (outcome: "proposed" | "approved" | "refused"): RegistrationAction => ({
  action: "name",
  name: "Zyntra Foods",
  outcome,
  reason: "Close to Zintra.",
});
const ours = ["first-board-meeting", "first-auditor", "first-adt-1", "share-certificates", "inc-20a"];
const included = ["pan-and-tan", "gst-registration", "current-account", "udyam"];
const allOurs = [
  ...ours.map((id): RegistrationAction => ({ action: "filed", id, done: true })),
  ...included.map((id): RegistrationAction => ({ action: "task", id: `included-${id}`, done: true })),
];

const work: Record<string, readonly RegistrationAction[]> = {
  documents: [],
  "documents, with us": [{ action: "actor", actor: "we", awaited: "We read what has come." }],
  name: [go("name")],
  "name proposed": [go("name"), named("proposed")],
  "name refused": [go("name"), named("refused")],
  "name approved": [go("name"), named("approved")],
  signatures: [go("name"), named("approved"), go("signatures")],
  filing: [go("filing")],
  "filing, drafts sent": [go("filing"), { action: "actor", actor: "you", on: "2026-12-10", expectedOn: "2026-12-20" }],
  "filing, drafts approved": [go("filing"), { action: "actor", actor: "you" }, { action: "approve" }],
  "filing, a draft to read": [go("filing"), { action: "actor", actor: "you", awaited: "Read the <drafts>." }],
  certificate: [go("certificate")],
  corrected: [go("certificate"), { action: "stage", to: "filing", reason: "It was <not> filed." }],
  "first filings": [certificate],
  "certificate corrected": [certificate, { ...certificate, name: "Zyntra Food Private Limited", reason: "Misread." }],
  "first filings, ours done": [certificate, ...allOurs],
  complete: [certificate, ...allOurs, { action: "stage", to: "complete" }],
};

const filed: RegistrationAction = { action: "task", id: serviceWork.tasks[0]!.id, done: true, number: "AA1234567" };
const kept: RegistrationAction = { action: "task", id: "bookkeeping", done: true };
const atWork: RegistrationAction = { action: "stage", to: "filing", reason: "The <rest> follows." };

const services: Record<string, readonly RegistrationAction[]> = {
  documents: [],
  "at work": [atWork],
  "at work, drafts to read": [atWork, { action: "actor", actor: "you" }],
  "at work, drafts approved": [atWork, { action: "actor", actor: "you" }, { action: "approve" }],
  "one filed": [atWork, filed],
  "all done": [atWork, filed, kept],
  complete: [filed, kept, { action: "stage", to: "complete", reason: "The <rest> is not needed." }],
};

const total = quotationTotal(quotation).to;
const payment = (rupees: number): Payment => ({
  ...{ id: `p${rupees}`, receivedOn: "2026-11-21", rupees, tds: 0, fee: 0, way: "upi", reference: "" },
  ...{ receipt: "R2026-27/0001", by: "Asha", at: "2026-11-21T06:00:00.000Z" },
});
const payments: Record<string, readonly Payment[]> = {
  nothing: [],
  "an advance": [payment(1_000)],
  everything: [payment(total)],
  "too much": [payment(total + 500)],
};

const inWork: Case[] = Object.entries(work).flatMap(([stage, actions]) =>
  Object.entries(papers).flatMap(([count, arrived]) =>
    Object.entries(payments).flatMap(([paid, list]) =>
      (["full", "half"] as const).flatMap((fee) => {
        const facts: FounderFacts = {
          ...engaged,
          quotation: { state: "accepted", validUntil: "2026-12-25" },
          agreed: { ...quotation, payment: { fee } },
          payments: list,
          registration: doing(begun(arrived), ...actions),
        };
        const name = `${stage}, papers ${count}, paid ${paid}, fee in ${fee}`;
        return [
          { name, facts },
          { name: `closed: ${name}`, facts: { ...facts, status: "closed", closedOn: today } },
        ];
      }),
    ),
  ),
);

/** Paid by how many papers are there: a part, what is due first, everything. */
const sums: Record<number, number> = { 0: 1_000, 1: dueParts(sold)[0]!.amount.to, 99: quotationTotal(sold).to };
const servicesInWork: Case[] = Object.entries(services).flatMap(([stage, actions]) =>
  [0, 1, 99].flatMap((arrived) => {
    const registration = doing(arriving(serviceWork, arrived), ...actions);
    const facts: FounderFacts = {
      ...engaged,
      plan: {},
      agreed: sold,
      payments: [payment(sums[arrived]!)],
      registration,
    };
    const name = `services: ${stage}, papers ${arrived}`;
    return [
      { name, facts },
      { name: `closed: ${name}`, facts: { ...facts, status: "closed" as const, closedOn: today } },
    ];
  }),
);

function said({ facts }: Case) {
  const view = founderView(facts, today);
  const isOffered = facts.quotation?.state === "open" || facts.quotation?.state === "expired";
  const page: FounderPage = {
    ...{
      key: "a1".repeat(32),
      siteUrl: "https://example.in",
      view,
      call: { times: [], isLate: false, wasTried: false, asked: null },
      mailsStopped: false,
      claims: [],
      today,
    },
    ...(isOffered && {
      quotation: {
        id: "one",
        differences: [],
        sent: { ...quotation, validUntil: "validUntil" in facts.quotation! ? facts.quotation.validUntil : today },
      },
    }),
  };
  const whole = `${founderPage(page)}${pageFoot(page) ?? ""}`;
  const { registration } = facts;
  return {
    view,
    whole,
    cardHtml: card(page).toString(),
    card: text(card(page)),
    page: text(whole),
    mail: text(
      stageChanged(
        { name: "Meera", view, page: "https://example.in", stop: "https://example.in" },
        "https://example.in",
      ).html,
    ),
    board:
      registration && facts.status !== "closed"
        ? {
            ...boardFacts(registration, plan, today),
            account: account(facts.agreed, facts.payments!, registration.stage),
          }
        : undefined,
  };
}

test.each([...before, ...inWork, ...servicesInWork])("$name", (given) => {
  const { view, whole, cardHtml, card: top, page, mail, board } = said(given);
  const seals = Object.values(words.actors).filter((seal) => top.includes(` ${seal} `));

  // Who acts: one seal, the same in the mail, and the desk's board has it in that person's list.
  expect(seals).toEqual([words.actors[view.turn]]);
  expect(mail).toContain(words.actors[view.turn]);
  const isDue = view.account.dueNow.from > 0;
  if (board?.actor) expect(view.turn).toBe(isDue && board.actor !== "you" ? "pay" : board.actor);
  if (view.turn === "you") expect(view.yourPart ?? view.awaited).toBeTruthy();
  if (board?.awaited && view.awaited) expect(top).toContain(escapeHtml(view.awaited.replace(/\.$/, "")));

  // Where it is.
  expect(whole).toContain(`<h2>${escapeHtml(view.heading)}</h2>`);
  if (view.act) expect(view.heading).toBe(view.act);
  // One button is filled at most, and there is one wherever the founder acts.
  const filled = cardHtml.match(/class="button(?: pay-link)?(?: no-print)?"|class="press pay"/g) ?? [];
  expect(filled.length).toBeLessThanOrEqual(1);
  if (view.turn === "you" || isDue) expect(filled).toHaveLength(1);
  // Where nothing is theirs it says so, and never where something is.
  if (view.heading.startsWith("Nothing to do")) expect(["we", "registrar"]).toContain(view.turn);
  // What is late is red, and said in the card.
  expect(cardHtml.includes('class="now is-late"')).toBe(view.isLate);
  if (view.isLate) expect(top).toMatch(/late|was held until/);
  // The drafts that wait for them, and nothing else, are approved.
  expect(top.includes(words.approve.button)).toBe(view.draftsOn !== undefined);
  if (view.situation === "drafts-approved")
    expect(board).toMatchObject({ actor: "we", awaited: "The drafts are approved: file it" });
  if (view.act) expect(["you", "pay"]).toContain(view.turn);
  expect(mail).toContain(view.title);
  if (board?.stage === "complete") expect(view.stage).toBe("complete");
  if (view.incorporation) expect(page).toContain(view.incorporation.number);
  expect(whole.split('<li class="done">')).toHaveLength(view.steps.filter(({ state }) => state === "done").length + 1);

  // What is done beside the registration, in the same words; of services alone nothing speaks of a registration.
  for (const task of view.tasks) {
    const done = taskDone(task) ?? words.tasks.open;
    expect(page).toMatch(new RegExp(`${RegExp.escape(task.title)} ${task.about ?? ""} ?${RegExp.escape(done)}`));
    if (task.kind === "service") expect(mail).toContain(`${done} ${taskName(task)}`);
  }
  if (view.about && !given.facts.quotation)
    for (const each of [page, mail]) expect(each).not.toMatch(/regist|incorporat|certificate|company/i);
  expect(view.steps.map(({ id }) => id)).not.toContain(view.about ? "name" : "nothing");

  // What is owed: the same sum everywhere, and nobody who owes reads that there is nothing to do.
  const owed = dueNowText(view.account);
  const sentence = owed && `${owed} is due now`;
  if (sentence) {
    expect(top).toContain(view.act?.includes(owed) ? view.act : sentence);
    expect(mail).toContain(sentence);
    expect([words.actors.nobody, words.actors.left]).not.toContain(seals[0]);
  } else for (const each of [top, mail, page]) expect(each).not.toContain("is due now");

  if (board) expect(awaitedText(board).includes("to be paid")).toBe(owed !== undefined);
  if (board && owed) expect(awaitedText(board)).toContain(`${owed} to be paid`);

  // Papers: counted alike, never done while some are missing, and nothing to send once the certificate is there. None is uploaded.
  const isMissing = view.papers !== undefined && view.papers.arrived < view.papers.all;
  expect(whole.includes('id="documents"')).toBe(isMissing);
  expect(page.includes(words.papers.safe)).toBe(isMissing);
  expect(whole).not.toContain('type="file"');
  if (view.papers) {
    const { arrived, all } = view.papers;
    expect(mail).toContain(`${arrived} of ${all} have reached us`);
    if (isMissing) expect(page).toContain(`Missing: ${all - arrived} of ${all}`);
    expect(page.includes(`Arrived: ${arrived}`)).toBe(arrived > 0);
    if (isMissing) expect(awaitedText(board!)).toContain(`${arrived} of ${all} papers`);
    const documents = view.steps.find(({ id }) => id === "documents")!;
    if (isMissing) expect(documents.state).not.toBe("done");
    if (view.situation === "papers-complete") expect(isMissing).toBe(false);
  }

  // First filings: each says who does it, in the same words on the page and in the mail; ours we tick, and are done when all is.
  for (const { id, title, date, doer, filedOn } of view.calendar?.first ?? []) {
    expect(whole.includes(`name="filing" value="${id}"`)).toBe(!ours.includes(id));
    if (filedOn) continue;
    expect(page).toContain(longDate(date));
    expect(page).toContain(doer ? `${filingDoerWords[doer]}.` : words.first.open);
    if (view.stage !== "closed")
      expect(mail).toMatch(
        new RegExp(doer ? `${RegExp.escape(title)} ${RegExp.escape(filingDoerWords[doer])}` : words.first.open),
      );
    if (view.stage === "complete") expect(doer).toBe("you");
  }

  // Whoever has the address of the calendar cannot open the page.
  if (view.calendar) {
    expect(whole).toContain("webcal://example.in/api/calendar.ics?structure=private-limited");
    expect(whole).not.toMatch(/\/api\/calendar\.ics[^"]*a1a1/);
  }

  // A correction says what was wrong, and never that anything has moved on.
  if (view.correction) {
    for (const each of [top, mail]) expect(each).toContain(escapeHtml(view.correction.reason));
    expect(mail).not.toContain("moved on");
  }

  // Only what is open can be accepted; what is over sends no mails; what is closed has nothing to come.
  expect(whole.includes("/registration/accept?")).toBe(view.stage === "quotation");
  expect(whole.includes("/api/registration/mails")).toBe(!["complete", "closed"].includes(view.stage));
  if (view.stage === "closed") {
    expect(top).toContain(`Closed on ${longDate(today)}`);
    for (const none of [words.steps.ahead, "Missing:", words.first.heading, words.call.another, 'name="filing"'])
      expect(whole).not.toContain(none);
  }
});
