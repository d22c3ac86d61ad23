import { workStages } from "../../content/schemas/registration-stage.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import { taskDone } from "../../domain/registration/describe.ts";
import { taskName } from "../../domain/registration/registration.ts";
import type { Column } from "../http/downloads.ts";
import type { RegistrationInWork } from "./store-rows.ts";

export const registrationCsv: readonly Column<RegistrationInWork>[] = [
  ["enquiry_id", ({ enquiry }) => enquiry.id],
  ["begun_at", ({ startedAt }) => offsetTime(new Date(startedAt))],
  ["name", ({ enquiry }) => enquiry.name],
  ["email", ({ enquiry }) => enquiry.email],
  ["phone", ({ enquiry }) => enquiry.phone],
  ["owner", ({ enquiry }) => enquiry.owner?.name ?? null],
  ["structure", ({ registration }) => registration.company?.form ?? null],
  ["office_state", ({ registration }) => registration.company?.state ?? null],
  ["capital", ({ registration }) => registration.company?.capital ?? null],
  ["people", ({ registration }) => registration.company?.people ?? null],
  ["stage", ({ registration }) => registration.stage],
  ...workStages.map(
    (stage): Column<RegistrationInWork> => [
      `${stage.replace("-", "_")}_on`,
      ({ registration }) => registration.reached[stage] ?? null,
    ],
  ),
  ["next_actor", ({ registration }) => registration.actor],
  ["waiting_since", ({ registration }) => registration.waitingSince],
  ["awaited", ({ registration }) => registration.awaited ?? null],
  ["expected_on", ({ registration }) => registration.expectedOn ?? null],
  ["papers_arrived", ({ registration }) => registration.papers.filter(({ arrivedOn }) => arrivedOn).length],
  ["papers", ({ registration }) => registration.papers.length],
  [
    "work",
    ({ registration }) =>
      joined(registration.tasks.map((task) => [taskName(task), taskDone(task) ?? "open"].join(": "))),
  ],
  [
    "names",
    ({ registration }) => joined(registration.names.map(({ name, outcome, on }) => `${name}: ${outcome} ${on}`)),
  ],
  ["incorporated_on", ({ registration }) => registration.incorporation?.date ?? null],
  ["company_number", ({ registration }) => registration.incorporation?.number ?? null],
  ["company_name", ({ registration }) => registration.incorporation?.name ?? null],
  ["filed", ({ registration }) => joined(Object.entries(registration.filed).map(([filing, on]) => `${filing}: ${on}`))],
];

function joined(texts: readonly string[]): string | null {
  return texts.join("; ") || null;
}

/** As a program reads it. */
export const registrationRecord = ({ enquiry, registration, startedAt }: RegistrationInWork) => ({
  enquiryId: enquiry.id,
  begunAt: offsetTime(new Date(startedAt)),
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  owner: enquiry.owner?.name ?? null,
  ...registration,
});
