import { undoMs } from "../../domain/desk/history.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import type { EnquiryAction } from "../enquiries/store-contract.ts";
import type { Store } from "../store/open.ts";
import { recordPayment, refundReceipt, samplePayment, sampleReceipt, sampleRefund } from "./acts.ts";
import { sampleLead } from "./samples.ts";

interface Person {
  personId: string;
  name: string;
}

/** What there is before a write. Ids of what was not made ready are empty. */
export interface Given {
  /** The enquiry that is written to, and the key of its page. */
  id: string;
  key: string;
  /** Another of theirs, under another address. */
  otherId: string;
  quotationId: string;
  undoId: string;
  paymentId: string;
  /** Of the newsletter's mail. */
  token: string;
  ravi: Person;
  meera: Person;
}

/** What another process is asked to do. */
export interface Asked {
  call: number;
  name: string;
  given: Given;
  me: Person;
  at: string;
}

export interface Write {
  name: string;
  /** What has to be there before. */
  before?: (store: Store, given: Given) => Promise<unknown>;
  /** And for how many milliseconds. */
  wait?: number;
  /** `me` is Ravi, and of two at once one is Meera. */
  write: (store: Store, given: Given, me: Person) => Promise<unknown>;
  /** Whether it changes the enquiry, so that its version counts on. */
  changes: boolean;
  /** What two of them at once give, where one wins. */
  both?: readonly unknown[];
}

export const email = "race@example.in";
export const today = "2026-11-16";
const plan = { structure: "opc", state: "KA", tier: "starter" } as const;
export const samplePlan = { plan, dropped: [] };
const draft = newDraft({ basis: basisOf(plan) }, today);
const { quotation: composed } = composeQuotation(draft, { to: "Asha Rao", advisor: "Asha", today });

const begin = async ({ quotations }: Store, given: Given) => {
  const begun = await quotations.begin(given.id, draft);
  if (begun.result === "done") given.quotationId = begun.quotation.id;
};
const send = ({ quotations }: Store, { quotationId, ravi }: Given, me = ravi, key?: string) =>
  quotations.send(quotationId, 1, composed, me, key);
const sent = async (store: Store, given: Given) => {
  await begin(store, given);
  await send(store, given);
};
const anotherAddress = async ({ saveLead }: Store, given: Given) => {
  given.otherId = (await saveLead(sampleLead({ email: "second@example.in", phone: "9000000002" }))).id;
};
const start = ({ registrations }: Store, { id, ravi }: Given) =>
  registrations.start(id, { form: "opc", people: 1 }, ravi);
const certificate = { date: today, number: "U74140KA2026OPC098765", name: "Rao Foods (OPC) Private Limited" } as const;
const close = { action: "status", to: "closed", reason: "other", version: 1 } as const;

export const samplePasskey = (id: string) => ({
  ...{ id, name: "Phone", publicKey: new Uint8Array([1, 2, 255]), counter: 4_000_000_000 },
  ...{ transports: ["internal"], deviceType: "multiDevice", backedUp: true },
});

const desk = (name: string, action: EnquiryAction, more: Partial<Write> = {}): Write => ({
  name,
  write: ({ enquiries }, { id }, me) => result(enquiries.act(id, action, me)),
  changes: true,
  both: ["done", "stale"],
  ...more,
});
const result = async (outcome: Promise<{ result: string }>) => (await outcome).result;

