import { monthNames } from "../india/date-text.ts";

interface DueFigure {
  /** Shown large: '7th', '30 Sep', '15 days'. */
  figure: string;
  /** Shown small below it. */
  qualifier: string;
}

const months = monthNames.join("|");
const short = (text: string) => text.replace(new RegExp(`(${months})`, "g"), (month) => month.slice(0, 3));

/** Where a date is no longer the law: how founders often hear it, and until when it held. */
export const oftenGiven = ({ dueDate, inForce }: { dueDate: string; inForce?: { until?: string } | undefined }) =>
  `often given as ${dueDate.replace(/^\d+(?:st|nd|rd|th)/, "the $&")}${inForce?.until ? `, which held until ${inForce.until}` : ""}`;

/** The part of a due-date text that readers look for. The card shows the full text as well. */
export function dueFigure(dueDate: string): DueFigure {
  const monthly = /^(\d+(?:st|nd|rd|th)) of every month/.exec(dueDate);
  if (monthly?.[1]) return { figure: monthly[1], qualifier: "of every month" };
  const afterAgm = /^Within (\d+ days) of AGM \(latest (.+)\)$/.exec(dueDate);
  if (afterAgm?.[1] && afterAgm[2])
    return { figure: afterAgm[1], qualifier: `after the AGM, latest ${short(afterAgm[2])}` };
  const apart = /not more than (\d+ days) apart/.exec(dueDate);
  if (apart?.[1]) return { figure: apart[1], qualifier: "apart at most" };
  const qualified = /^(\d[^,]*), ([a-z].+)$/.exec(dueDate);
  if (qualified?.[1] && qualified[2]) return { figure: short(qualified[1]), qualifier: short(qualified[2]) };
  const [first = dueDate, ...others] = [...dueDate.matchAll(new RegExp(`\\d+ (?:${months})`, "g"))].map(String);
  return { figure: short(first), qualifier: others.length > 0 ? `and ${short(others.join(", "))}` : "every year" };
}
