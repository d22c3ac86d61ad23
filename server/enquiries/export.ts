import { enquiryDetails } from "../../content/contact/enquiry.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { campaignFields } from "../../domain/forms/form.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import type { Cell } from "../http/downloads.ts";
import type { Lead, Submission, SubmissionKind } from "../store/records.ts";

const campaignNames: readonly string[] = campaignFields;
const work = ["status", "closed_reason", "owner", "first_call_at", "call_due_at", "follow_up_on"];
const origin = ["page", ...campaignNames, "utm_other", "suspect", "spam"];

/** After what exports had before, whose columns programs may know by their place. */
const details = [
  ...enquiryDetails.map(({ key }) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  "filing",
];

export const exportHeads: Record<SubmissionKind, readonly string[]> = {
  lead: [
    "id",
    "received_at",
    "form",
    "name",
    "email",
    "phone",
    "company_name",
    "plan",
    "company_plan",
    ...origin,
    ...details,
    ...work,
  ],
  application: [
    "id",
    "received_at",
    "position",
    "name",
    "email",
    "phone",
    "experience",
    "cover_letter",
    "resume_file",
    "resume_bytes",
    ...origin,
  ],
  subscriber: ["id", "received_at", "email", "status", "confirmed_at", "unsubscribed_at", ...origin],
};

/** `owners` are the names of people at the desk, by id. */
export function exportCells(row: Submission, owners: ReadonlyMap<string, string>): Cell[] {
  return [
    row.id,
    time(row.createdAt),
    ...ownCells(row),
    ...originCells(row),
    ...detailCells(row),
    ...workCells(row, owners),
  ];
}

const time = (iso: string | null): Cell => iso && offsetTime(new Date(iso));

function workCells(row: Submission, owners: ReadonlyMap<string, string>): Cell[] {
  if (row.kind !== "lead") return [];
  const { status, closedReason, ownerId, firstCallAt, dueAt, followUpOn } = row.work;
  return [
    status,
    closedReason,
    ownerId && (owners.get(ownerId) ?? ownerId),
    time(firstCallAt),
    time(dueAt),
    followUpOn,
  ];
}

/** A record with the times of India, as the clock there shows them. */
export function withOffsets<Value extends object>(record: Value): Value {
  const isMoment = (name: string, value: unknown): value is string => name.endsWith("At") && typeof value === "string";
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (isMoment(name, value)) return [name, offsetTime(new Date(value))];
      return [name, name === "work" && value ? withOffsets(value) : value];
    }),
  ) as Value;
}

function ownCells(row: Submission): Cell[] {
  switch (row.kind) {
    case "lead":
      return [row.form, row.name, row.email, row.phone, row.companyName, row.offer, planText(row)];
    case "application":
      return [
        row.position,
        row.name,
        row.email,
        row.phone,
        row.experience,
        row.coverLetter,
        row.resume.fileName,
        row.resume.size,
      ];
    case "subscriber":
      return [row.email, row.status, time(row.confirmedAt), time(row.unsubscribedAt)];
  }
}

const detailCells = (row: Submission): Cell[] =>
  row.kind === "lead"
    ? [
        ...enquiryDetails.map(({ key }) => row[key]),
        row.filing && describeFiling(row.filing, filingNames, new Date(row.createdAt)),
      ]
    : [];

/** As one cell that people can read and a program can split. */
const planText = ({ companyPlan, estimate }: Lead): Cell =>
  companyPlan &&
  describePlan(companyPlan.plan, estimate?.total ?? null)
    .map(([label, value]) => `${label}: ${value}`)
    .join("; ");

function originCells({ page, utm, suspect, spam }: Submission): Cell[] {
  const other = Object.entries(utm).filter(([name]) => !campaignNames.includes(name));
  return [
    page,
    ...campaignNames.map((name) => utm[name] ?? null),
    other.length > 0 ? JSON.stringify(Object.fromEntries(other)) : null,
    suspect.join(" ") || null,
    spam ? "spam" : null,
  ];
}
