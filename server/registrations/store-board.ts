import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { addDays, type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { heldName, lapsesSoon, needsUs, nextDue } from "../../domain/registration/due.ts";
import { daysOpenAfterEnd, missingPapers, type Registration } from "../../domain/registration/registration.ts";
import { readAccounts } from "../payments/store.ts";
import { parseCompanyPlan } from "../store/rows.ts";
import type { Db } from "../store/tables.ts";
import type { BoardRow } from "./store-contract.ts";
import { toRegistration } from "./store-rows.ts";

/** More than three people can work on. */
const longestBoard = 500;

/** The longest waiting first. Few queries: a board is asked for again with each change. */
export async function readBoard(db: Db, now: Date): Promise<BoardRow[]> {
  const today = dateInIndia(now.getTime());
  const rows = await db
    .selectFrom("registrations")
    .innerJoin("leads", "leads.id", "registrations.enquiryId")
    .leftJoin("people", "people.id", "leads.ownerId")
    .selectAll("registrations")
    .select(["leads.name", "leads.phone", "leads.status", "leads.companyName", "leads.companyPlan", "leads.ownerId"])
    .select("leads.version as leadVersion")
    .select("people.name as ownerName")
    .where("leads.status", "!=", "closed")
    .where((column) =>
      column.or([column("stage", "!=", "complete"), column("waitingSince", ">=", addDays(today, -daysOpenAfterEnd))]),
    )
    .orderBy("waitingSince")
    .orderBy("enquiryId")
    .limit(longestBoard)
    .execute();
  const accounts = await readAccounts(
    db,
    rows.map(({ enquiryId, status, stage }) => ({ id: enquiryId, status, stage })),
  );
  return rows.map((row): BoardRow => {
    const registration = toRegistration(row);
    return {
      enquiry: {
        id: row.enquiryId,
        name: row.name,
        phone: row.phone,
        status: row.status,
        owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? "" } : null,
        version: row.leadVersion,
      },
      companyName: nameOf(registration) ?? row.companyName,
      ...boardFacts(registration, parseCompanyPlan(row.companyPlan)?.plan, today),
      account: accounts.get(row.enquiryId)!,
    };
  });
}

/** What the board shows of the registration itself. */
export function boardFacts(registration: Registration, plan: CompanyPlan | undefined, today: CalendarDate) {
  const { company, stage, reached, actor, awaited, papers, names, waitingSince } = registration;
  const due = nextDue(registration, plan, today);
  const held = heldName(registration);
  const isRefused = stage === "name" && names.length > 0 && names.every(({ outcome }) => outcome === "refused");
  return {
    form: company.form,
    state: company.state ?? null,
    stage,
    since: reached[stage] ?? waitingSince,
    actor,
    waitingSince,
    awaited: awaited ?? (isRefused ? `${names.at(-1)!.name} was refused` : null),
    papers: { arrived: papers.length - missingPapers(papers).length, all: papers.length },
    due: due ?? null,
    nameUntil: held && lapsesSoon(held.until, today) ? held.until : null,
    needsUs: needsUs(registration, due, today),
  };
}

const nameOf = ({ incorporation, names }: Registration): string | undefined =>
  incorporation?.name ?? names.find(({ outcome }) => outcome === "approved")?.name;
