import { type EnquiryActionSent, enquiryAction } from "../../../domain/desk/actions.ts";
import { addDays, dateInIndia } from "../../../domain/india/calendar-date.ts";
import { agreedQuotation, suggestedFee } from "../../../domain/payments/account.ts";
import type { PaymentWay } from "../../../domain/payments/payment.ts";
import { composeReceipt } from "../../../domain/payments/receipt.ts";
import { quotationBasis } from "../../../domain/quotation/basis.ts";
import { composeQuotation, newDraft } from "../../../domain/quotation/compose.ts";
import { quotationDocument } from "../../../domain/quotation/document.ts";
import type { Actor } from "../../enquiries/store-contract.ts";
import { type SampleStore, sampleNumber, samplePlan } from "./enquiries.ts";

/** Without the version, which is read when it is done. */
type Action = EnquiryActionSent extends infer Each ? (Each extends unknown ? Omit<Each, "version"> : never) : never;
type Step =
  | Action
  | { quote: "new" | "next version"; days?: number }
  | { withdraw: string }
  | { pay: number; way: PaymentWay }
  | { cancelPayment: string }
  | "accept";

const reached = (note: string): Action => ({ action: "call", outcome: "reached", note });
const noAnswer = (note?: string): Action => ({ action: "call", outcome: "no-answer", ...(note && { note }) });
const quote: Step = { quote: "new" };
const close = (reason: Extract<Action, { action: "status" }>["reason"], note: string): Action => ({
  action: "status",
  to: "closed",
  reason,
  note,
});

/** What the people at the desk did: who of the three, for whom, how many hours ago. */
const work = (now: Date): (readonly [hoursAgo: number, person: 0 | 1 | 2, name: string, Step])[] => {
  const day = (from: number) => addDays(dateInIndia(now.getTime()), from);
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();
  return [
    [1500, 0, "Padma", reached("The press is her mother's. Wants everything in writing.")],
    [1450, 1, "Tara", reached("Two partners, an architect and an engineer.")],
    [1430, 0, "Padma", { pay: 17_500, way: "bank" }],
    [1380, 1, "Tara", { pay: 9_400, way: "upi" }],
    [780, 2, "Hemendra", reached("Four founders in Surat. One has no digital signature yet.")],
    [660, 0, "Yamini", reached("Solar pumps. Name search done by herself.")],
    [610, 0, "Yamini", { pay: 71_300, way: "upi" }],
    [609, 0, "Yamini", { cancelPayment: "Two digits were changed round." }],
    [608, 0, "Yamini", { pay: 17_300, way: "upi" }],
    [496, 1, "Leela", reached("Prefers mornings.")],
    [420, 2, "Prakash", { action: "claim" }],
    [419, 2, "Prakash", reached("His brother decides. Wants to think until the festival is over.")],
    [419, 2, "Prakash", { action: "follow-up", on: day(5), note: "After the festival, with his brother on the line." }],
    [370, 1, "Shabnam", reached("Only wanted to know the date of Form 11.")],
    [370, 1, "Shabnam", close("no-need", "Has an accountant for it.")],
    [326, 0, "Naveen", reached("Two partners, looms in Kannur.")],
    [300, 1, "Om Prakash", noAnswer()],
    [276, 1, "Om Prakash", noAnswer("Rings, nobody there.")],
    [250, 1, "Om Prakash", noAnswer()],
    [249, 1, "Om Prakash", close("not-reachable", "Three calls on three days.")],
    [286, 0, "Vasudha", reached("Wants a private limited company for her clinic.")],
    [284, 0, "Vasudha", { ...quote, days: 9 }],
    [236, 1, "Dorje", reached("A tea garden in the Nilgiris, alone.")],
    [210, 2, "Chitra", reached("Compares three offers.")],
    [190, 2, "Chitra", close("went-elsewhere", "Took the cheapest.")],
    [30, 2, "Chitra", { action: "reopen" }],
    [186, 1, "Ibrahim", reached("Standard plan. Asks for the fee in two parts.")],
    [184, 1, "Ibrahim", quote],
    [150, 1, "Ibrahim", { quote: "next version" }],
    [164, 2, "Divya", reached("Four of us asked, she answers for all.")],
    [160, 2, "Divya", { ...quote, days: 4 }],
    [140, 0, "Manoj", reached("Two founders, both salaried elsewhere.")],
    [138, 0, "Manoj", quote],
    [100, 0, "Manoj", { withdraw: "They are three now: a new one follows." }],
    [118, 1, "Zubin", reached("Compares with doing it himself.")],
    [117, 1, "Zubin", quote],
    [60, 1, "Zubin", close("too-expensive", "Will file by himself.")],
    [120, 2, "Revathi", noAnswer()],
    [98, 2, "Revathi", noAnswer("A child answers, she is at work until six.")],
    [96, 0, "Pallavi", reached("Robots for spice sorting. Wants to begin this month.")],
    [94, 0, "Pallavi", quote],
    [50, 0, "Pallavi", "accept"],
    [46, 0, "Pallavi", { pay: 5_000, way: "upi" }],
    [92, 1, "Harish", reached("Has all papers ready.")],
    [75, 2, "Esther", reached("Asks what an LLP costs in Meghalaya; told the range.")],
    [72, 2, "Tenzin", reached("The name Rangeet Teas is dear to her.")],
    [72, 2, "Tenzin", { action: "follow-up", on: day(-1), note: "Has she found a second choice of name?" }],
    [68, 1, "Biju", reached("Will talk to his partner first.")],
    [68, 1, "Biju", { action: "follow-up", on: day(0), note: "Partner is back from Dubai today." }],
    [48, 0, "Sunita Specimen", reached("Crafts from five villages, thirty women. Asks about Section 8 too.")],
    [47, 0, "Sunita Specimen", quote],
    [44, 2, "Karthik", reached("Two founders at two addresses. Send the list of papers by WhatsApp.")],
    [27, 1, "Farida", { action: "call", outcome: "wrong-number", note: "A hardware shop in Karol Bagh." }],
    [25, 1, "Rohit", reached("Knows what he wants: Pro, four people, ten lakh of capital.")],
    [24, 1, "Rohit", quote],
    [22, 2, "Nandini", { action: "call", outcome: "call-back", callBackAt: later(3), note: "In class until then." }],
    [19, 1, "Gurpreet", noAnswer()],
    [4, 1, "Gurpreet", noAnswer("Engaged twice.")],
    [2, 2, "Meera", reached("Alone now, a partner may join in spring: one person company or private limited?")],
    [1.9, 2, "Meera", { action: "note", text: "Sent her the comparison of both by WhatsApp." }],
    [1.5, 1, "Joseph", { action: "claim" }],
  ];
};

