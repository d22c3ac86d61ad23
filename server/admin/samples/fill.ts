import { type EnquiryActionSent, enquiryAction } from "../../../domain/desk/actions.ts";
import { addDays, type CalendarDate, dateInIndia } from "../../../domain/india/calendar-date.ts";
import { localMoment } from "../../../domain/india/local-time.ts";
import { dayMs, hourMs } from "../../../domain/india/time.ts";
import { agreedQuotation, suggestedFee } from "../../../domain/payments/account.ts";
import type { PaymentWay } from "../../../domain/payments/payment.ts";
import { composeReceipt } from "../../../domain/payments/receipt.ts";
import { quotationBasis } from "../../../domain/quotation/basis.ts";
import { composeQuotation, newDraft } from "../../../domain/quotation/compose.ts";
import { quotationDocument } from "../../../domain/quotation/document.ts";
import type { RegistrationAction } from "../../../domain/registration/actions.ts";
import type { AgreedCompany } from "../../../domain/registration/registration.ts";
import type { Actor } from "../../enquiries/store-contract.ts";
import { addressTrouble, type Delivery } from "../../store/records.ts";
import { type SampleStore, sampleNumber, samplePlan, writeSamples } from "./enquiries.ts";

/** The first is the owner, the last has not joined. */
const names = ["Anita Sample", "Ravi Sample", "Sushma Sample"];
/** Of those with a registration, from the newest to the oldest stage: each had asked before it began. */
const registered = ["Harish", "Dorje", "Leela", "Naveen", "Hemendra", "Yamini", "Padma", "Tara"];

/** A desk as it looks after two months of work. The same for the same moment, but for ids. */
export async function fillDesk(samples: SampleStore, now: Date): Promise<void> {
  const { store, setTime } = samples;
  setTime(new Date(now.getTime() - 70 * dayMs));
  const people = [];
  for (const name of names)
    people.push(await store.people.invite({ name, email: `${name.toLowerCase().replace(" ", ".")}@example.in` }));
  const ids = await writeSamples(samples, now, { personId: people[1]!.id, name: people[1]!.name });
  await writeWork(samples, ids, now, people);
  await writeRegistrations(
    samples,
    registered.map((name) => ids[sampleNumber(name)]!),
    now,
    people,
  );
  const [application] = (await store.applications.list({}, { limit: 1 })).rows;
  const { id, version } = application!;
  await store.applications.setStatus(id, { to: "interview", note: "Thursday at four, by video.", version }, people[0]!);
  for (const { id: personId } of people.slice(0, 2))
    await store.people.openWithLink((await store.people.issueLink(personId, "open")).token, "Firefox on Linux");
  await store.people.issueLink(people[2]!.id, "join");
  await store.views.add(views(now));
  await deliver(samples, now, (delivery) => troubles(ids).find((each) => isAbout(each, delivery))?.error);
}

const pages = ["/private-limited", "/llp-registration", "/one-person-company", "/pricing", "/contact-us", "/my-plan"];

const views = (now: Date) =>
  Array.from({ length: 60 }, (_, daysAgo) => addDays(dateInIndia(now.getTime()), -daysAgo)).flatMap((day, index) =>
    pages.map((path, place) => ({ day, path, referrer: "", count: 4 + ((index * 7 + place * 11) % 23) })),
  );

interface Trouble extends Pick<Delivery, "submissionId" | "purpose"> {
  error: string;
}

const troubles = (ids: readonly string[]): Trouble[] => [
  {
    submissionId: ids[sampleNumber("Farida")]!,
    purpose: "acknowledgement",
    error: `${addressTrouble}550 5.1.1 No such user here`,
  },
  {
    submissionId: ids[sampleNumber("Sunita Specimen")]!,
    purpose: "quotation",
    error: `${addressTrouble}552 5.2.2 Mailbox full`,
  },
  { submissionId: ids[sampleNumber("Gurpreet")]!, purpose: "lead", error: "535 5.7.8 Authentication failed" },
];

const isAbout = (trouble: Trouble, { submissionId, purpose }: Delivery) =>
  trouble.submissionId === submissionId && trouble.purpose === purpose;

/** Nothing may be left that a server would send: these people do not exist. */
async function deliver({ store }: SampleStore, now: Date, errorOf: (delivery: Delivery) => string | undefined) {
  const workerId = "samples";
  const request = { limit: 500, leaseMs: dayMs, workerId, channels: ["mail"] as const };
  for (;;) {
    // Some wait for the next morning.
    const claimed = await store.outbox.claim({ ...request, now: new Date(now.getTime() + 2 * dayMs) });
    if (claimed.length === 0) return;
    for (const delivery of claimed) {
      const error = errorOf(delivery);
      if (error) await store.outbox.fail(delivery.id, workerId, error, "dead");
      else await store.outbox.succeed(delivery.id, workerId, new Date(delivery.createdAt));
    }
  }
}

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

/** In the order of time, so that quotations are numbered by it. */
async function writeWork(
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
  const usual = newDraft({ basis: quotationBasis(samplePlan(number)).basis! }, today);
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
    ...{ receivedOn: dateInIndia(at.getTime()), rupees, tds: 0, way },
    fee: suggestedFee(quotation, [], rupees),
    reference: `SAMPLE ${at.toISOString().slice(5, 13)}`,
  };
  const state = quotation?.basis?.state ?? "KA";
  const client = { name: enquiry.name, address: "1 Sample Road", state, gstin: "" };
  const content = composeReceipt({ to: enquiry.name, quotation, client });
  return store.payments.record(id, given, content, { version: enquiry.version, actor });
}

