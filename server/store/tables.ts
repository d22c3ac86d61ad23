import type { Kysely } from "kysely";
import { nextActors, workStages } from "../../content/schemas/registration-stage.ts";
import { applicationStatuses, type ClosingReason, enquirySources, enquiryStatuses } from "../../domain/desk/enquiry.ts";
import { byDetail } from "../../domain/forms/enquiry-fields.ts";
import { outgoingKinds, paymentWays } from "../../domain/payments/payment.ts";
import { bigint, bytes, count, day, idOf, integer, json, moment, oneOf, type RowOf, table, text } from "./columns.ts";
import type { DeliveryPurpose } from "./records.ts";

/** Of whatever a visitor sent. */
const sent = {
  id: text().key(),
  createdAt: moment(),
  email: text().personal(),
  /**
   * The address in lower case, by which a person is found; of somebody who has unsubscribed, its hash. Both are empty for whoever was
   * entered by hand without an address.
   */
  emailKey: text().personal(),
  page: text().orNull().personal(),
  utm: json("object").personal(),
  suspect: json("array").personal(),
  /** Of the signs in `suspect`, when it was stored. */
  spamScore: count(),
};

/** What is kept of the work on an enquiry. */
export const workColumns = {
  status: oneOf(enquiryStatuses),
  closedReason: text<ClosingReason>()
    .orNull()
    .check(() => "(status = 'closed') = (closed_reason is not null)"),
  ownerId: idOf("people").orNull(),
  promisedAt: moment().orNull(),
  dueAt: moment().orNull(),
  firstCallAt: moment().orNull(),
  contactedAt: moment().orNull(),
  quotedAt: moment().orNull(),
  engagedAt: moment().orNull(),
  remindedAt: moment().orNull(),
  followUpOn: day().orNull(),
  version: count(1),
  /** From the company plan or the offer, for the filters. */
  structure: text().orNull(),
  state: text().orNull(),
  campaign: text().orNull().personal(),
  /** The number as digits with its country, by which a person is found. */
  phoneKey: text().personal(),
  /** One value for all enquiries of a person who has several addresses, as somebody at the desk has said. */
  joinedAs: text().orNull(),
  /** The number that turned out to be somebody else's. */
  wrongPhoneKey: text().orNull().personal(),
};

const ofEnquiry = () => idOf("leads", "cascade");
const ofPerson = () => idOf("people", "cascade");

/**
 * Every table, in an order in which each can be made and filled: the tables of a new database, the rows as the program has them, what
 * goes along when data moves. A database that exists is brought to this by migrations.ts.
 */
