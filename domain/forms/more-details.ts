import { site } from "../../content/site.ts";
import { bestTimes } from "./best-times.ts";
import { callLanguages } from "./call-languages.ts";
import { type FieldErrors, leadFields, lineError, onlyErrors, textError } from "./person.ts";

/** What a visitor may add to a request for a call. All of it is optional. */
export const moreDetailsFields = ["message", "bestTime", "language", "city"] as const;
export type MoreDetailsField = (typeof moreDetailsFields)[number];
export type MoreDetails = Record<MoreDetailsField, string>;

/** Browsers send two characters for each line end that they count as one. */
const withPlainLineEnds = (text: string): string => text.replaceAll("\r\n", "\n");

export const readMoreDetails = (read: (field: MoreDetailsField) => string): MoreDetails => ({
  message: withPlainLineEnds(read("message")).trim(),
  bestTime: read("bestTime").trim(),
  language: read("language").trim(),
  city: read("city").trim(),
});

export const offeredTimes = bestTimes(site.hours);
export const offeredLanguages = callLanguages(site);

const isOffered = (typed: string, offered: readonly string[], message: string): string | undefined =>
  typed && !offered.includes(typed) ? message : undefined;

export function checkMoreDetails({ message, bestTime, language, city }: MoreDetails): FieldErrors<MoreDetailsField> {
  return onlyErrors({
    message: message ? textError("Message", message, leadFields.message) : undefined,
    bestTime: isOffered(bestTime, offeredTimes, "Choose one of the times listed"),
    language: isOffered(
      language,
      offeredLanguages.map(({ name }) => name),
      "Choose one of the languages listed",
    ),
    city: city ? lineError("City", city, leadFields.city) : undefined,
  });
}
