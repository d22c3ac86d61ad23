import { followups as days } from "../../content/owner/facts.ts";
import { site } from "../../content/site.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { addDays, type CalendarDate, dateInIndia, daysBetween, laterDate } from "../india/calendar-date.ts";
import { dayInYear } from "../india/date-text.ts";
import { addOpenDays } from "../india/opening-hours.ts";
import { type Account, dueNowText } from "../payments/account.ts";
import { totalText } from "../quotation/document.ts";
import type { SentQuotation } from "../quotation/model.ts";
import { numberText } from "../quotation/number-and-limits.ts";
import { quotationTotal } from "../quotation/total.ts";
import { companyProfile, firstDays } from "../registration/company-calendar.ts";
import { describeStage, doerNames } from "../registration/describe.ts";
import { heldName, isLate, nextDue, usuallyOursUntil } from "../registration/due.ts";
import { missingPapers, type Registration } from "../registration/registration.ts";
import { outcomeOf } from "./enquiry.ts";
import type { EventContent } from "./events.ts";
import { standing } from "./history.ts";

/** Why somebody is to be followed up though nobody has set a day. It is found when it is asked for, and ends with its reason. */
export interface FollowUp {
  rule: "ended" | "quotation" | "payment" | "papers" | "name" | "filing" | "work";
  text: string;
  /** Since when. */
  on: CalendarDate;
  /** The day that must not pass. */
  last?: CalendarDate;
  isLate: boolean;
}

/** What puts a follow-up off: somebody has spoken or written to the founder, or heard of them. Opened where it was sent, a text is part of that. */
function isContact(event: EventContent): boolean {
  if (event.type === "called") return outcomeOf(event.outcome).spokeWith !== "stranger";
  return ["whatsapp", "mail", "answered", "follow-up", "founder", "says-paid", "payment"].includes(event.type);
}

/** The last day of a contact. Events oldest first. */
export function contactOn(
  events: readonly (EventContent & { id: string; at: string })[] = [],
): CalendarDate | undefined {
  const last = standing(events).findLast(isContact);
  return last && dateInIndia(Date.parse(last.at));
}

type Offer = Pick<SentQuotation, "number" | "version" | "validUntil" | "lines" | "gstPercent" | "taxPlace"> & {
  sentOn: CalendarDate;
  isWithdrawn: boolean;
  /** Somebody has set a day, or agreed on a call: only its end is said before. */
  isPlanned: boolean;
};

/** The last quotation of somebody who has accepted none: asked about after some days, then after some more, and before it ends. */
export function offerFollowUp(
  offer: Offer,
  contact: CalendarDate | undefined,
  today: CalendarDate,
): FollowUp | undefined {
  const { sentOn, isWithdrawn, isPlanned } = offer;
  const validUntil = offer.validUntil as CalendarDate;
  const decide = (what: string, on: CalendarDate): FollowUp => ({
    rule: "ended",
    text: `${numberText(offer)} ${what}: make a new one, or close`,
    on,
    isLate: false,
  });
  const ask = (on: CalendarDate, what: string): FollowUp => ({
    rule: "quotation",
    text: `Quotation of ${totalText(quotationTotal(offer))} ${what}, no answer`,
    on,
    isLate: false,
  });
  const ending = addOpenDays(validUntil, -days.quotationEnds, site);
  const mayEnd = !isWithdrawn && sentOn < ending && ending <= today && today <= validUntil;
  if (mayEnd && !(contact && contact >= ending))
    return ask(
      ending,
      `ends ${["today", "tomorrow"][daysBetween(today, validUntil)] ?? `on ${dayInYear(validUntil)}`}`,
    );
  if (isPlanned) return undefined;
  if (isWithdrawn) return decide("was withdrawn", sentOn);
  if (validUntil < today) return decide(`ended on ${dayInYear(validUntil)}`, addDays(validUntil, 1));
  const next =
    contact && contact > sentOn
      ? addOpenDays(contact, days.quotationAgain, site)
      : addOpenDays(sentOn, days.quotation, site);
  return next <= today ? ask(next, `sent on ${dayInYear(sentOn)}`) : undefined;
}

export interface Work {
  registration: Registration;
  plan: CompanyPlan | undefined;
  account: Account;
  engagedOn: CalendarDate;
  /** Somebody has set a day, or agreed on a call: what is waited for is asked then. */
  isPlanned: boolean;
}