export const writes: Write[] = [
  desk("claim", { action: "claim" }),
  {
    ...desk("assign", close),
    write: ({ enquiries }, { id, meera }, me) =>
      result(enquiries.act(id, { action: "assign", ownerId: meera.personId, version: 1 }, me)),
  },
  desk("call", { action: "call", outcome: "reached", channel: "phone", version: 1 }),
  desk("note", { action: "note", text: "Of race@example.in" }, { changes: false, both: ["done", "done"] }),
  desk(
    "mail",
    { action: "mail", direction: "sent", text: "To race@example.in" },
    { changes: false, both: ["done", "done"] },
  ),
  desk("status", { action: "status", to: "contacted", version: 1 }),
  desk("close", close),
  desk(
    "close with an open quotation",
    { action: "status", to: "closed", reason: "other", version: 2 },
    { before: sent },
  ),
  desk(
    "reopen",
    { action: "reopen", version: 2 },
    { before: (store, { id, ravi }) => store.enquiries.act(id, close, ravi) },
  ),
  desk("contact", { action: "contact", phone: "98765 00000", version: 1 }),
  {
    ...desk("join", { action: "part", version: 1 }),
    before: anotherAddress,
    write: ({ enquiries }, { id, otherId }, me) =>
      result(enquiries.act(id, { action: "join", with: otherId, version: 1 }, me)),
  },
  {
    ...desk("part", { action: "part", version: 2 }),
    before: async (store, given) => {
      await anotherAddress(store, given);
      await store.enquiries.act(given.id, { action: "join", with: given.otherId, version: 1 }, given.ravi);
    },
  },
  desk("no-call", { action: "no-call", version: 1 }),
  desk("follow-up", { action: "follow-up", on: "2026-11-20", version: 1 }),
  {
    name: "undo",
    before: async ({ enquiries }, given) => {
      const followUp = { action: "follow-up", on: "2026-11-20", version: 1 } as const;
      const done = await enquiries.act(given.id, followUp, given.ravi);
      given.undoId = done.result === "done" ? done.undo!.id : "";
    },
    write: ({ enquiries }, { id, undoId }, me) => result(enquiries.undo(id, undoId, me)),
    changes: true,
    both: ["done", "done"],
  },
  {
    name: "accept spam",
    before: async ({ saveLead }, given) => {
      given.id = (await saveLead(sampleLead({ email, suspect: ["honeypot", "fast"] }))).id;
    },
    write: ({ acceptSubmission }, { id }, me) => acceptSubmission(id, me),
    changes: false,
    both: [false, true],
  },
  {
    name: "remind",
    before: async ({ saveLead }, given) => {
      given.id = (await saveLead(sampleLead({ form: "contact", email }))).id;
    },
    wait: 6 * 3_600_000,
    write: async ({ enquiries }) => (await enquiries.remind(new Date(`${today}T23:00:00+05:30`))).length,
    changes: false,
    both: [0, 1],
  },
  {
    name: "remove its person",
    before: ({ enquiries }, { id, meera }) => enquiries.act(id, { action: "claim" }, meera),
    write: ({ people }, { ravi, meera }) => people.remove(meera.personId, ravi),
    changes: true,
    both: ["removed", "unknown"],
  },
  {
    name: "begin a quotation",
    write: (store, { id }) => result(store.quotations.begin(id, draft)),
    changes: false,
    both: ["done", "stale"],
  },
  {
    name: "change a quotation",
    before: begin,
    write: ({ quotations }, { quotationId }) => result(quotations.change(quotationId, 1, draft)),
    changes: false,
    both: ["done", "stale"],
  },
  {
    name: "discard a quotation",
    before: begin,
    write: ({ quotations }, { quotationId }) => result(quotations.discard(quotationId, 1)),
    changes: false,
    both: ["done", "gone"],
  },
  {
    name: "send a quotation",
    before: begin,
    write: (store, given, me) => result(send(store, given, me)),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "withdraw a quotation",
    before: sent,
    write: ({ quotations }, { quotationId }, me) => result(quotations.withdraw(quotationId, "Wrong state.", me)),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "keep a PDF",
    before: sent,
    write: async ({ quotations }, { quotationId }) => {
      const { sentAt } = (await quotations.find(quotationId)) ?? {};
      await quotations.keepPdf(quotationId, sentAt ?? "", Uint8Array.of(1));
    },
    changes: false,
  },
  {
    name: "record a payment",
    write: ({ payments }, { id }, me) =>
      result(payments.record(id, samplePayment({ reference: email }), sampleReceipt, { version: 1, actor: me })),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "cancel a receipt",
    before: async (store, given) => {
      const recorded = await recordPayment(store, given.id, { reference: email }, given.ravi);
      given.paymentId = recorded.result === "done" ? recorded.payment!.payment.id : "";
    },
    write: ({ payments }, { paymentId }, me) =>
      result(payments.cancel(paymentId, `Of ${email}`, { version: 2, actor: me })),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "record charges",
    write: ({ outgoings }, { id }, me) => {
      const charge = { kind: "duty", rupees: me.name === "Ravi" ? 300 : 400, paidOn: today, reference: email } as const;
      return result(outgoings.charges(id, [charge], { version: 1, actor: me }));
    },
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "record a refund",
    before: (store, { id, ravi }) => recordPayment(store, id, { reference: email }, ravi),
    write: ({ outgoings }, { id }, me) =>
      result(outgoings.refund(id, sampleRefund({ reference: email }), refundReceipt, { version: 2, actor: me })),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "cancel a refund",
    before: async (store, given) => {
      await recordPayment(store, given.id, {}, given.ravi);
      const by = { version: 2, actor: given.ravi };
      const refund = await store.outgoings.refund(given.id, sampleRefund({ reference: email }), refundReceipt, by);
      given.paymentId = refund.result === "done" ? refund.payment!.payment.id : "";
    },
    write: ({ outgoings }, { paymentId }, me) =>
      result(outgoings.cancel(paymentId, `Of ${email}`, { version: 3, actor: me })),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "begin a registration",
    write: (store, given) => result(start(store, given)),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "act on a registration",
    before: start,
    write: ({ registrations }, { id }, me) =>
      result(registrations.act(id, { action: "stage", to: "name", reason: "They follow." }, me, 1)),
    changes: true,
    both: ["done", "stale"],
  },
  { name: "make a link", write: async ({ founders }, { id }) => typeof (await founders.issueKey(id)), changes: false },
  { name: "end the links", write: ({ founders }, { id }, me) => founders.revoke(id, me), changes: false, both: [0, 1] },
  {
    name: "choose a call time",
    write: ({ founders }, { key }) => founders.chooseCallTime(key, "Morning, 10:00 to 12:00"),
    changes: true,
  },
  { name: "ask", write: ({ founders }, { key }) => founders.ask(key, "Write to race@example.in?"), changes: true },
  {
    name: "tick a filing",
    before: async (store, given) => {
      await start(store, given);
      await store.registrations.act(given.id, { action: "incorporated", ...certificate }, given.ravi, 1);
    },
    write: ({ founders }, { key }) => founders.setFiled(key, "inc-20a", true),
    changes: true,
  },
  { name: "stop mails", write: ({ founders }, { key }) => founders.setMails(key, false), changes: false },
  {
    name: "accept a quotation",
    before: sent,
    wait: undoMs,
    write: ({ founders }, { key }) => {
      const { number, version } = { number: "2026-27/0001", version: 1 };
      const total = quotationDocument({ ...composed, number, version, date: today }).total.value;
      return founders.accept(key, { number, version, total });
    },
    changes: true,
    both: ["already", "done"],
  },
  {
    name: "record a payment with a reference that is used elsewhere",
    before: anotherAddress,
    write: ({ payments }, given, me) => {
      const id = me.name === "Ravi" ? given.id : given.otherId;
      return result(payments.record(id, samplePayment({ reference: "N1" }), sampleReceipt, { version: 1, actor: me }));
    },
    changes: false,
    both: ["done", "refused"],
  },
  {
    name: "confirm the newsletter",
    before: async (store, given) => {
      const { id } = await store.requestSubscription({ email, suspect: [] });
      given.token = (await store.issueNewsletterTokens(id))!.confirmToken;
    },
    write: ({ confirmSubscription }, { token }) => confirmSubscription(token),
    changes: false,
    both: ["confirmed", "done"],
  },
  {
    name: "remove the other owner",
    write: ({ people }, { ravi, meera }, me) => people.remove((me.name === "Ravi" ? meera : ravi).personId, me),
    changes: false,
    both: ["last-owner", "removed"],
  },
  {
    name: "lose a passkey",
    before: async ({ people }, { ravi }) => {
      for (const id of ["Ravi", "Meera"]) await people.addPasskey(ravi.personId, samplePasskey(id));
    },
    write: ({ people }, { ravi }, me) => people.removePasskey(me.name, ravi.personId),
    changes: false,
    both: ["last", "removed"],
  },
];

/** What is done beside one of these, or many times at once. */
export const others: Pick<Write, "name" | "write">[] = [
  { name: "erase", write: ({ administration }) => administration.forget(email) },
  {
    name: "call with one key",
    write: ({ enquiries }, { id, ravi }) =>
      result(enquiries.act(id, { action: "call", outcome: "reached", channel: "phone", version: 1 }, ravi, "key-1")),
  },
  { name: "send with one key", write: (store, given) => result(send(store, given, given.ravi, "key-2")) },
];
