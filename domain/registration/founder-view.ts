import { founderPage as words } from "../../content/registration/founder-page.ts";
import { payingWords } from "../../content/registration/payments.ts";
import { registrationStages, registrationSteps, workWithoutCompany } from "../../content/registration/registration.ts";
import {
  type NextActor,
  type RegistrationForm,
  type SituationId,
  type StageId,
  type StepId,
  serviceStages,
  stepIds,
  workRules,
} from "../../content/schemas/registration-stage.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { type PlanLine, planFacts } from "../company-plan/describe.ts";
import type { DueDate } from "../compliance/due-dates.ts";
import { myCalendar } from "../compliance/my-calendar.ts";
import type { Profile } from "../compliance/profile.ts";
import type { Total } from "../costs/amount.ts";
import type { EnquiryStatus } from "../desk/enquiry.ts";
import type { Question } from "../desk/history.ts";
import { type CalendarDate, daysBetween } from "../india/calendar-date.ts";
import { dayInYear, longDate } from "../india/date-text.ts";
import { localDay } from "../india/local-time.ts";
import { type Account, account, dueNowText, isOwed } from "../payments/account.ts";
import type { Outgoing, Payment } from "../payments/payment.ts";
import type { SentQuotation } from "../quotation/model.ts";
import { capital, fill } from "../text.ts";
import { companyProfile, type FirstDay, firstDays, isFirstFiling, subscriptionPath } from "./company-calendar.ts";
import { describeStage } from "./describe.ts";
import {
  documentsComplete,
  heldName,
  lapsesSoon,
  usualCertificate,
  usuallyOursUntil,
  usualTime,
  usualToCertificate,
} from "./due.ts";
import {
  draftsSentOn,
  type Explained,
  firstActor,
  type Incorporation,
  isWorkStage,
  missingPapers,
  openTasks,
  overOn,
  type Paper,
  type ProposedName,
  type Registration,
  type StageState,
  servicesText,
  stageOf,
  stageState,
  stepOf,
  type Task,
  type Work,
} from "./registration.ts";

/** What is known about a founder's request. */
export interface FounderFacts {
  status: EnquiryStatus;
  plan: CompanyPlan;
  /** The total that the founder saw when the form was sent. */
  seen?: Total | null;
  /** The days on which it came in, they were first reached, the quotation was sent, accepted, and it was closed. */
  receivedOn: CalendarDate;
  contactedOn?: CalendarDate | undefined;
  quotedOn?: CalendarDate | undefined;
  engagedOn?: CalendarDate | undefined;
  closedOn?: CalendarDate | undefined;
  registration?: Registration | undefined;
  /** What it would be, before there is one: as it was quoted or asked for. */
  work?: Work | undefined;
  /** Of the newest quotation that was sent. */
  quotation?: QuotationFacts | undefined;
  /** Oldest first. */
  questions?: readonly Question[] | undefined;
  /** The quotation that counts, and what was paid. */
  agreed?: SentQuotation | undefined;
  payments?: readonly Payment[] | undefined;
  /** What they say to have paid, in rupees, and nobody has found yet. */
  told?: number | undefined;
  /** Charges as they were, and what was returned or kept. */
  outgoings?: readonly Outgoing[] | undefined;
}

export type QuotationFacts =
  | { state: "open" | "accepted" | "expired"; validUntil: CalendarDate }
  /** There is nothing to accept. */
  | { state: "withdrawn" };

interface StepShown {
  id: StepId;
  title: string;
  state: StageState;
  /** The day it was done, or since when it is going on. */
  on?: CalendarDate | undefined;
}

interface CompanyCalendar {
  profile: Profile;
  subscription: string;
  first: FirstDay[];
  next: DueDate[];
}

/** Who acts next, or why nobody does. */
type Turn = NextActor | "nobody" | "left" | "pay" | "closed";

