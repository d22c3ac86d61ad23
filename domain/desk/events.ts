import { z } from "zod";
import { whatsappTextIds } from "../../content/registration/whatsapp-texts.ts";
import { outgoingKinds, paymentWays } from "../payments/payment.ts";
import {
  applicationStatuses,
  callChannels,
  callOutcomeIds,
  closingReasons,
  contactFields,
  enquiryStatuses,
  handSources,
  mailDirections,
} from "./enquiry.ts";

/** How long it may be is checked when it is typed, not when it is read. */
const noteText = z.string();

/** What can happen to an enquiry or an application. Appended, never changed; what an event says must fit its type. */
export const eventContent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("entered"), source: z.enum(handSources) }),
  z.object({ type: z.literal("claimed") }),
  z.object({ type: z.literal("released") }),
  z.object({ type: z.literal("assigned"), to: z.string() }),
  z.object({
    type: z.literal("called"),
    outcome: z.enum(callOutcomeIds),
    channel: z.enum(callChannels),
    callBackAt: z.string().optional(),
    note: noteText.optional(),
    /** One call for several enquiries of the person: each of them has the event. */
    shared: z.literal(true).optional(),
  }),
  z.object({ type: z.literal("note"), text: noteText }),
  /** A draft was opened; whether it was sent, nobody tells us. */
  z.object({ type: z.literal("whatsapp"), draft: z.enum(whatsappTextIds) }),
  /** A mail that went from one mailbox to another, not by this program. */
  z.object({ type: z.literal("mail"), direction: z.enum(mailDirections), text: noteText }),
  z.object({
    type: z.literal("status"),
    from: z.enum(enquiryStatuses),
    to: z.enum(enquiryStatuses),
    reason: z.enum(closingReasons).optional(),
    note: noteText.optional(),
  }),
  /** What was corrected, with how it was. */
  z.object({
    type: z.literal("contact"),
    changes: z.array(z.object({ field: z.enum(contactFields), from: z.string(), to: z.string() })),
  }),
  z.object({ type: z.literal("joined") }),
  z.object({ type: z.literal("parted") }),
  z.object({ type: z.literal("no-call"), note: noteText.optional() }),
  z.object({ type: z.literal("follow-up"), on: z.string().nullable(), note: noteText.optional() }),
  z.object({
    type: z.literal("quotation"),
    did: z.enum(["sent", "withdrawn"]),
    number: z.string(),
    version: z.int().positive(),
    note: noteText.optional(),
  }),
  z.object({
    type: z.literal("payment"),
    did: z.enum(["recorded", "cancelled"]),
    receipt: z.string(),
    rupees: z.int(),
    tds: z.int(),
    way: z.enum(paymentWays),
    reference: z.string().optional(),
    note: noteText.optional(),
  }),
  /** Charges as they were, a refund, or what is kept; with the receipt of a refund. */
  z.object({
    type: z.literal("outgoing"),
    did: z.enum(["recorded", "cancelled"]),
    kind: z.enum(outgoingKinds),
    rupees: z.int(),
    way: z.enum(paymentWays).optional(),
    receipt: z.string().optional(),
    reference: z.string().optional(),
    note: noteText.optional(),
  }),
  /** Of these events. */
  z.object({ type: z.literal("undone"), events: z.array(z.string()) }),
  z.object({ type: z.literal("accepted") }),
  z.object({ type: z.literal("reminded") }),
  /** What was done to the registration, in words. */
  z.object({
    type: z.literal("registration"),
    text: noteText,
    reason: noteText.optional(),
    /** The stage has changed: the founder is told. */
    moved: z.literal(true).optional(),
  }),
  /** What the founder did on their page, in words. */
  z.object({ type: z.literal("founder"), text: noteText }),
  /** That they have paid, as they say on their page. */
  z.object({
    type: z.literal("says-paid"),
    rupees: z.int().positive(),
    on: z.string(),
    way: z.enum(paymentWays),
    reference: z.string().optional(),
  }),
  /** To a question from the founder's page, by the id of its event. */
  z.object({ type: z.literal("answered"), question: z.string(), text: noteText, mailed: z.boolean() }),
  z.object({
    type: z.literal("application-status"),
    from: z.enum(applicationStatuses),
    to: z.enum(applicationStatuses),
    note: noteText.optional(),
  }),
  /** Of a version that knew more: never written, only read. */
  z.object({ type: z.literal("other"), text: noteText }),
]);

export type EventContent = z.infer<typeof eventContent>;
