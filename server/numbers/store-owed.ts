import { sql } from "kysely";
import type { WorkStage } from "../../content/schemas/registration-stage.ts";
import type { EnquiryStatus } from "../../domain/desk/enquiry.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { owedSince } from "../../domain/payments/account.ts";
import type { DuePart } from "../../domain/payments/due.ts";
import type { Registration } from "../../domain/registration/registration.ts";
import { readAccounts } from "../payments/store-read.ts";
import { readDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";

/** What a client owes now; of a range its lower end. */
export interface Owed {
  id: string;
  name: string;
  /** With its GST. */
  fee: number;
  /** Charges of others. */
  others: number;
  /** They are a range, or a line of them has no figure yet. */
  isLeast: boolean;
  since: CalendarDate;
}

interface Agreed {
  id: string;
  name: string;
  status: EnquiryStatus;
  stage: WorkStage | null;
  content: string | null;
  acceptedAt: string;
}

/** Whoever owes something, the longest first. Of what is complete only the accounts of those are made who have paid less than it came to. */
export const readOwed = (engine: Engine): Promise<Owed[]> =>
  engine.read(async (db) => {
    const { rows } = await sql<Agreed>`
      select leads.id, leads.name, leads.status, registrations.stage, registrations.content, accepted_at
      from (select enquiry_id, max(accepted_at) as accepted_at, max(rupees) as rupees from quotations
        where accepted_at is not null group by enquiry_id) as agreed
      inner join leads on leads.id = agreed.enquiry_id
      left join registrations on registrations.enquiry_id = agreed.enquiry_id
      where leads.status <> 'closed' and (registrations.stage is null or registrations.stage <> 'complete'
        or agreed.rupees + coalesce((select sum(rupees) from outgoings where enquiry_id = leads.id and kind <> 'kept'), 0)
          > coalesce((select sum(rupees + tds) from payments where enquiry_id = leads.id), 0))`.execute(db);
    const subjects = rows.map(({ id, status, stage }) => ({ id, status, stage: stage ?? undefined }));
    const accounts = await readAccounts(db, subjects);
    return rows
      .flatMap(({ id, name, content, acceptedAt }) => {
        const { owed, atLeast, charges } = accounts.get(id)!;
        if (owed.length === 0) return [];
        const reached = content === null ? {} : readDocument<Pick<Registration, "reached">>(content).reached;
        const of = (isCharge: boolean) =>
          owed.reduce((sum, { what, amount }) => sum + ((what === "charges") === isCharge ? amount.from : 0), 0);
        const since = owedSince(owed, reached, dateInIndia(Date.parse(acceptedAt)));
        const isRange = ({ what, amount: { from, to } }: DuePart) => what === "charges" && (atLeast || from !== to);
        const isLeast = charges === null && owed.some(isRange);
        return [{ id, name, fee: of(false), others: of(true), isLeast, since }];
      })
      .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : b.fee + b.others - a.fee - a.others));
  });
