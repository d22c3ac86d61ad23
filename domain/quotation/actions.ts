import { z } from "zod";
import { key, noteText, version } from "../desk/fields.ts";
import { draftSchema } from "./model.ts";
import { quotationLimits } from "./number-and-limits.ts";

/** What can be done to the quotations of an enquiry. `revision` is the one that whoever acts has seen. */
export const quotationActions = {
  /** From the plan, from what the advisor says about it, or as the next version of one that was sent. */
  begin: z.object({
    ...draftSchema.pick({ basis: true, services: true, place: true }).shape,
    replacesId: z.string().max(60).optional(),
  }),
  change: z.object({ revision: version, draft: draftSchema }),
  discard: z.object({ revision: version }),
  send: z.object({ revision: version, key }),
  withdraw: z.object({ reason: noteText(quotationLimits.reason) }),
};
type Actions = typeof quotationActions;

/** As a page sends it; `key` is added then. */
export type QuotationActionSent = {
  [Kind in keyof Actions]: { kind: Kind } & Omit<z.input<Actions[Kind]>, "key"> &
    (Kind extends "begin" ? unknown : { id: string });
}[keyof Actions];
