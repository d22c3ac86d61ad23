import type { StructureId, Tier } from "../schemas/structure-id.ts";
import { weekdays } from "../schemas/weekdays.ts";
import { claims, identity, isSample, legal, prices } from "./facts.ts";

/** 'Monday to Friday', 'Saturday', 'Monday, Wednesday' */
export function openingDays(days: readonly (typeof weekdays)[number][]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const inARow =
    places.length > 2 && places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return inARow ? `${days[0]} to ${days.at(-1)}` : days.join(", ");
}

const listInWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;

/** 'Monday to Friday, 10:00 to 18:00, and Saturday, 10:00 to 13:00' */
export const hoursInWords = listInWords(
  identity.hours.map(({ days, opens, closes }) => `${openingDays(days)}, ${opens} to ${closes}`),
);

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven"] as const;
/** On how many days of the week somebody answers. */
export const openDayCount = new Set(identity.hours.flatMap(({ days }) => days)).size;
/** 'six days a week', 'seven days a week' */
export const openDaysInWords = `${numbers[openDayCount]} ${openDayCount === 1 ? "day" : "days"} a week`;

/** Indian digit grouping; domain/india/money.ts is above this layer. */
export const inRupees = (amount: number): string => `₹${String(amount).replace(/\B(?=(\d\d)*\d{3}$)/g, ",")}`;

const { "private-limited": privateLimited, opc, llp } = prices;

/** The lowest fee of each structure, and of all. */
export const feeFrom = {
  "private-limited": inRupees(lowestOf(privateLimited)),
  opc: inRupees(lowestOf(opc)),
  llp: inRupees(lowestOf(llp)),
};
export const lowestFee = inRupees(Math.min(...[privateLimited, opc, llp].map(lowestOf)));

function lowestOf(tiers: Record<string, { price: number }>): number {
  return Math.min(...Object.values(tiers).map(({ price }) => price));
}

/** GST on our own fee. A firm that is not registered charges none, and no sentence speaks of it. */
export const gst = { registered: isSample || legal.gstin !== undefined, percent: 18 };
/** The words, or nothing for a firm that charges no GST. */
export const ifGst = (words: string, otherwise = ""): string => (gst.registered ? words : otherwise);

/** 'Closed on Sundays and public holidays.' */
export const closedInWords = (() => {
  const closed = weekdays.filter((day) => !identity.hours.some(({ days }) => days.includes(day)));
  return `Closed on ${[...closed.map((day) => `${day}s`), "public holidays"].join(", ").replace(/, ([^,]*)$/, " and $1")}.`;
})();

/** ', worth ₹2,000,' beside the first call, where the owner puts a value on it. */
export const worthOfTheCall = claims["free-consultation"] ? `, worth ${claims["free-consultation"].figure},` : "";

/** 'our fee' as a founder pays it: with GST where the firm charges it. */
const gstOn = (fee: number): number => (gst.registered ? Math.round((fee * gst.percent) / 100) : 0);

/** What a plan comes to with charges of this amount, each part in rupees. */
export function sumOf(structure: StructureId, tier: Tier, charges: number) {
  const fee = prices[structure][tier].price;
  return {
    fee: inRupees(fee),
    gst: inRupees(gstOn(fee)),
    charges: inRupees(charges),
    beforeGst: inRupees(fee + charges),
    total: inRupees(fee + gstOn(fee) + charges),
  };
}
