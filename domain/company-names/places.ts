import { continents, foreignCities, foreignCountries, indianPlaces } from "../../content/company-names/places.ts";
import { states } from "../../content/states.ts";

type PlaceKind = "india" | "continent" | "country" | "city";

const phrases = (names: readonly string[], kind: PlaceKind) => names.map((name) => ({ words: name.split(" "), kind }));

/** Longer names first, so that New Delhi is found before Delhi. */
const places = [
  ...phrases(indianPlaces, "india"),
  ...phrases(
    states.map(({ name }) => name.toLowerCase()),
    "india",
  ),
  ...phrases(continents, "continent"),
  ...phrases(foreignCountries, "country"),
  ...phrases(foreignCities, "city"),
].sort((a, b) => b.words.length - a.words.length);

const placesByFirstWord = new Map<string | undefined, typeof places>();
for (const place of places) {
  const first = place.words[0];
  placesByFirstWord.set(first, [...(placesByFirstWord.get(first) ?? []), place]);
}

export interface FoundPlace {
  kind: PlaceKind;
  start: number;
  length: number;
}

/** The places in a list of words, without overlaps. */
export function findPlaces(words: readonly string[]): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (let start = 0; start < words.length; ) {
    const here = placesByFirstWord.get(words[start]) ?? [];
    const place = here.find((candidate) => candidate.words.every((word, offset) => words[start + offset] === word));
    if (place) found.push({ kind: place.kind, start, length: place.words.length });
    start += place?.words.length ?? 1;
  }
  return found;
}

/** Without 'India', and without the 'of' of 'of India'. */
export function withoutPlaces(words: readonly string[]): string[] {
  const found = findPlaces(words);
  const isPlace = (index: number) => found.some(({ start, length }) => index >= start && index < start + length);
  return words.filter((word, index) => !isPlace(index) && !(word === "of" && isPlace(index + 1)));
}