/** As the founder does it, on their page. */
async function accept(store: SampleStore["store"], id: string): Promise<string> {
  const key = (await store.founders.issueKey(id))!;
  const { sent } = (await store.founders.open(key))!.quotation!;
  return store.founders.accept(key, { ...sent, total: quotationDocument(sent).total.value });
}

type RegistrationStep = readonly [daysAgo: number, RegistrationAction | "begin" | "papers"];

interface RegistrationSample {
  company: AgreedCompany;
  steps(day: (daysAgo: number) => CalendarDate): RegistrationStep[];
}

const company = (form: AgreedCompany["form"], state: AgreedCompany["state"], people = 2): AgreedCompany => ({
  form,
  state,
  people,
  capital: 100_000,
});

const stage = (to: Extract<RegistrationAction, { action: "stage" }>["to"]): RegistrationAction => ({
  action: "stage",
  to,
});
const approve = (name: string): RegistrationAction => ({ action: "name", name, outcome: "approved" });

/** One at each stage and a few more, some of them late. Made-up names, as in enquiries.ts. */
const registrations: readonly RegistrationSample[] = [
  {
    company: company("private-limited", "KA"),
    steps: () => [
      [3, "begin"],
      [1, { action: "paper", id: "1-pan", arrived: true }],
    ],
  },
  {
    company: company("opc", "TN", 1),
    steps: () => [
      [9, "begin"],
      [9, { action: "expect", on: "" }],
    ],
  },
  {
    company: company("private-limited", "MH", 3),
    steps: () => [
      [20, "begin"],
      [16, "papers"],
      [15, stage("name")],
      [14, { action: "name", name: "Kaveri Data", outcome: "refused", reason: "Too close to an existing company." }],
      [13, { action: "name", name: "Qorvex Data", outcome: "proposed" }],
      [13, { action: "actor", actor: "registrar" }],
    ],
  },
  {
    company: company("llp", "KL"),
    steps: () => [
      [12, "begin"],
      [9, "papers"],
      [8, stage("name")],
      [6, approve("Malabar Looms LLP")],
      [2, stage("signatures")],
    ],
  },
  {
    company: company("private-limited", "GJ", 4),
    steps: () => [
      [30, "begin"],
      [26, "papers"],
      [25, { action: "paper", id: "office-right", arrived: false }],
      [24, { action: "stage", to: "name", reason: "The rent agreement of the office follows once it is signed." }],
      [22, approve("Aravalli Robotics")],
      [10, stage("filing")],
      [4, { action: "actor", actor: "you", awaited: "Read the drafts of the articles and approve them." }],
    ],
  },
  {
    company: company("private-limited", "TG"),
    steps: () => [
      [25, "begin"],
      [19, "papers"],
      [18, stage("name")],
      [12, approve("Deccan Solar")],
      [6, stage("certificate")],
    ],
  },
  {
    company: company("private-limited", "KA"),
    steps: (day) => [
      [60, "begin"],
      [52, "papers"],
      [50, stage("name")],
      [48, approve("Nilgiri Press")],
      [44, stage("certificate")],
      [
        40,
        {
          action: "incorporated",
          date: day(41),
          number: `U58110KA${day(41).slice(0, 4)}PTC098765`,
          name: "Nilgiri Press Private Limited",
        },
      ],
      [35, { action: "filed", id: "first-board-meeting", done: true }],
    ],
  },
  {
    company: company("llp", "DL"),
    steps: (day) => [
      [58, "begin"],
      [44, "papers"],
      [40, stage("certificate")],
      [30, { action: "incorporated", date: day(31), number: "ABC-1234", name: "Konkan Crafts LLP" }],
      [5, stage("complete")],
    ],
  },
];

/** A registration for each of these enquiries, the first at its papers; owners in turn, the last with nobody. */
export async function writeRegistrations(
  { store, setTime }: SampleStore,
  enquiryIds: readonly string[],
  now: Date,
  owners: readonly { id: string; name: string }[] = [],
): Promise<void> {
  const today = dateInIndia(now.getTime());
  const day = (daysAgo: number) => addDays(today, -daysAgo);
  const actionsOf = async (step: RegistrationAction | "papers", id: string): Promise<RegistrationAction[]> => {
    if (step !== "papers") return [step.action === "expect" ? { ...step, on: day(2) } : step];
    const { papers } = (await store.registrations.find(id))!.registration;
    return papers.map((paper) => ({ action: "paper", id: paper.id, arrived: true }));
  };
  for (const [index, { company: agreed, steps }] of registrations.entries()) {
    const id = enquiryIds[index]!;
    const owner = owners[index % (owners.length + 1)];
    const actor = owner ? { personId: owner.id, name: owner.name } : { name: "Somebody" };
    for (const [daysAgo, step] of steps(day)) {
      setTime(localMoment(day(daysAgo), "11:00"));
      if (step === "begin") {
        await store.registrations.start(id, agreed, actor);
        if (owner) await store.enquiries.act(id, { action: "claim" }, actor);
        continue;
      }
      for (const action of await actionsOf(step, id)) {
        const { version } = (await store.registrations.find(id))!;
        const outcome = await store.registrations.act(id, action, actor, version);
        if (outcome.result !== "done") throw new Error(`${index}: ${JSON.stringify(outcome)}`);
      }
    }
  }
  setTime(now);
}