/** Everything the founder's page says, and its mails. */
export interface FounderView {
  stage: StageId;
  situation: SituationId;
  title: string;
  text: string;
  /** The services, where no company is registered. */
  about?: string | undefined;
  /** What is done beside the registration itself. */
  tasks: readonly Task[];
  /** What the founder does next. */
  act?: string | undefined;
  /** The title of the card: their act, or else what we do and until when. */
  heading: string;
  /** They say to have paid all that is due: they are not asked to pay it again. */
  isTold: boolean;
  /** The drafts that they can approve, by the day on which they were sent. */
  draftsOn?: CalendarDate | undefined;
  /** The first filing that they do next. */
  filing?: FirstDay | undefined;
  /** The name that the title is about. */
  detail?: string | undefined;
  /** The name that lapses within days, or has lapsed; a day that we told and that has passed. */
  alarm?: string | undefined;
  /** Something is late: more than only near. */
  isLate: boolean;
  /** What is asked of the founder, when it is their turn and the advisor has said nothing else. */
  yourPart?: string | undefined;
  delays: readonly string[];
  turn: Turn;
  since: CalendarDate;
  awaited?: string | undefined;
  expectedOn?: CalendarDate | undefined;
  /** '3-4 working days' */
  usual?: string | undefined;
  /** From complete documents to the certificate. */
  certificate?: { usual: string; earliest?: CalendarDate; latest?: CalendarDate } | undefined;
  /** The quotation that counts, what was paid, and what is due and left. */
  agreed?: SentQuotation | undefined;
  payments: readonly Payment[];
  outgoings: readonly Outgoing[];
  account: Account;
  /** Why it is due, where it is not the founder's turn otherwise. */
  owes?: string | undefined;
  /** What was wrong, and when it was put right. */
  correction?: Explained | undefined;
  /** It was under way before, and nothing has happened since it was entered here. */
  isEntered: boolean;
  steps: StepShown[];
  /** Which of the steps is going on; none after the last, or when it is closed. */
  step?: { at: number; title: string } | undefined;
  questions: readonly Question[];
  asked: PlanLine[];
  papers: PapersShown | undefined;
  names: (ProposedName & { held?: HeldName | undefined })[];
  incorporation?: Incorporation | undefined;
  calendar?: CompanyCalendar | undefined;
}

interface PapersShown {
  groups: { title: string; papers: Paper[] }[];
  arrived: number;
  all: number;
  /** Why we went on while some are missing. */
  without?: string | undefined;
}

interface HeldName {
  name: string;
  until: CalendarDate;
  /** Until when, in words; the same with the name. */
  text: string;
  said: string;
  /** Within days of its end, and after it. */
  alarm?: string | undefined;
}

/** How many things with coming dates the page lists; the calendar itself has all. */
const datesListed = 12;

/** Everything the founder's page says, without its words of greeting. */
export function founderView(facts: FounderFacts, today: CalendarDate): FounderView {
  const { status, questions = [] } = facts;
  const reached = stageOf(status, facts.registration);
  const stage = reached === "quotation" ? quotationStage(facts.quotation) : reached;
  // What is closed goes on with nothing.
  const registration = stage === "closed" ? undefined : facts.registration;
  const work = facts.registration ?? facts.work;
  const about = work && servicesText(work);
  const form = registration ? registration.company?.form : about === undefined ? facts.plan.structure : undefined;
  const calendar = registration && calendarOf(registration, facts.plan, today);
  const situation = situationOf(stage, { ...facts, registration }, calendar);
  const {
    yourPart = words.yourPart,
    act: actOfStage,
    ours,
    ...said
  } = {
    ...registrationStages[situation],
    ...(about !== undefined && workWithoutCompany[situation]),
  };
  const money = account(facts.agreed, facts.payments ?? [], stage, facts.outgoings);
  const isTold = (facts.told ?? 0) > 0 && facts.told! >= money.dueNow.to;
  const acting = turnOf(situation, registration, money);
  const isLookedFor = isTold && acting === "pay";
  const turn = isLookedFor ? "we" : acting;
  const awaited = registration?.awaited;
  const told = registration?.expectedOn;
  const shown = steps(stage, facts);
  const at = shown.findIndex(({ state }) => state === "now");
  const held = registration && holding(registration, today);
  const next = calendar && nextFiling(calendar.first, turn);
  const act = founderAct(turn, actOfStage, registration, isTold ? undefined : dueNowText(money), next);
  const overdue =
    told && told < today
      ? fill(words.overdue, { date: longDate(told), late: days(daysBetween(told, today)) })
      : undefined;
  return {
    stage,
    situation,
    ...said,
    about,
    tasks: registration?.tasks ?? [],
    act,
    heading: isLookedFor
      ? fill(words.nothing, { ours: words.lookForPayment })
      : (act ?? waiting({ turn, title: said.title, ours, next, registration, until: told ?? undefined, today })),
    isTold,
    draftsOn: registration && draftsSentOn(registration),
    filing: next,
    detail: registration && nameDetail(situation, registration, held),
    alarm: held?.alarm ?? overdue,
    isLate:
      overdue !== undefined || (held !== undefined && held.until < today) || (calendar?.first ?? []).some(isLateFiling),
    yourPart: turn === "you" && !awaited ? yourPart : undefined,
    turn,
    since: since(stage, facts),
    awaited,
    expectedOn: registration?.expectedOn,
    usual: form && usualTime(form, stage),
    certificate: form && beforeCertificate(stage) ? toCertificate(form, registration) : undefined,
    agreed: facts.agreed,
    payments: facts.payments ?? [],
    outgoings: facts.outgoings ?? [],
    account: money,
    owes: isOwed(money) ? fill(words.owes, { amount: dueNowText(money)! }) : undefined,
    correction: registration?.correction,
    isEntered:
      registration !== undefined &&
      (registration.reached[registration.stage] ?? today) < (registration.enteredOn ?? ""),
    steps: shown,
    step: at < 0 ? undefined : { at: at + 1, title: shown[at]!.title },
    questions,
    asked: asked(facts),
    papers: registration && beforeCertificate(stage) ? papersShown(registration) : undefined,
    names: (registration?.names ?? []).map((name) => ({ ...name, held: name.name === held?.name ? held : undefined })),
    incorporation: facts.registration?.incorporation,
    calendar,
  };
}

