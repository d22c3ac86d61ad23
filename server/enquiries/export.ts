import { enquiryDetails } from "../../content/contact/enquiry.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { campaignFields } from "../../domain/forms/form.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import type { Cell, Column } from "../http/downloads.ts";
import type { Application, Lead, Submission, Subscriber } from "../store/records.ts";

// Programs may know columns by their place: new ones come after what exports had before.

const received: readonly Column<Submission>[] = [
  ["id", ({ id }) => id],
  ["received_at", ({ createdAt }) => time(createdAt)],
];

const origin: readonly Column<Submission>[] = [
  ["page", ({ page }) => page],
  ...campaignFields.map((field): Column<Submission> => [field, ({ utm }) => utm[field] ?? null]),
  ["utm_other", otherCampaign],
  ["suspect", ({ suspect }) => suspect.join(" ") || null],
  ["spam", ({ spam }) => (spam ? "spam" : null)],
];

/** `owners` are the names of people at the desk, by id. */
export const leadCsv = (owners: ReadonlyMap<string, string>): readonly Column<Lead>[] => [
  ...received,
  ["form", ({ form }) => form],
  ["name", ({ name }) => name],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["company_name", ({ companyName }) => companyName],
  ["plan", ({ offer }) => offer],
  ["company_plan", planText],
  ...origin,
  ...enquiryDetails.map(
    ({ key }): Column<Lead> => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), (lead) => lead[key]],
  ),
  ["filing", ({ filing, createdAt }) => filing && describeFiling(filing, filingNames, new Date(createdAt))],
  ["status", ({ work }) => work.status],
  ["closed_reason", ({ work }) => work.closedReason],
  ["owner", ({ work: { ownerId } }) => ownerId && (owners.get(ownerId) ?? ownerId)],
  ["first_call_at", ({ work }) => time(work.firstCallAt)],
  ["call_due_at", ({ work }) => time(work.dueAt)],
  ["follow_up_on", ({ work }) => work.followUpOn],
  ["number", ({ number }) => number],
];

export const applicationCsv: readonly Column<Application>[] = [
  ...received,
  ["position", ({ position }) => position],
  ["name", ({ name }) => name],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["experience", ({ experience }) => experience],
  ["cover_letter", ({ coverLetter }) => coverLetter],
  ["resume_file", ({ resume }) => resume.fileName],
  ["resume_bytes", ({ resume }) => resume.size],
  ...origin,
];

export const subscriberCsv: readonly Column<Subscriber>[] = [
  ...received,
  ["email", ({ email }) => email],
  ["status", ({ status }) => status],
  ["confirmed_at", ({ confirmedAt }) => time(confirmedAt)],
  ["unsubscribed_at", ({ unsubscribedAt }) => time(unsubscribedAt)],
  ...origin,
];

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

function time(iso: string | null): Cell {
  return iso && offsetTime(new Date(iso));
}

/** As one cell that people can read and a program can split. */
function planText({ companyPlan, estimate }: Lead): Cell {
  if (!companyPlan) return null;
  const lines = describePlan(companyPlan.plan, estimate?.total ?? null);
  return lines.map(([label, value]) => `${label}: ${value}`).join("; ");
}

function otherCampaign({ utm }: Submission): Cell {
  const known: readonly string[] = campaignFields;
  const other = Object.entries(utm).filter(([name]) => !known.includes(name));
  return other.length > 0 ? JSON.stringify(Object.fromEntries(other)) : null;
}
