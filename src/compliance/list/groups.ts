import type { Frequency } from "../../../content/schemas/compliance-kinds.ts";

/** The id of a group of cards by frequency: 'half-yearly' */
export const groupId = (frequency: Frequency): string => frequency.toLowerCase().replaceAll(" ", "-");