/** What was accepted: late, waiting for us for too long, about to be lost, or waiting for money or papers. What is late comes first. */
export function workFollowUp(work: Work, contact: CalendarDate | undefined, today: CalendarDate): FollowUp | undefined {
  const found = [nameLapses, approved, filing, payment, papers, late, oursForLong].flatMap(
    (rule) => rule(work, contact, today) ?? [],
  );
  return found.find((each) => each.isLate) ?? found[0];
}

type Rule = typeof workFollowUp;

/** Some days before a day that must not pass, again on the day itself, and in red for as long as it is over. */
function before(
  last: CalendarDate,
  ahead: number,
  contact: CalendarDate | undefined,
  today: CalendarDate,
): Pick<FollowUp, "on" | "isLate"> | undefined {
  if (last < today) return { on: addDays(last, 1), isLate: true };
  const on = last === today ? last : addDays(last, -ahead);
  return on <= today && !(contact && contact >= on) ? { on, isLate: false } : undefined;
}

const nameLapses: Rule = ({ registration }, contact, today) => {
  const held = heldName(registration);
  const when = held && before(held.until, days.name, contact, today);
  if (!when) return undefined;
  const text = `The name ${held.name} ${when.isLate ? "was held" : "is held only"} until ${dayInYear(held.until)}`;
  return { rule: "name", text, last: held.until, ...when };
};

/** The founder has done theirs: it waits for us alone, whoever spoke with them since. */
const approved: Rule = ({ registration: { stage, actor, approvedOn } }) =>
  stage === "filing" && actor === "we" && approvedOn
    ? { rule: "work", text: `Drafts approved on ${dayInYear(approvedOn)}: file it`, on: approvedOn, isLate: false }
    : undefined;

/** Nothing has happened since for so many days on which the office is open. */
function still(
  { isPlanned }: Work,
  since: readonly (CalendarDate | undefined)[],
  open: number,
  today: CalendarDate,
): Pick<FollowUp, "on" | "isLate"> | undefined {
  const on = addOpenDays(since.flatMap((day) => day ?? []).reduce(laterDate), open, site);
  return !isPlanned && on <= today ? { on, isLate: false } : undefined;
}

const payment: Rule = (work, contact, today) => {
  const { account, engagedOn, registration } = work;
  // Of what is due from nothing on nobody knows yet whether it is.
  if (account.dueNow.from === 0) return undefined;
  const when = still(work, [engagedOn, registration.reached[registration.stage], contact], days.payment, today);
  const sum = dueNowText(account);
  return when && { rule: "payment", text: account.paid === 0 ? `Accepted, ${sum} not paid` : `${sum} is due`, ...when };
};

const papers: Rule = (work, contact, today) => {
  const { papers: all, actor, waitingSince, incorporation } = work.registration;
  const missing = missingPapers(all);
  if (actor !== "you" || incorporation || missing.length === 0) return undefined;
  const last = [waitingSince, ...all.flatMap(({ arrivedOn }) => arrivedOn ?? [])].reduce(laterDate);
  const when = still(work, [last, contact], days.papers, today);
  const text = `No paper since ${dayInYear(last)}: ${missing.length} of ${all.length} are missing`;
  return when && { rule: "papers", text, ...when };
};

const filing: Rule = ({ registration, plan }, contact, today) => {
  const profile = companyProfile(registration, plan);
  if (!profile || registration.stage === "complete") return undefined;
  const open = firstDays(profile, registration, today).filter(({ filedOn }) => !filedOn);
  for (const { title, date, doer, condition } of open) {
    const when = before(date, days.filing, contact, today);
    if (!when) continue;
    const text = [`${title} by ${dayInYear(date)}`, doer ? doerNames[doer] : "nobody has said who does it"].join(", ");
    // What is only for some may not be late at all.
    return { rule: "filing", text, last: date, ...when, isLate: when.isLate && !condition };
  }
  return undefined;
};

const atStage = ({ stage, awaited }: Registration): string =>
  [describeStage(stage), awaited].filter(Boolean).join(": ");

const late: Rule = ({ registration, plan }, _, today) => {
  const due = nextDue(registration, plan, today);
  if (!due || !isLate(due, today)) return undefined;
  const text = `${atStage(registration)}. ${due.what} ${dayInYear(due.on)}`;
  return { rule: "work", text, on: addDays(due.on, 1), isLate: true };
};

const oursForLong: Rule = ({ registration }, _, today) => {
  const until = usuallyOursUntil(registration);
  if (!until || until >= today) return undefined;
  const text = `${atStage(registration)}. With us since ${dayInYear(registration.waitingSince)}`;
  return { rule: "work", text, on: addDays(until, 1), isLate: false };
};
