/** The longest name of somebody at the desk, in characters: it is on quotations and in mails. */
export const longestPersonName = 80;