const hourMs = 60 * 60 * 1000;

/** In the order of time, so that quotations are numbered by it. */
export async function writeWork(
  { store, setTime }: SampleStore,
  ids: readonly string[],
  now: Date,
  people: readonly { id: string; name: string }[],
): Promise<void> {
  for (const [hoursAgo, person, name, step] of work(now).toSorted(([a], [b]) => b - a)) {
    const number = sampleNumber(name);
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    setTime(at);
    const actor = { personId: people[person]!.id, name: people[person]!.name };
    const { result } = await take(store, ids[number]!, number, step, actor, at);
    if (result !== "done") throw new Error(`${name}: ${result}`);
  }
  setTime(now);
}

async function take(
  store: SampleStore["store"],
  id: string,
  number: number,
  step: Step,
  actor: Actor,
  at: Date,
): Promise<{ result: string }> {
  const { enquiry } = (await store.enquiries.detail(id))!;
  if (step === "accept") return { result: await accept(store, id) };
  if ("action" in step)
    return store.enquiries.act(id, enquiryAction.parse({ ...step, version: enquiry.version }), actor);
  if ("pay" in step) return pay(store, id, step, actor, at);
  if ("cancelPayment" in step) {
    const { payment } = (await store.payments.list(id)).at(-1)!;
    return store.payments.cancel(payment.id, step.cancelPayment, { version: enquiry.version, actor });
  }
  const open = (await store.quotations.list(id)).find(({ state }) => state === "sent");
  if ("withdraw" in step) return store.quotations.withdraw(open!.id, step.withdraw, actor);
  const today = dateInIndia(at.getTime());
  const usual = newDraft(quotationBasis(samplePlan(number)).basis!, today);
  const draft = step.days ? { ...usual, validUntil: addDays(today, step.days) } : usual;
  const begun = await store.quotations.begin(id, draft, step.quote === "next version" ? open!.id : undefined);
  if (begun.result !== "done") return begun;
  const { quotation } = composeQuotation(draft, { to: enquiry.name, advisor: actor.name, today });
  return store.quotations.send(begun.quotation.id, 1, quotation, actor);
}

async function pay(
  store: SampleStore["store"],
  id: string,
  { pay: rupees, way }: Extract<Step, { pay: unknown }>,
  actor: Actor,
  at: Date,
) {
  const { enquiry } = (await store.enquiries.detail(id))!;
  const quotation = agreedQuotation(await store.quotations.list(id));
  const given = {
    ...{ receivedOn: dateInIndia(at.getTime()), rupees, tds: 0, way, address: "" },
    fee: suggestedFee(quotation, [], rupees),
    reference: `SAMPLE ${at.toISOString().slice(5, 13)}`,
  };
  const content = composeReceipt({ to: enquiry.name, quotation });
  return store.payments.record(id, given, content, { version: enquiry.version, actor });
}

/** As the founder does it, on their page. */
async function accept(store: SampleStore["store"], id: string): Promise<string> {
  const key = (await store.founders.issueKey(id))!;
  const { sent } = (await store.founders.open(key))!.quotation!;
  return store.founders.accept(key, { ...sent, total: quotationDocument(sent).total.value });
}
