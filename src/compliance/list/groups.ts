import { type Frequency, frequencies } from "../../../content/schemas/compliance.ts";

/** The id of a group of cards, from its heading: 'half-yearly', 'due-later' */
export const groupId = (heading: string): string => heading.toLowerCase().replaceAll(" ", "-");

/** The frequency whose group an address leads to. */
export const frequencyOf = (hash: string): Frequency | undefined =>
  frequencies.find((frequency) => `#${groupId(frequency)}` === hash);
