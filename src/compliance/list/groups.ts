import type { Frequency } from "../../../content/schemas/compliance-kinds.ts";

/** The id of the group of cards that come back so often: 'half-yearly' */
export const groupId = (frequency: Frequency): string => frequency.toLowerCase().replaceAll(" ", "-");
