interface MailProvider {
  /** What stands before the first dot. */
  name: string;
  /** What stands after it, the usual one first. */
  endings: readonly string[];
  /** True where nobody has an address under any other ending. */
  onlyThese?: boolean;
}

/** Where most people who write to us have their mail: an address that is nearly one of these is questioned. */
export const mailProviders: readonly MailProvider[] = [
  { name: "gmail", endings: ["com"], onlyThese: true },
  { name: "googlemail", endings: ["com"], onlyThese: true },
  { name: "yahoo", endings: ["com", "in", "co.in", "co.uk"] },
  { name: "hotmail", endings: ["com", "in", "co.in", "co.uk"] },
  { name: "outlook", endings: ["com", "in"] },
  { name: "icloud", endings: ["com"], onlyThese: true },
  { name: "rediffmail", endings: ["com"], onlyThese: true },
  { name: "protonmail", endings: ["com", "ch"] },
  { name: "live", endings: ["com", "in"] },
];

/** Names that look like a slip and are providers of their own. */
export const similarProviders: readonly string[] = [
  "amail",
  "cloud",
  "email",
  "gmx",
  "mail",
  "qmail",
  "tmail",
  "ymail",
  "zmail",
  "zohomail",
];

/** Slips for 'com'. The first ones are no ending of any address; the others are countries', so they count only after a provider's name. */
export const slipsForCom = {
  never: ["con", "cmo", "ocm", "comm", "coom", "vom", "xom", "cpm", "clm", "c0m", "cim", "ccom", "comn"],
  afterProvider: ["co", "cm", "om"],
} as const;