export const tables = {
  people: table(
    {
      id: text().key(),
      createdAt: moment(),
      name: text().personal(),
      email: text().orNull().personal(),
      emailKey: text().orNull().unique().personal(),
      role: oneOf(["owner", "member"]),
      removedAt: moment().orNull(),
    },
    { tells: ["people", "people:", "id"] },
  ),
  passkeys: table({
    id: text().key(),
    personId: ofPerson(),
    name: text().personal(),
    publicKey: bytes().personal(),
    counter: bigint().check((counter) => `${counter} >= 0`),
    transports: json("array").personal(),
    deviceType: text().personal(),
    backedUp: integer().check((backedUp) => `${backedUp} in (0, 1)`),
    createdAt: moment(),
    lastUsedAt: moment().orNull(),
  }),
  // Whoever was signed in signs in again, and what was ended stays ended.
  deskLinks: table(
    {
      hash: text().key(),
      personId: ofPerson(),
      purpose: oneOf(["open", "join"]),
      createdAt: moment(),
      expiresAt: moment(),
      usedAt: moment().orNull(),
    },
    { staysBehind: true },
  ),
  challenges: table(
    { challenge: text().key(), purpose: oneOf(["sign-in", "join", "add"]), expiresAt: moment() },
    { staysBehind: true },
  ),
  sessions: table(
    {
      hash: text().key(),
      personId: ofPerson(),
      via: oneOf(["link", "passkey"]),
      /** What a passkey opened ends with it. */
      passkeyId: idOf("passkeys", "cascade").orNull(),
      browser: text().personal(),
      createdAt: moment(),
      lastSeenAt: moment(),
      expiresAt: moment(),
    },
    { staysBehind: true, indexes: { by_passkey: "(passkey_id)" } },
  ),
  leads: table(
    {
      ...sent,
      /** What people call it by, such as E-0412. Each has one; null only because SQLite adds no other column. */
      number: text().orNull(),
      form: oneOf(enquirySources),
      name: text().personal(),
      phone: text().personal(),
      companyName: text().orNull().personal(),
      plan: text().orNull().personal(),
      companyPlan: json("object").orNull().personal(),
      /** What the founder was told that the plan costs. */
      estimate: json("object").orNull().personal(),
      ...byDetail(() => text().orNull().personal()),
      filing: json("object").orNull().personal(),
      ...workColumns,
    },
    {
      indexes: {
        by_status: "(status, id)",
        by_owner: "(owner_id, id)",
        by_form: "(form, id)",
        by_structure: "(structure, id)",
        by_state: "(state, id)",
        by_page: "(page, id)",
        by_campaign: "(campaign, id)",
        by_due: "(due_at, id) where due_at is not null",
        by_follow_up: "(follow_up_on, id) where follow_up_on is not null",
        by_address: "(email_key)",
        by_phone: "(phone_key)",
        by_joined: "(joined_as) where joined_as is not null",
        by_number: "unique (number)",
        // With all that the numbers are made of: the wide rows stay unread.
        by_time: `(created_at, spam_score, closed_reason, form, owner_id, page, structure, state, campaign, promised_at,
    first_call_at, contacted_at, quoted_at, engaged_at)`,
        by_promise: "(promised_at)",
      },
      tells: ["enquiries", "enquiry:", "id"],
    },
  ),
  applications: table(
    {
      ...sent,
      position: text().personal(),
      name: text().personal(),
      phone: text().personal(),
      experience: text().personal(),
      coverLetter: text().personal(),
      resumeName: text().personal(),
      resumeType: text().personal(),
      resumeSize: count(),
      status: oneOf(applicationStatuses),
      version: count(1),
    },
    { page: 200, tells: ["applications", "application:", "id"] },
  ),
  // Apart from applications, so that listing them does not read the files.
  resumes: table({ applicationId: idOf("applications", "cascade").key(), bytes: bytes().personal() }, { page: 2 }),
  subscribers: table(
    {
      ...sent,
      status: oneOf(["pending", "confirmed", "unsubscribed"]),
      /** When the present request began; links from before it confirm nothing. */
      requestedAt: moment(),
      /** Mails asking for confirmation since then. */
      confirmMails: count(),
      confirmQueuedAt: moment().orNull(),
      confirmedAt: moment().orNull(),
      unsubscribedAt: moment().orNull(),
    },
    { indexes: { by_address: "unique (email_key)" } },
  ),
  newsletterTokens: table(
    {
      hash: text().key(),
      subscriberId: idOf("subscribers", "cascade"),
      purpose: oneOf(["confirm", "unsubscribe"]),
      createdAt: moment(),
      expiresAt: moment(),
    },
    { indexes: { by_subscriber: "(subscriber_id)" } },
  ),
  /** Addresses that never want mail, as hashes. */
  suppressions: table({ hash: text().key(), createdAt: moment() }),
  /** Everything about this address from before this moment was erased on request: a back-up must not bring it back. */
  erasures: table({ hash: text().key(), erasedAt: moment() }),
  notices: table(
    {
      id: text().key(),
      kind: oneOf(["summary", "alert"]),
      /** What makes it the only one: a day, or a channel and a day. */
      occasion: text(),
      createdAt: moment(),
      data: json("object").personal(),
    },
    { rules: ["unique (kind, occasion)"] },
  ),
  deliveries: table(
    {
      id: text().key(),
      channel: oneOf(["mail", "webhook"]),
      /** Left open: purposes grow with the program. */
      purpose: text<DeliveryPurpose>(),
      submissionId: text(),
      state: oneOf(["waiting", "sending", "done", "dead"]),
      attempts: count(),
      createdAt: moment(),
      /** When it may be claimed; while it is being sent, when the lease ends. */
      dueAt: moment(),
      leaseOwner: text().orNull(),
      /** When it went out. */
      doneAt: moment().orNull(),
      lastError: text().orNull().personal(),
      /** What it tells of, where that is one event of an enquiry. */
      eventId: text().orNull(),
    },
    { indexes: { by_due: "(state, due_at)", by_submission: "(submission_id)" } },
  ),
  /** Who did what that takes data out, erases it or lets somebody in. */
  audit: table({ id: text().key(), createdAt: moment(), who: text(), command: text(), outcome: text() }),
  idempotencyKeys: table(
    {
      formKind: text(),
      key: text().personal(),
      bodyDigest: text().orNull().personal(),
      submissionId: text(),
      createdAt: moment(),
    },
    { key: ["formKind", "key"], indexes: { by_submission: "(submission_id)" } },
  ),
  /** Apart from leads, so that a search reads little. `notes` is what was said about it at the desk. */
  enquirySearch: table(
    { id: ofEnquiry().key(), words: text().personal(), notes: text().personal() },
    { isNarrow: true },
  ),
  events: table(
    {
      id: text().key(),
      /** Of the one or the other. */
      enquiryId: ofEnquiry().orNull(),
      applicationId: idOf("applications", "cascade").orNull(),
      at: moment(),
      personId: idOf("people").orNull(),
      byName: text().personal(),
      type: text(),
      data: json("object").personal(),
      /** Given by whoever acts, so that it is done once. */
      key: text().orNull().unique(),
    },
    {
      rules: ["check ((enquiry_id is null) <> (application_id is null))"],
      indexes: { by_enquiry: "(enquiry_id, id)", by_application: "(application_id, id)" },
      tells: ["enquiries", "enquiry:", "enquiry_id"],
    },
  ),
  /** An offer to a founder. What was sent is in `content`, and is never written again. */
  quotations: table(
    {
      id: text().key(),
      enquiryId: ofEnquiry(),
      createdAt: moment(),
      state: oneOf(["draft", "sent", "replaced", "withdrawn"]),
      /** Counts the changes of a draft. */
      revision: count(1),
      /** What it comes to, of one that was sent: the lower end of a range. */
      rupees: bigint()
        .orNull()
        .check((rupees) => `${rupees} >= 0`),
      draft: json("object").personal(),
      /** The one it is to replace. */
      replacesId: idOf("quotations", "set null").orNull(),
      year: text().orNull(),
      count: integer()
        .orNull()
        .check((count) => `${count} > 0`),
      version: integer()
        .orNull()
        .check((version) => `${version} > 0`),
      content: json("object").orNull().personal(),
      pdf: bytes().orNull().personal(),
      sentAt: moment().orNull(),
      sentBy: text().orNull().personal(),
      /** By the founder, on their page. From then on it is neither replaced nor withdrawn. */
      acceptedAt: moment().orNull(),
      /** The mail that takes it to the founder. */
      deliveryId: text().orNull(),
    },
    {
      rules: [
        "unique (year, count, version)",
        // What was sent is complete; what was not has no number.
        "check ((state = 'draft') = (content is null))",
        "check ((content is null) = (year is null) and (content is null) = (count is null))",
        "check ((content is null) = (version is null) and (content is null) = (sent_at is null))",
        // What was accepted stays what was agreed.
        "check (accepted_at is null or state = 'sent')",
      ],
      indexes: {
        by_enquiry: "(enquiry_id, id)",
        // The wide rows stay unread.
        by_time: "(sent_at, accepted_at, state, rupees, enquiry_id)",
        by_delivery: "(delivery_id)",
        one_draft: "unique (enquiry_id) where state = 'draft'",
      },
      page: 50,
      tells: ["enquiries", "enquiry:", "enquiry_id"],
    },
  ),
  /** The last number of a financial year. */
  quotationNumbers: table({ year: text().key(), last: count() }),
  /**
   * Money that came, and contrary entries, which are below zero. Written once; what an erasure takes is the enquiry, the reference, the
   * address and the reason: the receipt is kept longer than the person.
   */
  payments: table(
    {
      id: text().key(),
      enquiryId: idOf("leads", "set null").orNull(),
      createdAt: moment(),
      byName: text().personal(),
      receivedOn: day(),
      rupees: bigint().check((rupees) => `${rupees} <> 0`),
      tds: bigint(),
      fee: bigint(),
      way: oneOf(paymentWays),
      reference: text().personal(),
      year: text(),
      count: count(1),
      /** What the receipt says beside this. */
      content: json("object").personal(),
      /** The one that a contrary entry takes back: each is taken back once. */
      cancelsId: text().orNull().unique(),
      reason: text().orNull().personal(),
      /** The mail that takes the receipt to the founder. */
      deliveryId: text().orNull(),
    },
    {
      rules: [
        "unique (year, count)",
        "check ((rupees < 0) = (cancels_id is not null) and (cancels_id is null) = (reason is null))",
        "check (case when rupees > 0 then tds >= 0 and fee between 0 and rupees + tds else tds <= 0 and fee between rupees + tds and 0 end)",
      ],
      indexes: {
        by_enquiry: "(enquiry_id, id)",
        by_day: "(received_on, enquiry_id, rupees)",
        by_delivery: "(delivery_id)",
        by_reference: "(lower(reference))",
      },
      tells: ["enquiries", "enquiry:", "enquiry_id"],
    },
  ),
  /**
   * Money that went out, and contrary entries: what others really charged, what was returned, and what is kept. As payments, it is kept
   * longer than the person. A refund has a receipt, numbered with those of payments.
   */
  outgoings: table(
    {
      id: text().key(),
      enquiryId: idOf("leads", "set null").orNull(),
      createdAt: moment(),
      byName: text().personal(),
      kind: oneOf(outgoingKinds),
      rupees: bigint(),
      fee: bigint(),
      paidOn: day(),
      way: oneOf(paymentWays).orNull(),
      reference: text().personal(),
      /** Of the day on which it was written down. */
      year: text(),
      count: count(1).orNull(),
      content: json("object").orNull().personal(),
      cancelsId: text().orNull().unique(),
      reason: text().orNull().personal(),
      deliveryId: text().orNull(),
    },
    {
      rules: [
        "unique (year, count)",
        "check ((kind = 'refund') = (content is not null) and (content is null) = (count is null) and (content is null) = (way is null))",
        "check ((cancels_id is null) = (reason is null))",
        "check (case when cancels_id is null then fee between 0 and rupees else fee between rupees and 0 end)",
        "check (kind = 'refund' or fee = 0)",
      ],
      indexes: {
        by_enquiry: "(enquiry_id, id)",
        by_day: "(paid_on, kind, enquiry_id, rupees)",
        by_delivery: "(delivery_id)",
      },
      tells: ["enquiries", "enquiry:", "enquiry_id"],
    },
  ),
  receiptNumbers: table({ year: text().key(), last: count() }),
  /** Enquiries are counted on from year to year: one row. */
  enquiryNumbers: table({ year: text().key(), last: count() }),
  registrations: table(
    {
      enquiryId: ofEnquiry().key(),
      createdAt: moment(),
      stage: oneOf(workStages),
      actor: oneOf(nextActors).orNull(),
      waitingSince: day(),
      expectedOn: day().orNull(),
      content: json("object").personal(),
      version: count(1),
    },
    { indexes: { by_stage: "(stage, waiting_since)" }, tells: ["registrations", "registration:", "enquiry_id"] },
  ),
  /** The secret of a link to a founder's page, as a hash; a new one for each mail. */
  founderKeys: table(
    { hash: text().key(), enquiryId: ofEnquiry(), createdAt: moment() },
    { indexes: { by_enquiry: "(enquiry_id)" } },
  ),
  /** Founders who want no more mails about stages. */
  founderMails: table({ enquiryId: ofEnquiry().key(), stoppedAt: moment() }),
  /** How an enquiry was before something was done to it, for the seconds in which that can be taken back. */
  undos: table(
    { id: text(), enquiryId: ofEnquiry(), until: moment(), data: json("object").personal() },
    { key: ["id", "enquiryId"], staysBehind: true, indexes: { by_enquiry: "(enquiry_id)" } },
  ),
  /** What was changed in the owner's folder. A file that was not there, or is not there any more, is null. */
  siteChanges: table(
    {
      id: text().key(),
      at: moment(),
      /** Nobody's, if it was changed by hand. */
      personId: idOf("people", "set null").orNull(),
      byName: text().personal(),
      file: text(),
      before: text().orNull().personal(),
      after: text().orNull().personal(),
    },
    { page: 20, indexes: { by_file: "(file, id)" } },
  ),
  views: table({ day: day(), path: text(), referrer: text(), count: count(1) }, { key: ["day", "path", "referrer"] }),
  marks: table({ name: text().key(), value: text().personal(), createdAt: moment() }, { staysBehind: true }),
  heartbeat: table(
    {
      id: integer()
        .key()
        .check((id) => `${id} = 1`),
      at: moment(),
    },
    { staysBehind: true },
  ),
};

export type TableName = keyof typeof tables;
export type Tables = { [Name in TableName]: RowOf<(typeof tables)[Name]["columns"]> };
export type Db = Kysely<Tables>;

export type WorkColumns = RowOf<typeof workColumns>;
export type LeadRow = Tables["leads"];
export type ApplicationRow = Tables["applications"];
export type SubscriberRow = Tables["subscribers"];
export type DeliveryRow = Tables["deliveries"];
export type NoticeRow = Tables["notices"];
export type IdempotencyKeyRow = Tables["idempotencyKeys"];
export type PersonRow = Tables["people"];
export type PasskeyRow = Tables["passkeys"];
export type SessionRow = Tables["sessions"];
export type EventRow = Tables["events"];
export type QuotationRow = Tables["quotations"];
export type PaymentRow = Tables["payments"];
export type OutgoingRow = Tables["outgoings"];
export type RegistrationRow = Tables["registrations"];
export type SiteChangeRow = Tables["siteChanges"];
