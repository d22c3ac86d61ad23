/** The longest name of somebody at the desk, in characters: it is on quotations and in mails. */
export const longestPersonName = 80;

/** The first owner comes in by a link of this machine, and is called so until they have said their name. */
export const unnamedOwner = "Owner";
