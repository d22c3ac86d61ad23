import { type CallLanguage, enquiryForm } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import { readBestTime } from "../forms/call-times.ts";
import { weekdayName } from "../india/date-text.ts";
import { clockTime, localDay } from "../india/local-time.ts";
import type { TimeSpan } from "../india/opening-hours.ts";
import { fill } from "../text.ts";

type Days = Pick<LanguageText, "weekdays" | "months">;

/** '16 नवंबर' */
const dayIn = ({ months }: Days, day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;

/** 'सोमवार, 16 नवंबर, 10:00–12:00' */
export function spanIn(words: Days, { from, until }: TimeSpan): string {
  const day = localDay(from);
  const weekday = words.weekdays[weekdayName(day) as keyof Days["weekdays"]];
  return `${weekday}, ${dayIn(words, day)}, ${clockTime(from)}–${clockTime(until)}`;
}

/** '18 नवंबर 2026, 11:42' */
export const momentIn = (words: Days, moment: Date): string =>
  `${dayIn(words, localDay(moment))} ${localDay(moment).slice(0, 4)}, ${clockTime(moment)}`;

/** 'सोमवार–शुक्रवार' of 'Monday to Friday' */
const daysIn = ({ weekdays }: Days, label: string): string =>
  label.replaceAll(/[A-Z]\w+day/g, (day) => weekdays[day as keyof Days["weekdays"]]).replace(" to ", "–");

/** One of the best times that the forms offer, such as 'Morning, 10:00 to 12:00'; undefined for anything else. */
export function bestTimeIn(words: LanguageText, time: string): string | undefined {
  const read = readBestTime(time);
  if (!read) return undefined;
  const { morning, afternoon, evening } = enquiryForm.parts;
  const { dayParts } = words.form;
  const parts: Record<string, string> = {
    [morning]: dayParts.morning,
    [afternoon]: dayParts.afternoon,
    [evening]: dayParts.evening,
  };
  return `${parts[read.name] ?? daysIn(words, read.name)}, ${read.from}–${read.until}`;
}

/** 'सोमवार–शुक्रवार 10:00–18:00, शनिवार 10:00–13:00' */
export const hoursIn = (words: Days, hours: readonly { label: string; opens: string; closes: string }[]): string =>
  hours.map(({ label, opens, closes }) => `${daysIn(words, label)}\u00a0${opens}–${closes}`).join(", ");

/** That the call is in this language, or in which others we call. */
export const callsIn = (
  { spoken, others }: LanguageText["calls"],
  language: string,
  languages: readonly CallLanguage[],
): string =>
  languages.some(({ name }) => name === language)
    ? spoken
    : fill(others, { languages: languages.map(({ own }) => own).join(", ") });

/** Errors of the contact form in another language: the rules say which field is wrong, and what was typed whether it is empty. */
export const errorsIn = (
  { form, details }: Pick<LanguageText, "form" | "details">,
  errors: Readonly<Record<string, string | undefined>>,
  read: (field: string) => string,
): Record<string, string | undefined> => {
  const words: Record<string, { required?: string; invalid: string }> = { ...form.errors, ...details };
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const known = words[field];
      return [field, (read(field).trim() ? known?.invalid : known?.required) ?? message];
    }),
  );
};
