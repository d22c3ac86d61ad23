import { z } from "zod";
import { whatsappTextIds } from "../../content/registration/whatsapp-texts.ts";
import { type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import { byDetail, typedError } from "../forms/enquiry-fields.ts";
import { emailError, freePhoneError, leadFields, lineError, withoutBidiControls } from "../forms/person.ts";
import {
  applicationStatuses,
  callChannels,
  callOutcomeIds,
  closingReasons,
  enquiryStatuses,
  handSources,
  longestNote,
  mailDirections,
  outcomeOf,
} from "./enquiry.ts";
import { day, moment, noteText, version } from "./fields.ts";
import { longestAnswer } from "./history.ts";

const note = noteText(longestNote);
const id = z.string().regex(/^[\w-]{1,60}$/, "is not an id");
/** More enquiries than one person sends. */
const mostOthers = 100;

/** Typed or pasted by somebody at the desk: without the marks that would make it read backwards. */
const checked = (check: (typed: string) => string | undefined) =>
  z
    .string()
    .trim()
    .superRefine((typed, context) => {
      const message = check(typed);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform(withoutBidiControls);
const corrected = (check: (typed: string) => string | undefined) => checked(check).optional();

/** What can be done to an enquiry at the desk. */
export const enquiryAction = z.discriminatedUnion("action", [
  /** Others of the same person are taken along, unless somebody has them. */
  z.object({ action: z.literal("claim"), alsoFor: z.array(id).max(mostOthers).readonly().optional() }),
  /** Null gives it back to everybody. */
  z.object({ action: z.literal("assign"), ownerId: z.string().max(60).nullable(), version }),
  z
    .object({
      action: z.literal("call"),
      outcome: z.enum(callOutcomeIds),
      channel: z.enum(callChannels).default("phone"),
      callBackAt: moment.optional(),
      note: note.optional(),
      /** Enquiries that this call was for too: all of them are written down, or none. */
      alsoFor: z.array(z.object({ id, version })).max(mostOthers).readonly().optional(),
      version,
    })
    .refine(({ outcome, callBackAt }) => outcomeOf(outcome).nextCall !== "agreed" || callBackAt !== undefined, {
      error: "Please say when to call back.",
      path: ["callBackAt"],
    }),
  z.object({ action: z.literal("note"), text: note }),
  /** A draft was opened in WhatsApp. Whether it was sent, nobody tells us. */
  z.object({ action: z.literal("whatsapp"), text: z.enum(whatsappTextIds) }),
  /** To a question on the founder's page, where it stands then; mailed, or said in a call. */
  z.object({ action: z.literal("answer"), question: id, text: noteText(longestAnswer), mailed: z.boolean() }),
  z.object({ action: z.literal("mail"), direction: z.enum(mailDirections), text: note }),
  z
    .object({
      action: z.literal("status"),
      to: z.enum(enquiryStatuses),
      reason: z.enum(closingReasons).optional(),
      note: note.optional(),
      version,
    })
    .refine(({ to, reason }) => (to === "closed") === (reason !== undefined), {
      error: "A reason is given when an enquiry is closed, and only then.",
      path: ["reason"],
    }),
  z.object({ action: z.literal("reopen"), version }),
  /** What they gave by mistake, or has changed since. The number as it is says that it is right after all. */
  z
    .object({
      action: z.literal("contact"),
      name: corrected((typed) => lineError("Name", typed, leadFields.name)),
      phone: corrected(freePhoneError),
      email: corrected(emailError),
      version,
    })
    .refine(({ name, phone, email }) => (name ?? phone ?? email) !== undefined, { error: "Please change something." }),
  /** The other is of the same person, under another address. */
  z.object({ action: z.literal("join"), with: id, version }),
  z.object({ action: z.literal("part"), version }),
  /** The call that is due is not needed any more. */
  z.object({ action: z.literal("no-call"), note: note.optional(), version }),
  z.object({ action: z.literal("follow-up"), on: day.nullable(), note: note.optional(), version }),
]);
export type EnquiryAction = z.output<typeof enquiryAction>;
/** As a page sends it. */
export type EnquiryActionSent = z.input<typeof enquiryAction>;

/** As many as somebody ticks. */
const mostAssigned = 200;
export const severalAssigned = z.object({
  ownerId: z.string().max(60).nullable(),
  enquiries: z.array(z.object({ id, version })).min(1).max(mostAssigned),
});

const optional = (check: (typed: string) => string | undefined) =>
  checked((typed) => (typed === "" ? undefined : check(typed))).default("");

/** Somebody who telephoned, came by or was sent by a friend: a name and a number are enough. */
export const newEnquiry = z.object({
  source: z.enum(handSources),
  name: checked((typed) => lineError("Name", typed, leadFields.name)),
  phone: checked(freePhoneError),
  email: optional(emailError),
  companyName: optional((typed) => lineError("Company", typed, leadFields.companyName)),
  ...byDetail((detail) => optional((typed) => typedError(detail, typed))),
  offer: optional((typed) => lineError("Plan", typed, leadFields.offer)),
  structure: z.enum(structureIds as readonly [StructureId, ...StructureId[]]).optional(),
  state: z.enum(states.map(({ code }) => code) as [StateCode, ...StateCode[]]).optional(),
  /** Whether the person wants the mail that says what happens next. */
  acknowledge: z.boolean().default(false),
  /** Whoever enters it keeps it. */
  mine: z.boolean().default(false),
  /** They were on the line, or at the door: no call is due. */
  spoken: z.boolean().default(false),
});
export type NewEnquiry = z.output<typeof newEnquiry>;
/** As the form sends it. */
export type NewEnquirySent = z.input<typeof newEnquiry>;

/** Any status may follow any other. */
export const applicationChange = z.object({ to: z.enum(applicationStatuses), note: note.optional(), version });
export type ApplicationChange = z.output<typeof applicationChange>;
