/** An address as people write it down: without its scheme, and without a slash at its end. */
export const readableAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
