import { monthNames } from "../india/calendar-date.ts";

export interface DueFigure {
  /** Set large: '7th', '30 Sep', '15 days'. */
  figure: string;
  /** Set small below it. */
  of: string;
}

const months = monthNames.join("|");
const short = (text: string) => text.replace(new RegExp(`(${months})`, "g"), (month) => month.slice(0, 3));

/** The part of a due-date text that the eye looks for. The full text stands on the card as well. */
export function dueFigure(dueDate: string): DueFigure {
  const monthly = /^(\d+(?:st|nd|rd|th)) of every month/.exec(dueDate);
  if (monthly?.[1]) return { figure: monthly[1], of: "of every month" };
  const afterAgm = /^Within (\d+ days) of AGM \(latest (.+)\)$/.exec(dueDate);
  if (afterAgm?.[1] && afterAgm[2]) return { figure: afterAgm[1], of: `after the AGM, latest ${short(afterAgm[2])}` };
  const apart = /not more than (\d+ days) apart/.exec(dueDate);
  if (apart?.[1]) return { figure: apart[1], of: "apart at most" };
  const [first = dueDate, ...others] = [...dueDate.matchAll(new RegExp(`\\d+ (?:${months})`, "g"))].map(String);
  return { figure: short(first), of: others.length > 0 ? `and ${short(others.join(", "))}` : "every year" };
}