/** Before there is a registration: an offer that is open, that has ended, or that was withdrawn, so that we make another. */
function quotationStage(quotation: QuotationFacts | undefined): StageId {
  if (quotation?.state === "withdrawn") return "called";
  return quotation?.state === "expired" ? "expired" : "quotation";
}

const lastDay = ({ quotation }: Pick<FounderFacts, "quotation">): CalendarDate | undefined =>
  quotation && "validUntil" in quotation ? quotation.validUntil : undefined;

/** Which words are true of a stage. */
function situationOf(
  stage: StageId,
  { registration, quotation, questions = [] }: FounderFacts,
  calendar: CompanyCalendar | undefined,
): SituationId {
  if (
    stage === "expired" &&
    questions.some((each) => !each.answer && localDay(new Date(each.at)) > (lastDay({ quotation }) ?? ""))
  )
    return "renewing";
  if (stage === "documents" && !registration) return "agreed";
  if (!registration) return stage;
  const { company, papers, names, tasks } = registration;
  if (stage === "filing" && !company && tasks.length > 0 && openTasks(tasks).length === 0) return "work-done";
  if (stage === "documents" && papers.length > 0 && missingPapers(papers).length === 0) return "papers-complete";
  if (stage === "name") {
    if (names.some(({ outcome }) => outcome === "approved")) return "name-approved";
    if (names.length > 0 && names.every(({ outcome }) => outcome === "refused")) return "name-refused";
  }
  if (stage === "filing" && registration.approvedOn && registration.actor === "we") return "drafts-approved";
  if (stage === "complete" && calendar?.first.some(({ filedOn }) => !filedOn)) return "left-to-you";
  return stage;
}

function turnOf(situation: SituationId, registration: Registration | undefined, money: Account): Turn {
  if (situation === "closed") return "closed";
  const isOurs = situation === "agreed" || situation === "renewing";
  const actor = isOurs ? "we" : registration ? registration.actor : firstActor(situation as StageId);
  // Whoever owes reads that first, whatever we do meanwhile.
  if (actor !== "you" && isOwed(money)) return "pay";
  if (actor) return actor;
  return situation === "left-to-you" ? "left" : "nobody";
}

function holding(registration: Registration, today: CalendarDate): HeldName | undefined {
  const held = heldName(registration);
  if (!held) return undefined;
  const { name, until } = held;
  const text = fill(until < today ? words.names.lapsed : words.names.heldUntil, { date: longDate(until) });
  const said = fill(words.names.held, { name, text });
  const left = until === today ? words.first.today.toLowerCase() : days(daysBetween(today, until));
  const alarm = fill(until < today ? words.names.alarmLapsed : words.names.alarm, {
    name,
    date: dayInYear(until),
    left,
  });
  return { name, until, text, said, alarm: lapsesSoon(until, today) ? alarm : undefined };
}

