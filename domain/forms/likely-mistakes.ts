import { mailProviders, similarProviders, slipsForCom } from "../../content/contact/mail-providers.ts";
import { emailError, withoutBidiControls } from "./person.ts";

/** The address that somebody probably meant; nothing where it looks right, or where we cannot tell. */
export function suggestEmail(typed: string): string | undefined {
  const address = withoutBidiControls(typed).trim();
  const at = address.lastIndexOf("@");
  if (at < 1) return undefined;
  const domain = address.slice(at + 1).toLowerCase();
  const likely = likelyDomain(domain);
  const suggestion = `${address.slice(0, at)}@${likely}`;
  return likely !== domain && !emailError(suggestion) ? suggestion : undefined;
}

/** 'gmail..com', 'gmail,com' and 'gmail com' with one dot each. */
const tidyDots = (domain: string): string => domain.replace(/[.,;\s]+/g, ".").replace(/^\.|\.$/g, "");

function likelyDomain(typed: string): string {
  const domain = withMissingDot(tidyDots(typed));
  const dot = domain.indexOf(".");
  if (dot < 0) return domain;
  const name = domain.slice(0, dot);
  const ending = withoutSlip(domain.slice(dot + 1), slipsForCom.never);
  const provider = mailProviders.find((each) => each.name === name || isSlipOf(name, each.name));
  if (!provider) return `${name}.${ending}`;
  const { endings, onlyThese } = provider;
  const likelyEnding = withoutSlip(ending, slipsForCom.afterProvider);
  if (endings.includes(likelyEnding)) return `${provider.name}.${likelyEnding}`;
  // Under an ending we do not know, a name that is only similar may well be somebody's own.
  return provider.name === name && onlyThese ? `${name}.${endings[0]}` : `${name}.${ending}`;
}

const withoutSlip = (ending: string, slips: readonly string[]): string => {
  const labels = ending.split(".");
  return slips.includes(labels.at(-1) ?? "") ? [...labels.slice(0, -1), "com"].join(".") : ending;
};

/** 'gmailcom' and 'gmail', which no mail can reach. */
function withMissingDot(domain: string): string {
  if (domain.includes(".")) return domain;
  for (const { name, endings } of mailProviders) {
    if (domain === name) return `${name}.${endings[0]}`;
    const ending = endings.find((each) => domain === name + each.replaceAll(".", ""));
    if (ending) return `${name}.${ending}`;
  }
  return domain;
}

/** Short names are words of their own with one letter changed. */
const shortestQuestioned = 5;
const longName = 8;

function isSlipOf(name: string, provider: string): boolean {
  if (provider.length < shortestQuestioned || similarProviders.includes(name)) return false;
  const startsAlike = name[0] === provider[0] || provider.slice(1) === name || name.slice(0, 2) === swapped(provider);
  return startsAlike && editDistance(name, provider) <= (provider.length >= longName ? 2 : 1);
}

const swapped = (name: string): string => `${name[1]}${name[0]}`;

/** How many letters were left out, added, changed or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => rows[i]![j]!;
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, at(i - 2, j - 2) + 1);
      rows[i]![j] = least;
    }
  }
  return at(a.length, b.length);
}

/** How many digits an Indian number has that should have ten; nothing where it has ten or comes from abroad. */
export function wrongIndianLength(typed: string): number | undefined {
  const [number = ""] = withoutBidiControls(typed)
    .trim()
    .split(/\s*(?:ext|extn|x|#|,|\/)/i);
  const digits = number.replace(/\D/g, "");
  const isInternational = /^\+|^00[1-9]/.test(number.replace(/[^\d+]/g, ""));
  const national = isInternational
    ? /^(?:00)?91(\d*)$/.exec(digits)?.[1]
    : digits.length === 12 && digits.startsWith("91")
      ? digits.slice(2)
      : digits.replace(/^0/, "");
  return national === undefined || national.length === 10 ? undefined : national.length;
}
