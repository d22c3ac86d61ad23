import { type CallOutcome, callOutcomes } from "../../domain/desk/calls.ts";
import { longestNote, mailDirections } from "../../domain/desk/notes.ts";
import {
  type ClosingReason,
  closingReasons,
  type EnquiryStatus,
  enquiryStatuses,
  statusNames,
} from "../../domain/desk/status.ts";
import { localMoment, localTime } from "../../domain/india/local-time.ts";
import type { Store } from "../store/contract.ts";
import type { Actor, Enquiry, EnquiryAction } from "../store/desk/contract.ts";
import type { Arguments, StoreCommand } from "./command.ts";
import { startOfDay } from "./dates.ts";
import { DeskError, UsageError } from "./errors.ts";
import { completeId } from "./ids.ts";
import { visible } from "./terminal-text.ts";
import { currentUser } from "./who.ts";

export const as = { type: "string", about: "the e-mail address of the person at the desk who does this" } as const;
const note = { type: "string", about: "a few words to keep with it" } as const;

/** The person named with --as; else whoever is at this machine, who is nobody at the desk. */
export async function findActor(store: Store, { options }: Arguments): Promise<Actor> {
  if (typeof options.as !== "string") return { name: currentUser() };
  const person = await store.people.byEmail(options.as);
  if (!person) throw new DeskError(`Nobody at the desk has the address ${options.as}. See: npm run desk -- people`);
  return { personId: person.id, name: person.name };
}

/** As findActor, but somebody of the desk: the only one there is, if nobody is named. */
async function findPerson(store: Store, given: Arguments): Promise<Actor> {
  const actor = await findActor(store, given);
  if (actor.personId) return actor;
  const people = await store.people.list();
  if (people.length === 0)
    throw new DeskError("Nobody is at the desk yet. Invite somebody: npm run desk -- invite EMAIL");
  if (people.length > 1) throw new UsageError("Say who takes it: --as EMAIL. See: npm run desk -- people");
  return { personId: people[0]!.id, name: people[0]!.name };
}

function readNote(given: unknown): string | undefined {
  if (given === undefined) return undefined;
  const text = String(given).trim();
  if (text === "" || text.length > longestNote) throw new UsageError(`A note has 1 to ${longestNote} characters.`);
  return text;
}

export function oneOf<Word extends string>(word: string, words: readonly Word[], what: string): Word {
  const found = words.find((one) => one === word);
  if (!found) throw new UsageError(`"${word}" is no ${what}. It is one of ${words.join(", ")}.`);
  return found;
}

/** Reads the enquiry and acts on what it is now. */
async function perform(
  store: Store,
  id: string,
  actor: Actor,
  decide: (enquiry: Enquiry) => EnquiryAction,
): Promise<Enquiry> {
  const found = await store.enquiries.detail(await completeId(store, id));
  if (!found) throw new DeskError(`No enquiry has the id ${id}.`);
  const outcome = await store.enquiries.act(found.enquiry.id, decide(found.enquiry), actor);
  if (outcome.result === "gone") throw new DeskError("It was erased meanwhile.");
  if (outcome.result !== "done") throw new DeskError(outcome.error);
  return outcome.enquiry;
}

function describe({ name, status, owner, dueAt, followUpOn }: Enquiry): string {
  return [
    `${visible(name)}: ${statusNames[status].toLowerCase()}`,
    owner ? `with ${visible(owner.name)}` : "with nobody",
    ...(dueAt ? [`call due ${localTime(new Date(dueAt))}`] : []),
    ...(followUpOn ? [`follow up on ${followUpOn}`] : []),
  ]
    .join(", ")
    .concat("\n");
}

export const claim: StoreCommand = {
  needs: "store",
  usage: "claim ID",
  summary: "take an enquiry; whoever has it keeps it",
  options: { as },
  positionals: [1, 1],
  async run({ store, print }, given) {
    const actor = await findPerson(store, given);
    await print(describe(await perform(store, given.positionals[0]!, actor, () => ({ action: "claim" }))));
  },
};