/** What is urgent is said by itself. */
function nameDetail(
  situation: SituationId,
  registration: Registration,
  held: HeldName | undefined,
): string | undefined {
  if (situation === "name-refused") {
    const { name, reason = "" } = registration.names.at(-1)!;
    return fill(words.names.refusedBecause, { name, reason });
  }
  return situation === "name-approved" && held && !held.alarm ? held.said : undefined;
}

/** The longest of an advisor's words that make a title. */
const longestTitle = 60;

/** An advisor's words, or the first part of them; the whole stands below. */
function awaitedTitle(awaited: string): string {
  const whole = awaited.replace(/\.$/, "");
  if (whole.length <= longestTitle) return whole;
  const [first = ""] = whole.split(/[.,;:] /);
  return first.length <= longestTitle ? first : words.needed;
}

function founderAct(
  turn: Turn,
  ofStage: string | undefined,
  registration: Registration | undefined,
  due: string | undefined,
  next: FirstDay | undefined,
): string | undefined {
  if (turn !== "you" && turn !== "pay") return undefined;
  const awaited = turn === "you" ? registration?.awaited : undefined;
  if (awaited) return capital(awaitedTitle(awaited));
  const missing = missingPapers(registration?.papers ?? []).length;
  // Of a list that was emptied nothing is to be sent.
  const isAsked = turn === "you" && (missing > 0 || registration?.stage !== "documents");
  const acts = [
    due && fill(payingWords.pay, { amount: due }),
    isAsked && ofStage && fill(ofStage, { papers: missing === 1 ? "1 paper" : `${missing} papers` }),
    isAsked && !due && next && filingText(next),
  ].filter(Boolean);
  return acts.length > 0 ? capital(acts.join(" and ")) : undefined;
}

/** What is only for some may not be late at all. */
export const isLateFiling = ({ daysLeft, condition, filedOn }: FirstDay): boolean =>
  daysLeft < 0 && !condition && !filedOn;

const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

/** 'INC-20A: by 13 June', 'First auditor: 3 days late' */
export const filingText = (filing: FirstDay): string =>
  isLateFiling(filing)
    ? fill(words.first.late, { title: shortTitle(filing), days: days(-filing.daysLeft) })
    : fill(words.first.by, { title: shortTitle(filing), date: dayInYear(filing.date) });

