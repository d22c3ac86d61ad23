import { longDate } from "../india/date-text.ts";

/** Where the founder's page and its buttons are. The key is in the query: paths are logged, queries are not. */
export const founderPaths = {
  page: "/api/registration",
  quotation: "/api/registration/quotation",
  receipt: "/api/registration/receipt",
  accept: "/api/registration/accept",
  approve: "/api/registration/approve",
  callTime: "/api/registration/call-time",
  question: "/api/registration/question",
  paid: "/api/registration/paid",
  filed: "/api/registration/filed",
  mails: "/api/registration/mails",
  freshLink: "/api/registration/fresh-link",
} as const;

/** 64 hexadecimal digits: mail programs can drop a - or _ at the end of a link. */
export const readKey = (given: string | undefined): string | undefined =>
  given !== undefined && /^[0-9a-f]{64}$/.test(given) ? given : undefined;

export const founderLink = (siteUrl: string, key: string, path: string = founderPaths.page): string =>
  new URL(`${path}?key=${key}`, siteUrl).href;

/** Whether it has a link that nobody opens who is elsewhere: the site or the desk has no address of its own yet. */
export const opensHereAlone = (text: string): boolean =>
  /https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(?=[:/?#]|$)/.test(text);

/** How an acceptance is written down, and read again for the subject of a mail. */
export const acceptedText = (quotation: string, version: number, total: string): string =>
  `Accepted quotation ${quotation}, version ${version}, for ${total}`;

const accepted = /^Accepted quotation .+, version \d+, for (?<total>.+)$/;

/** How an approval is written down; with the name before it, the subject of its mail. */
export const approvedText = (sentOn: string): string => `Approved the drafts of ${longDate(sentOn)}`;

/** 'Accepted ₹17,309: Meera Patil', or 'Meera Patil asks: …'. Of several things an acceptance comes first. */
export function saidSubject(name: string, said: readonly string[]): string {
  const total = said.map((text) => accepted.exec(text)?.groups?.total).find(Boolean);
  const [done = ""] = said;
  const first = total ? `Accepted ${total}: ${name}` : `${name} ${done.slice(0, 1).toLowerCase()}${done.slice(1)}`;
  return said.length > 1 ? `${first}, and ${said.length - 1} more` : first;
}

const title = /^(mr|mrs|ms|miss|dr|prof|shri|smt|sri|kum|ca|cs|adv)\.?$/i;
const longest = 24;

/**
 * How a page greets somebody. Only one word of letters: whoever sends a form can put any sentence into the name, and any address
 * beside it.
 */
export function firstName(name: string): string | undefined {
  const word = name
    .trim()
    .split(/\s+/)
    .find((part) => !title.test(part) && part.replace(/\P{L}/gu, "").length > 1);
  return word && word.length <= longest && /^[\p{L}\p{M}'’-]+$/u.test(word) ? word : undefined;
}
