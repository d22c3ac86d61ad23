import { registrationStages, registrationSteps } from "../../content/registration/registration.ts";
import {
  type NextActor,
  type RegistrationForm,
  type StageId,
  type StepId,
  stepIds,
} from "../../content/schemas/registration-stage.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { type PlanLine, planFacts } from "../company-plan/describe.ts";
import type { DueDate } from "../compliance/due-dates.ts";
import { myCalendar } from "../compliance/my-calendar.ts";
import type { Profile } from "../compliance/profile.ts";
import type { Total } from "../costs/amount.ts";
import type { EnquiryStatus } from "../desk/status.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { companyProfile, type FirstDay, firstDays, subscriptionPath } from "./company-calendar.ts";
import { type StageState, stageState } from "./gone-through.ts";
import { missingPapers } from "./papers.ts";
import type { Incorporation, Paper, ProposedName, Registration } from "./registration.ts";
import { nameHeldUntil } from "./registration-changes.ts";
import { firstActor, isWorkStage, stageOf, stepOf } from "./stages.ts";
import { documentsComplete, usualCertificate, usualTime, usualToCertificate } from "./usual-time.ts";

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
  /** False when what was sent was withdrawn or has ended: then there is nothing to accept, and it is our turn. */
  quotationOpen?: boolean | undefined;
}

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

export interface FounderView {
  stage: StageId;
  title: string;
  text: string;
  yourPart?: string | undefined;
  delays: readonly string[];
  actor: NextActor | null;
  since: CalendarDate;
  awaited?: string | undefined;
  expectedOn?: CalendarDate | undefined;
  /** '3-4 working days' */
  usual?: string | undefined;
  /** From complete documents to the certificate. */
  certificate?: { usual: string; earliest?: CalendarDate; latest?: CalendarDate } | undefined;
  steps: StepShown[];
  asked: PlanLine[];
  papers: { groups: { title: string; papers: Paper[] }[]; arrived: number; all: number } | undefined;
  names: (ProposedName & { heldUntil?: CalendarDate | undefined })[];
  incorporation?: Incorporation | undefined;
  calendar?: CompanyCalendar | undefined;
}

/** How many of the coming dates the page lists; the calendar itself has all. */
const datesListed = 12;

/** Everything the founder's page says, without its words of greeting. */
export function founderView(facts: FounderFacts, today: CalendarDate): FounderView {
  const { status, registration } = facts;
  const reached = stageOf(status, registration);
  const stage = reached === "quotation" && facts.quotationOpen === false ? "called" : reached;
  const form = registration?.company.form ?? facts.plan.structure;
  const inWork = stage !== "closed" && registration;
  return {
    stage,
    ...registrationStages[stage],
    actor: inWork ? registration.actor : firstActor(stage),
    since: since(stage, facts),
    awaited: inWork ? registration.awaited : undefined,
    expectedOn: inWork ? registration.expectedOn : undefined,
    usual: form && usualTime(form, stage),
    certificate: form && beforeCertificate(stage) ? toCertificate(form, registration) : undefined,
    steps: steps(stage, facts),
    asked: asked(facts),
    papers: inWork && stage !== "complete" ? papersByGroup(registration.papers) : undefined,
    names: (registration?.names ?? []).map((name) => ({
      ...name,
      heldUntil:
        name.outcome === "approved" && !registration?.incorporation
          ? nameHeldUntil(name, registration!.company.form)
          : undefined,
    })),
    incorporation: registration?.incorporation,
    calendar: registration && calendarOf(registration, facts.plan, today),
  };
}

const beforeCertificate = (stage: StageId): boolean =>
  ["documents", "name", "signatures", "filing", "certificate"].includes(stage);

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
  const reached = registration?.reached ?? {};
  /** When each was over: the day on which a later one began. */
  const over: Record<StepId, CalendarDate | undefined> = {
    call: contactedOn ?? quotedOn ?? engagedOn ?? reached.documents,
    quotation: engagedOn ?? reached.documents,
    documents: reached.name ?? reached.signatures ?? reached.filing ?? reached.certificate,
    name: reached.signatures ?? reached.filing ?? reached.certificate,
    signatures: reached.filing ?? reached.certificate,
    filing: reached.certificate,
    certificate: registration?.incorporation?.date,
    "first-filings": reached.complete,
  };
  const now = stage === "closed" ? lastStep(over) : stepOf(stage);
  const at = now ? stepIds.indexOf(now) : stepIds.length;
  return stepIds.map((id, index): StepShown => {
    const title = registrationSteps[id];
    if (index < at)
      return wasSkipped(id, facts) ? { id, title, state: "skipped" } : { id, title, state: "done", on: over[id] };
    if (index > at || stage === "closed") return { id, title, state: "ahead" };
    return { id, title, state: "now", on: since(stage, facts) };
  });
}

/** Of a step that lies behind: whether nobody has called, nothing was quoted, or the registration has gone past it. */
function wasSkipped(
  step: StepId,
  { status, contactedOn, quotedOn, quotationOpen, registration }: FounderFacts,
): boolean {
  if (step === "call") return contactedOn === undefined && status !== "contacted";
  if (step === "quotation") return quotedOn === undefined && quotationOpen === undefined;
  return registration !== undefined && isWorkStage(step) && stageState(registration, step) === "skipped";
}

/** The first step that was not over when it was closed. */
const lastStep = (over: Record<StepId, CalendarDate | undefined>): StepId | undefined =>
  stepIds.find((id) => !over[id]);

function papersByGroup(papers: readonly Paper[]): FounderView["papers"] {
  if (papers.length === 0) return undefined;
  return {
    groups: [...Map.groupBy(papers, ({ group }) => group)].map(([title, group]) => ({ title, papers: group })),
    arrived: papers.length - missingPapers(papers).length,
    all: papers.length,
  };
}

function calendarOf(registration: Registration, plan: CompanyPlan, today: CalendarDate): CompanyCalendar | undefined {
  const profile = companyProfile(registration, plan);
  if (!profile) return undefined;
  const first = firstDays(profile, registration.filed, today);
  const { dueDates, later } = myCalendar(profile, today);
  const next = [...dueDates, ...later].filter(({ obligationId }) => !first.some(({ id }) => id === obligationId));
  return { profile, subscription: subscriptionPath(profile), first, next: next.slice(0, datesListed) };
}
