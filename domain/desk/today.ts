import { readBestTime } from "../forms/call-times.ts";
import { localDay, localMoment } from "../india/local-time.ts";
import { hourMs } from "../india/time.ts";
import type { FollowUp } from "./follow-ups.ts";

/** An enquiry that somebody has to act on: a call that is due at some time, a follow-up, or one that is new and was promised no time. */
export interface Waiting {
  id: string;
  /** How a person is known again: the address and the number, each in one spelling. */
  emailKey: string;
  phoneKey: string;
  /** One value for all enquiries of a person with several addresses. */
  joinedAs: string | null;
  /** When they would like the call. */
  bestTime: string | null;
  dueAt: string | null;
  followUpOn: string | null;
  /** Why it is to be followed up though nobody has set a day. */
  followUp?: Pick<FollowUp, "on"> | null;
}

/** One person and all that waits for a call with them, the most urgent first. */
export type OnePerson<Item> = [first: Item, ...others: Item[]];

/** One person, one row, where it is most urgent. */
export interface SortedToday<Item> {
  /** Those whose promise ends within the hour and can still be kept, then what is overdue, the rest of today, and what has no time. */
  calls: OnePerson<Item>[];
  followUps: OnePerson<Item>[];
  /** Calls that are due on a later day. */
  later: OnePerson<Item>[];
}

/**
 * Overdue, or to be made before the office closes today. What a form promises ends within office hours, so the day decides; a call back
 * that was agreed on for the evening is today's too.
 */
export const isDueToday = (dueAt: string, now: Date): boolean => localDay(new Date(dueAt)) <= localDay(now);

/** Its day has come, or has passed. */
export const isFollowedUpNow = (followUpOn: string | null, now: Date): boolean =>
  followUpOn !== null && followUpOn <= localDay(now);

interface Open extends Pick<Waiting, "dueAt" | "followUpOn"> {
  status: string;
  spam: boolean;
  promisedAt: string | null;
  firstCallAt: string | null;
}

/** A call with the person would do something about it. */
export const waitsForCall = (enquiry: Open, now: Date): boolean =>
  enquiry.status !== "closed" &&
  (enquiry.dueAt !== null || isFollowedUpNow(enquiry.followUpOn, now) || hasNoTime(enquiry));

interface Numbered {
  id: string;
  phone: string;
  wrongNumber?: boolean;
}

/** Of a person's enquiries the one with the number that was given last: who corrects it sends the form again. Ids sort by time. */
export const withLastNumber = (enquiry: Numbered, also: readonly Numbered[] = []): Numbered =>
  [enquiry, ...also].reduce((last, each) => (each.phone && !each.wrongNumber && each.id > last.id ? each : last));

/** Nobody has tried yet, and no time was promised: the office is closed for long, or the site promises none. */
const hasNoTime = ({ status, spam, promisedAt, firstCallAt, followUpOn }: Open): boolean =>
  status === "new" && !spam && promisedAt === null && firstCallAt === null && followUpOn === null;

type Known = Pick<Waiting, "emailKey" | "phoneKey" | "joinedAs">;

/** They share an address or a number, or were joined at the desk. */
export const isSamePerson = (one: Known, other: Known): boolean => {
  const known = keysOf(other);
  return keysOf(one).some((key) => known.includes(key));
};

const sections = ["calls", "followUps", "later"] as const;

/** What is to be done today by person, so that nobody is called twice for two enquiries. */
export function sortToday<Item extends Waiting>(waiting: readonly Item[], now: Date): SortedToday<Item> {
  const ordered = waiting
    .map((item) => ({ item, ...urgency(item, now) }))
    .toSorted(
      (a, b) => a.section - b.section || a.order - b.order || compare(a.at, b.at) || compare(a.item.id, b.item.id),
    );
  const sorted: SortedToday<Item> = { calls: [], followUps: [], later: [] };
  const byKey = new Map<string, OnePerson<Item>>();
  for (const { item, section } of ordered) {
    const keys = keysOf(item);
    const known = keys.map((key) => byKey.get(key)).find((person) => person !== undefined);
    if (known) {
      known.push(item);
      continue;
    }
    const person: OnePerson<Item> = [item];
    for (const key of keys) byKey.set(key, person);
    sorted[sections[section]!].push(person);
  }
  return sorted;
}

const keysOf = ({ emailKey, phoneKey, joinedAs }: Known): string[] => [
  ...(emailKey ? [`address ${emailKey}`] : []),
  ...(phoneKey ? [`number ${phoneKey}`] : []),
  ...(joinedAs ? [`person ${joinedAs}`] : []),
];

/** In the order in which today's calls are made; those whose hours are still to begin come after those that can be made now. */
const callOrders = ["next-hour", "late", "later-today", "too-early", "no-time"] as const;
export type CallOrder = (typeof callOrders)[number];

export function callOrder(waiting: Pick<Waiting, "dueAt" | "bestTime">, now: Date): CallOrder {
  if (waiting.dueAt === null) return "no-time";
  const left = Date.parse(waiting.dueAt) - now.getTime();
  if (left <= 0) return "late";
  if ((callFrom(waiting) ?? "") > now.toISOString()) return "too-early";
  return left <= hourMs ? "next-hour" : "later-today";
}

function urgency(waiting: Waiting, now: Date): { section: number; order: number; at: string } {
  const { dueAt, followUpOn, followUp } = waiting;
  const order = callOrders.indexOf(callOrder(waiting, now));
  if (dueAt !== null && isDueToday(dueAt, now)) return { section: 0, order, at: dueAt };
  const days = [followUp?.on, isFollowedUpNow(followUpOn, now) ? followUpOn : undefined].flatMap((day) => day ?? []);
  if (days.length > 0) return { section: 1, order: 0, at: days.toSorted()[0]! };
  return dueAt === null ? { section: 0, order, at: "" } : { section: 2, order: 0, at: dueAt };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * From when a call may be made that is due within the hours which suit the visitor: nobody is called before. Null where they named none,
 * or another time was agreed on since.
 */
export function callFrom({ dueAt, bestTime }: Pick<Waiting, "dueAt" | "bestTime">): string | null {
  const window = readBestTime(bestTime ?? "");
  if (dueAt === null || !window) return null;
  const due = new Date(dueAt);
  const day = localDay(due);
  const [start, end] = [localMoment(day, window.from), localMoment(day, window.until)];
  return start < due && due <= end ? start.toISOString() : null;
}
