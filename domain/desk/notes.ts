/** Longest note, in characters. */
export const longestNote = 4_000;

/** Whether a mail that somebody writes down was ours or the founder's. */
export const mailDirections = ["sent", "received"] as const;
export type MailDirection = (typeof mailDirections)[number];
