import { z } from "zod";
import type { Estimate } from "../../domain/company-plan/estimate.ts";
import { parseStoredPlan } from "../../domain/company-plan/written.ts";
import { closingReasons, enquirySources, enquiryStatuses } from "../../domain/desk/enquiry.ts";
import { byDetail } from "../../domain/forms/enquiry-fields.ts";
import type { Filing } from "../../domain/forms/filing.ts";
import { insertLead } from "../intake/store.ts";
import type { Engine } from "./engines/engine.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());

/** A lead as `export leads --format json` writes it, of this version or of one before the first release. */
export const exportedLead = z.object({
  id: z.string().min(1),
  createdAt: moment,
  form: z.enum(enquirySources),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  companyName: text,
  plan: text,
  companyPlan: z
    .object({ plan: z.unknown() })
    .nullish()
    .transform((value) => value && parseStoredPlan(JSON.stringify(value.plan))),
  estimate: z
    .unknown()
    .optional()
    .transform((value) => (value ?? undefined) as Estimate | undefined),
  page: text,
  utm: z.record(z.string(), z.string()),
  suspect: z.array(z.string()),
  ...byDetail(() => text),
  spam: z.boolean().optional(),
  filing: z
    .unknown()
    .optional()
    .transform((value) => (value ?? undefined) as Filing | undefined),
  work: z
    .object({
      status: z.enum(enquiryStatuses),
      closedReason: z.enum(closingReasons).nullable(),
      firstCallAt: moment.nullable(),
      dueAt: moment.nullable(),
      followUpOn: z.iso.date().nullable(),
    })
    .optional(),
});

export type ExportedLead = z.infer<typeof exportedLead>;

/** All of them or none; those that are here already stay as they are. Nothing is mailed. Returns how many are new. */
export async function importLeads(engine: Engine, leads: readonly ExportedLead[]): Promise<number> {
  return engine.longWrite(async (db) => {
    let added = 0;
    for (const { id, createdAt, plan: offer, companyPlan, work, spam, ...rest } of leads) {
      const known = await db.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
      if (known) continue;
      await insertLead(db, { ...rest, offer, companyPlan: companyPlan ?? undefined }, id, createdAt, work);
      // Somebody has looked at it: it stays what they said.
      if (spam === false) await db.updateTable("leads").set({ spamScore: 0 }).where("id", "=", id).execute();
      added++;
    }
    return added;
  });
}
