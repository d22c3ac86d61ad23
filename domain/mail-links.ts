/** Writes to the address and does nothing else: nothing in it is read as a header such as `?bcc=`. */
export const mailLink = (address: string): string => `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
