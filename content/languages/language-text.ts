import type { DetailKey } from "../contact/enquiry.ts";
import type { Tier } from "../offers/tiers.ts";
import type { StructureId, weekdays } from "../schemas/plain-lists.ts";
import type { Heading, Titled } from "../schemas/structure.ts";
import type { StateCode } from "../states.ts";

/** What is wrong with a field: nothing in it, or something that is not accepted. */
interface FieldWords {
  required: string;
  invalid: string;
}

interface DetailWords {
  label: string;
  /** In the mail, where it is shorter. */
  short?: string;
  /** For somebody who chooses nothing. */
  none?: string;
  invalid: string;
}

/** Everything that the page of a language says, from the price to the mail. Words in {braces} are filled in. */
export interface LanguageText {
  head: { title: string; description: string };
  /** Before the link to the page in English. */
  translation: string;
  inEnglish: string;
  hero: Heading & {
    request: string;
    prices: string;
    call: string;
    chat: { label: string; message: string };
    notGovernment: string;
  };
  calls: {
    heading: string;
    /** Where the owner calls in this language, and where not. */
    spoken: string;
    others: string;
    hours: string;
  };
  structures: Heading & {
    choose: string;
    items: Record<StructureId, { name: string; lines: readonly [string, string, string, string, string]; if: string }>;
  };
  prices: Heading & {
    gstNote: string;
    state: string;
    chooseState: string;
    example: string;
    chosen: string;
    withoutScript: string;
    plan: string;
    fee: string;
    gst: string;
    signatures: string;
    /** All that is paid to us. */
    ours: string;
    /** What we pay on. */
    charges: string;
    total: string;
    missingDuty: string;
    /** Why an amount may be two. */
    ranges: string;
    basis: Record<StructureId, string>;
    /** A later tier may be without a line until it is translated. */
    tiers: Partial<Record<Tier, string>>;
    about: string;
  };
  steps: Heading & { items: readonly (Titled & { duration: string })[] };
  papers: Heading & { groups: readonly { title: string; items: readonly string[] }[] };
  receive: Heading & { items: readonly Titled[] };
  form: Heading & {
    name: string;
    email: string;
    /** What happens for whoever has no address. */
    withoutEmail: string;
    /** Which structure and plan, and for whoever has not chosen. */
    offer: string;
    openOffer: string;
    phone: string;
    phoneHint: string;
    more: string;
    optional: string;
    dayParts: { morning: string; afternoon: string; evening: string };
    submit: string;
    submitting: string;
    notice: string;
    privacyPolicy: string;
    noticeFold: { label: string; text: string };
    problemHeading: string;
    errors: Record<"name" | "phone", FieldWords> & { email: Pick<FieldWords, "invalid"> };
    question: { phone: string; phoneText: string; keep: string };
    /** Each ends before the phone number. */
    rejections: { busy: string; unreachable: string };
  };
  /** What may be added in the form. The page sends its own language, and only the mail names it. */
  details: Record<DetailKey, DetailWords>;
  /** The form once more, from the server. */
  again: Record<"check" | "busy" | "failed", { heading: string; advice: string }>;
  sent: Heading & {
    title: string;
    description: string;
    thanks: string;
    receipt: string;
    callAt: string;
    or: string;
    indiaTime: string;
    nextHeading: string;
    next: readonly Titled[];
    more: string;
  };
  mail: {
    subject: string;
    label: string;
    atYourTime: string;
    callOn: string;
    holiday: string;
    received: string;
    facts: Record<"at" | "offer" | "state" | "phone" | "number", string>;
    endingIn: string;
    ownPage: string;
    openPage: string;
    correctHeading: string;
    correct: string;
    erase: string;
    rights: string;
    notYou: string;
    why: string;
    loadsNothing: string;
    calendar: { title: string; again: string; text: string };
  };
  states: Record<StateCode, string>;
  weekdays: Record<(typeof weekdays)[number], string>;
  months: readonly [string, string, string, string, string, string, string, string, string, string, string, string];
}