const shortTitle = ({ title }: FirstDay): string => title.split(/[,(]/)[0]!.trim();

/** Of those whose turn it is. One that is only for some may not be theirs, and comes after the others. */
function nextFiling(first: readonly FirstDay[], turn: Turn): FirstDay | undefined {
  const isOurs = ({ doer }: FirstDay) => doer === "fee" || doer === "extra";
  const open = first.filter((filing) => !filing.filedOn && (turn === "we") === isOurs(filing));
  if (turn === "left") return open.find(isLateFiling);
  return open.find(({ condition }) => !condition) ?? open.find(({ daysLeft }) => daysLeft >= 0) ?? open[0];
}

interface Waiting {
  turn: Turn;
  title: string;
  ours: string | undefined;
  next: FirstDay | undefined;
  registration: Registration | undefined;
  until: CalendarDate | undefined;
  today: CalendarDate;
}

/** Where nothing is theirs: what we do, or the Registrar, and until when. */
function waiting({ turn, title, ours, next, registration, until, today }: Waiting): string {
  if (turn === "you") return words.needed;
  if (next && turn === "left") return filingText(next);
  if ((turn !== "we" && turn !== "registrar") || !ours) return title;
  const fixed = until ?? next?.date;
  const day = fixed ?? (registration && usuallyOursUntil(registration));
  const by = day && day >= today ? ` ${fill(fixed ? words.by : words.byAbout, { date: dayInYear(day) })}` : "";
  return fill(words.nothing, { ours: `${ours}${by}` });
}

/** 'CIN U62…, incorporated on 15 December 2026' */
export const incorporationText = ({ number, date }: Incorporation): string =>
  fill(/^[A-Z]{3}-/.test(number) ? words.company.llp : words.company.company, { number, date: longDate(date) });

const beforeCertificate = (stage: StageId): boolean => isWorkStage(stage) && !workRules[stage].afterCertificate;

/** Names of the company are shown once somebody has spoken with the founder: anybody can send a form with another's address. */
function asked({ plan, seen = null, status, contactedOn }: FounderFacts): PlanLine[] {
  const known: PlanLine[] = planFacts(plan, seen);
  if (status === "new" || !contactedOn) return known;
  return [
    ...known,
    ...(plan.name ? [["First choice of name", plan.name] as const] : []),
    ...(plan.name2 ? [["Second choice of name", plan.name2] as const] : []),
  ];
}

function since(stage: StageId, facts: FounderFacts): CalendarDate {
  const { receivedOn, contactedOn, quotedOn, engagedOn, closedOn, registration } = facts;
  if (stage === "closed") return closedOn ?? receivedOn;
  if (stage === "expired") return lastDay(facts) ?? receivedOn;
  if (registration) return registration.waitingSince;
  if (stage === "documents") return engagedOn ?? receivedOn;
  return (stage === "quotation" ? quotedOn : stage === "called" ? contactedOn : undefined) ?? receivedOn;
}

function toCertificate(form: RegistrationForm, registration: Registration | undefined): FounderView["certificate"] {
  const usual = usualToCertificate(form);
  if (!usual) return undefined;
  const complete = registration && documentsComplete(registration);
  return { usual, ...(complete && usualCertificate(form, complete)) };
}

function steps(stage: StageId, facts: FounderFacts): StepShown[] {
  const { contactedOn, engagedOn, quotedOn, registration } = facts;
  const work = registration ?? facts.work;
  const isService = work !== undefined && !work.company;
  const ids = isService ? stepIds.filter((id) => !isWorkStage(id) || serviceStages.includes(id)) : stepIds;
  const reached = registration?.reached ?? {};
  /** When each was over. */
  const over = (step: StepId): CalendarDate | undefined => {
    if (step === "call") return contactedOn ?? quotedOn ?? engagedOn ?? reached.documents;
    if (step === "quotation") return engagedOn ?? reached.documents;
    if (step === "certificate") return registration?.incorporation?.date;
    return workRules[step].afterCertificate
      ? reached.complete
      : (overOn(reached, step) ?? (isService ? reached.complete : undefined));
  };
  // Closed, it ended at the first that was not over.
  const now = stage === "closed" ? ids.find((step) => !over(step)) : stepOf(stage);
  const at = now ? ids.indexOf(now) : ids.length;
  const shown = ids.map((id, index): StepShown => {
    const title = isWorkStage(id) ? describeStage(id, work) : registrationSteps[id];
    if (index > at || (index === at && stage === "closed")) return { id, title, state: "ahead" };
    if (index === at) return { id, title, state: "now", on: since(stage, facts) };
    if (id === "documents" && registration && stageState(registration, id) === "part")
      return { id, title, state: "part" };
    return wasSkipped(id, facts) ? { id, title, state: "skipped" } : { id, title, state: "done", on: over(id) };
  });
  // Nothing comes after a closing.
  return stage === "closed" ? shown.filter(({ state }) => state !== "ahead") : shown;
}

/** Of a step that lies behind: whether nobody has called, nothing was quoted, or the registration has gone past it. */
function wasSkipped(step: StepId, { status, contactedOn, quotedOn, quotation, registration }: FounderFacts): boolean {
  if (step === "call") return contactedOn === undefined && status !== "contacted";
  if (step === "quotation") return quotedOn === undefined && quotation === undefined;
  return registration !== undefined && isWorkStage(step) && stageState(registration, step) === "skipped";
}

function papersShown({ papers, without }: Registration): PapersShown | undefined {
  if (papers.length === 0) return undefined;
  const missing = missingPapers(papers).length;
  return {
    groups: [...Map.groupBy(papers, ({ group }) => group)].map(([title, group]) => ({ title, papers: group })),
    arrived: papers.length - missing,
    all: papers.length,
    without: missing > 0 ? without?.reason : undefined,
  };
}

function calendarOf(registration: Registration, plan: CompanyPlan, today: CalendarDate): CompanyCalendar | undefined {
  const profile = companyProfile(registration, plan);
  if (!profile) return undefined;
  const first = firstDays(profile, registration, today).map((filing) =>
    // We have done what we agreed: what nobody has said of is the founder's.
    registration.stage === "complete" ? { ...filing, doer: filing.doer ?? ("you" as const) } : filing,
  );
  const { dueDates, later } = myCalendar(profile, today);
  const all = [...dueDates, ...later].filter(({ obligationId }) => !isFirstFiling(obligationId));
  const listed = new Set([...new Set(all.map(({ obligationId }) => obligationId))].slice(0, datesListed));
  const next = all.filter(({ obligationId }) => listed.has(obligationId));
  return { profile, subscription: subscriptionPath(profile), first, next };
}