export const call: StoreCommand = {
  needs: "store",
  usage: `call ID ${callOutcomes.join("|")}`,
  summary: "write down a call, and what came of it",
  options: { as, note, at: { type: "string", about: 'when to call back, such as "2026-11-20 15:00", India time' } },
  positionals: [2, 2],
  async run({ store, print, now }, given) {
    const [id, word] = given.positionals as [string, string];
    const outcome: CallOutcome = oneOf(word, callOutcomes, "outcome of a call");
    const callBackAt = readMoment(given.options.at, now);
    if ((outcome === "call-back") !== (callBackAt !== undefined))
      throw new UsageError('Say when to call back with --at "2026-11-20 15:00", for call-back and only then.');
    const words = readNote(given.options.note);
    const actor = await findActor(store, given);
    const enquiry = await perform(store, id, actor, ({ version }) => ({
      action: "call",
      outcome,
      channel: "phone",
      callBackAt,
      note: words,
      version,
    }));
    await print(describe(enquiry));
  },
};

function readMoment(given: unknown, now: Date): Date | undefined {
  if (given === undefined) return undefined;
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T]([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(String(given)) ?? [];
  if (!day || !time) throw new UsageError(`"${given}" is not a time like "2026-11-20 15:00".`);
  startOfDay(day);
  const moment = localMoment(day, time);
  if (moment <= now) throw new UsageError(`${given} is over.`);
  return moment;
}

export const noteCommand: StoreCommand = {
  needs: "store",
  usage: "note ID TEXT",
  summary: "keep a note with an enquiry",
  options: { as },
  positionals: [2, 2],
  async run({ store, print }, given) {
    const [id, text] = given.positionals as [string, string];
    const words = readNote(text)!;
    const enquiry = await perform(store, id, await findActor(store, given), () => ({ action: "note", text: words }));
    await print(describe(enquiry));
  },
};

export const mail: StoreCommand = {
  needs: "store",
  usage: `mail ID ${mailDirections.join("|")} TEXT`,
  summary: "write down a mail from one mailbox to another, in a few words",
  options: { as },
  positionals: [3, 3],
  async run({ store, print }, given) {
    const [id, word, words] = given.positionals as [string, string, string];
    const direction = oneOf(word, mailDirections, "direction of a mail");
    const text = readNote(words)!;
    const actor = await findActor(store, given);
    await print(describe(await perform(store, id, actor, () => ({ action: "mail", direction, text }))));
  },
};

const reopen = "reopen";

export const status: StoreCommand = {
  needs: "store",
  usage: `status ID ${enquiryStatuses.slice(1).join("|")}|${reopen}`,
  summary: "how far an enquiry is; it only goes forward, or is closed",
  options: { as, note, reason: { type: "string", about: `with closed: ${closingReasons.join(", ")}` } },
  positionals: [2, 2],
  async run({ store, print }, given) {
    const [id, word] = given.positionals as [string, string];
    const to = word === reopen ? reopen : oneOf<EnquiryStatus>(word, enquiryStatuses, "status");
    const reason: ClosingReason | undefined =
      given.options.reason === undefined ? undefined : oneOf(String(given.options.reason), closingReasons, "reason");
    if ((to === "closed") !== (reason !== undefined))
      throw new UsageError(`Say why with --reason, for closed and only then: ${closingReasons.join(", ")}.`);
    const words = readNote(given.options.note);
    const enquiry = await perform(store, id, await findActor(store, given), ({ version }) =>
      to === reopen ? { action: "reopen", version } : { action: "status", to, reason, note: words, version },
    );
    await print(describe(enquiry));
  },
};

export const followUp: StoreCommand = {
  needs: "store",
  usage: "follow-up ID 2026-11-20|none",
  summary: "the day on which somebody should look at an enquiry again",
  options: { as, note },
  positionals: [2, 2],
  async run({ store, print }, given) {
    const [id, day] = given.positionals as [string, string];
    if (day !== "none") startOfDay(day);
    const on = day === "none" ? null : day;
    const words = readNote(given.options.note);
    const enquiry = await perform(store, id, await findActor(store, given), ({ version }) => ({
      action: "follow-up",
      on,
      note: words,
      version,
    }));
    await print(describe(enquiry));
  },
};
