import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { Hours } from "../india/opening-hours.ts";

const { parts } = enquiryForm.more;

const dayParts = [
  { name: parts.morning, from: "00:00", until: "12:00" },
  { name: parts.afternoon, from: "12:00", until: "16:00" },
  { name: parts.evening, from: "16:00", until: "24:00" },
];

/** 'Morning, 10:00 to 12:00': parts of the office's usual day, before and after a break, then the days that have other hours. */
export function bestTimes(hours: readonly (Hours & { label: string })[]): string[] {
  const inOrder = hours.toSorted((a, b) => b.days.length - a.days.length || (a.opens < b.opens ? -1 : 1));
  const usual = inOrder.filter(({ days }) => inOrder[0]!.days.every((day) => days.includes(day)));
  const words = (name: string, from: string, until: string) => `${name}, ${from} to ${until}`;
  const ofUsualDay = dayParts.flatMap(({ name, from, until }) =>
    usual.flatMap(({ opens, closes }) => {
      const start = from > opens ? from : opens;
      const end = until < closes ? until : closes;
      return start < end ? [words(name, start, end)] : [];
    }),
  );
  const others = inOrder.filter((each) => !usual.includes(each));
  return [...ofUsualDay, ...others.map(({ label, opens, closes }) => words(label, opens, closes))];
}
