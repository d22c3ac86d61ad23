import { describePlan } from "../../domain/company-plan/describe.ts";
import { campaignFields } from "../../domain/forms/form.ts";
import type { Lead, Submission, SubmissionKind } from "../store/contract.ts";
import type { Cell } from "./csv.ts";

const campaignNames: readonly string[] = campaignFields;
const origin = ["page", ...campaignNames, "utm_other", "suspect", "spam"];

export const exportHeads: Record<SubmissionKind, readonly string[]> = {
  lead: ["id", "received_at", "form", "name", "email", "phone", "company_name", "plan", "company_plan", ...origin],
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

export function exportCells(row: Submission): Cell[] {
  return [row.id, row.createdAt, ...ownCells(row), ...originCells(row)];
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
      return [row.email, row.status, row.confirmedAt, row.unsubscribedAt];
  }
}

/** As one cell that people can read and a program can split. */
const planText = ({ companyPlan }: Lead): Cell =>
  companyPlan &&
  describePlan(companyPlan.plan)
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
