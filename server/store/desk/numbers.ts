import { freeTools } from "../../../content/tools.ts";
import { spamLimit } from "../../../domain/forms/spam.ts";
import { localDay, localMoment } from "../../../domain/india/local-time.ts";
import type { PromiseCounts } from "../records.ts";
import type { Db } from "../schema.ts";
import { type Funnel, type NumberDimension, type Numbers, numberDimensions } from "./contract.ts";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
const none = "(none)";
/** A campaign may say anything: the rest is counted together. */
const longestList = 50;

const toolPages: readonly string[] = [...freeTools.items.map(({ href }) => href), "/compliance-calendar"];

interface Facts {
  createdAt: string;
  page: string | null;
  structure: string | null;
  state: string | null;
  campaign: string | null;
  promisedAt: string | null;
  firstCallAt: string | null;
  contactedAt: string | null;
  quotedAt: string | null;
  engagedAt: string | null;
}

/** Enquiries received between two moments, how far they came, and the views of those days. Spam is left out. */
export async function readNumbers(db: Db, from: Date, until: Date, now: Date): Promise<Numbers> {
  const leads: Facts[] = await db
    .selectFrom("leads")
    .select(["createdAt", "page", "structure", "state", "campaign", "promisedAt", "firstCallAt"])
    .select(["contactedAt", "quotedAt", "engagedAt"])
    .where("createdAt", ">=", from.toISOString())
    .where("createdAt", "<", until.toISOString())
    .where("spamScore", "<", spamLimit)
    .where((column) => column.or([column("closedReason", "is", null), column("closedReason", "!=", "spam")]))
    .execute();
  const [firstDay, lastDay] = [localDay(from), localDay(new Date(until.getTime() - 1))];
  const views = await db
    .selectFrom("views")
    .select(["day", "path"])
    .select((column) => column.fn.sum<number | string>("count").as("count"))
    .where("day", ">=", firstDay)
    .where("day", "<=", lastDay)
    .groupBy(["day", "path"])
    .execute();
  const viewsSince = await db
    .selectFrom("views")
    .select((column) => column.fn.min("day").as("day"))
    .executeTakeFirst();
  const viewed = views.map(({ day, path, count }) => ({ day, path, count: Number(count) }));
  const wasViewed = viewed.length > 0;
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    viewsSince: viewsSince?.day ?? null,
    total: { ...funnel(leads), views: wasViewed ? sum(viewed) : null },
    by: Object.fromEntries(
      numberDimensions.map((dimension) => [dimension, rank(dimension, leads, viewed)]),
    ) as Numbers["by"],
    perDay: countDays(eachDay(firstDay, lastDay), leads, viewed),
    firstCall: { medianMinutes: medianMinutes(leads), ...countPromises(leads, now) },
  };
}

const sum = (views: readonly { count: number }[]): number => views.reduce((total, { count }) => total + count, 0);

/** Whoever was quoted had been contacted, whether or not somebody wrote it down. */
const funnel = (leads: readonly Facts[]): Omit<Funnel, "views"> => ({
  enquiries: leads.length,
  contacted: leads.filter(({ contactedAt, quotedAt, engagedAt }) => contactedAt ?? quotedAt ?? engagedAt).length,
  quoted: leads.filter(({ quotedAt, engagedAt }) => quotedAt ?? engagedAt).length,
  engaged: leads.filter(({ engagedAt }) => engagedAt).length,
});

const nameOf: Record<NumberDimension, (lead: Facts) => string | null> = {
  page: ({ page }) => page,
  tool: ({ page }) => toolPages.find((tool) => tool === page) ?? null,
  structure: ({ structure }) => structure,
  state: ({ state }) => state,
  campaign: ({ campaign }) => campaign,
};

function rank(dimension: NumberDimension, leads: readonly Facts[], viewed: readonly { path: string; count: number }[]) {
  const groups = new Map<string, Facts[]>();
  for (const lead of leads) {
    const name = nameOf[dimension](lead);
    if (name === null && dimension === "tool") continue;
    const group = groups.get(name ?? none);
    if (group) group.push(lead);
    else groups.set(name ?? none, [lead]);
  }
  const hasViews = dimension === "page" || dimension === "tool";
  const views = new Map<string, number>();
  if (hasViews)
    for (const { path, count } of viewed)
      if (dimension === "page" || toolPages.includes(path)) views.set(path, (views.get(path) ?? 0) + count);
  return [...new Set([...groups.keys(), ...views.keys()])]
    .map((name) => ({
      name,
      views: hasViews && viewed.length > 0 && name !== none ? (views.get(name) ?? 0) : null,
      ...funnel(groups.get(name) ?? []),
    }))
    .sort((a, b) => b.enquiries - a.enquiries || (b.views ?? 0) - (a.views ?? 0) || (a.name < b.name ? -1 : 1))
    .slice(0, longestList);
}

function countDays(
  days: readonly string[],
  leads: readonly Facts[],
  viewed: readonly { day: string; count: number }[],
): Numbers["perDay"] {
  const counts = days.map((day) => ({ day, views: 0, enquiries: 0 }));
  // Asking the calendar for the day of each enquiry would take longer than all the rest.
  const starts = days.map((day) => localMoment(day).toISOString());
  for (const { createdAt } of leads) {
    const found = counts[lastNotAfter(starts, createdAt)];
    if (found) found.enquiries += 1;
  }
  const places = new Map(days.map((day, index) => [day, index]));
  for (const { day, count } of viewed) {
    const found = counts[places.get(day) ?? -1];
    if (found) found.views += count;
  }
  return counts;
}

/** The place of the last of these moments that is not after the given one; -1 when all are. */
function lastNotAfter(sorted: readonly string[], moment: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function eachDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += dayMs)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

function medianMinutes(leads: readonly Facts[]): number | null {
  const minutes = leads
    .flatMap(({ createdAt, firstCallAt }) => (firstCallAt ? [Date.parse(firstCallAt) - Date.parse(createdAt)] : []))
    .map((ms) => ms / minuteMs)
    .sort((a, b) => a - b);
  if (minutes.length === 0) return null;
  const middle = Math.floor(minutes.length / 2);
  const median = minutes.length % 2 === 1 ? minutes[middle]! : (minutes[middle - 1]! + minutes[middle]!) / 2;
  return Math.round(median);
}

/** A promise whose time is not over, and that nobody has kept yet, is neither. */
function countPromises(leads: readonly Pick<Facts, "promisedAt" | "firstCallAt">[], now: Date): PromiseCounts {
  const counts = { kept: 0, broken: 0 };
  for (const { promisedAt, firstCallAt } of leads) {
    if (!promisedAt) continue;
    if (firstCallAt && firstCallAt <= promisedAt) counts.kept += 1;
    else if (promisedAt < now.toISOString()) counts.broken += 1;
  }
  return counts;
}

/** Promises that ended between two moments. */
export async function readPromises(db: Db, from: Date, until: Date, now: Date): Promise<PromiseCounts> {
  const rows = await db
    .selectFrom("leads")
    .select(["promisedAt", "firstCallAt"])
    .where("promisedAt", ">=", from.toISOString())
    .where("promisedAt", "<", until.toISOString())
    .where("spamScore", "<", spamLimit)
    .where((column) => column.or([column("closedReason", "is", null), column("closedReason", "!=", "spam")]))
    .execute();
  return countPromises(rows, now);
}
