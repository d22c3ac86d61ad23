import { workStages } from "../../content/schemas/registration-stage.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import type { Cell } from "../http/downloads.ts";
import type { RegistrationInWork } from "./store-rows.ts";

export const registrationHeads: readonly string[] = [
  "enquiry_id",
  "begun_at",
  "name",
  "email",
  "phone",
  "owner",
  "structure",
  "office_state",
  "capital",
  "people",
  "stage",
  ...workStages.map((stage) => `${stage.replace("-", "_")}_on`),
  "next_actor",
  "waiting_since",
  "awaited",
  "expected_on",
  "papers_arrived",
  "papers",
  "names",
  "incorporated_on",
  "company_number",
  "company_name",
  "filed",
];

export function registrationCells({ enquiry, registration, startedAt }: RegistrationInWork): Cell[] {
  const { company, stage, reached, actor, waitingSince, awaited, expectedOn, papers, names, incorporation, filed } =
    registration;
  return [
    enquiry.id,
    offsetTime(new Date(startedAt)),
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.owner?.name ?? null,
    company.form,
    company.state ?? null,
    company.capital ?? null,
    company.people,
    stage,
    ...workStages.map((each) => reached[each] ?? null),
    actor,
    waitingSince,
    awaited ?? null,
    expectedOn ?? null,
    papers.filter(({ arrivedOn }) => arrivedOn).length,
    papers.length,
    names.map(({ name, outcome, on }) => `${name}: ${outcome} ${on}`).join("; ") || null,
    incorporation?.date ?? null,
    incorporation?.number ?? null,
    incorporation?.name ?? null,
    Object.entries(filed)
      .map(([filing, on]) => `${filing}: ${on}`)
      .join("; ") || null,
  ];
}

export const registrationRecord = ({ enquiry, registration, startedAt }: RegistrationInWork) => ({
  enquiryId: enquiry.id,
  begunAt: offsetTime(new Date(startedAt)),
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  owner: enquiry.owner?.name ?? null,
  ...registration,
});
