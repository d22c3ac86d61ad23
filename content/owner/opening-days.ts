import type { z } from "zod";
import type { hoursSchema } from "../schemas/identity.ts";
import { weekdays } from "../schemas/plain-lists.ts";

type Hours = z.infer<typeof hoursSchema>;

/** Days with the same hours in one entry: 'Monday to Friday' and 'Saturday' are 'Monday to Saturday'. */
export function mergeHours(hours: readonly Hours[]): Hours[] {
  const like = (one: Hours) => hours.filter(({ opens, closes }) => opens === one.opens && closes === one.closes);
  return hours
    .filter((entry) => like(entry)[0] === entry)
    .map((entry) => ({ ...entry, days: weekdays.filter((day) => like(entry).some(({ days }) => days.includes(day))) }));
}

/** 'Monday to Friday', 'Saturday', 'Monday, Wednesday' */
export function openingDays(days: readonly (typeof weekdays)[number][]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const inARow =
    places.length > 2 && places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return inARow ? `${days[0]} to ${days.at(-1)}` : days.join(", ");
}
