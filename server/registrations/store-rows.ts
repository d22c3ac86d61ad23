import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import type { Registration } from "../../domain/registration/registration.ts";
import { enquiryById } from "../enquiries/store-rows.ts";
import { readDocument, toDocument } from "../store/documents.ts";
import type { Db, RegistrationRow } from "../store/tables.ts";
import type { RegistrationInWork } from "./store-contract.ts";

/** What lists need has columns of its own; the rest is one piece, read and written as a whole. */
export const toColumns = ({ stage, actor, waitingSince, expectedOn, ...content }: Registration) => ({
  stage,
  actor,
  waitingSince,
  expectedOn: expectedOn ?? null,
  content: toDocument(content),
});

export const toRegistration = ({
  stage,
  actor,
  waitingSince,
  expectedOn,
  content,
}: Pick<RegistrationRow, "stage" | "actor" | "waitingSince" | "expectedOn" | "content">): Registration => ({
  ...readDocument<Registration>(content),
  stage,
  actor,
  waitingSince: waitingSince as CalendarDate,
  expectedOn: (expectedOn ?? undefined) as CalendarDate | undefined,
});

export const registrationRow = (db: Db, enquiryId: string): Promise<RegistrationRow | undefined> =>
  db.selectFrom("registrations").selectAll().where("enquiryId", "=", enquiryId).executeTakeFirst();

export async function inWork(db: Db, row: RegistrationRow): Promise<RegistrationInWork | undefined> {
  const enquiry = await enquiryById(db, row.enquiryId);
  return enquiry && { enquiry, registration: toRegistration(row), startedAt: row.createdAt, version: row.version };
}
