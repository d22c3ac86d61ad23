import { weekdays } from "../schemas/weekdays.ts";

/** 'Monday to Friday', 'Saturday', 'Monday, Wednesday' */
export function openingDays(days: readonly (typeof weekdays)[number][]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const inARow =
    places.length > 2 && places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return inARow ? `${days[0]} to ${days.at(-1)}` : days.join(", ");
}
