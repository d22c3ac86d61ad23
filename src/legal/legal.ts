import { privacy as privacyRecord } from "../../content/privacy.ts";
import { checked } from "../../content/schemas/checked.ts";
import { legalDocumentSchema } from "../../content/schemas/legal.ts";
import { terms as termsRecord } from "../../content/terms.ts";

export const terms = checked("content/terms.ts", legalDocumentSchema, termsRecord);
export const privacy = checked("content/privacy.ts", legalDocumentSchema, privacyRecord);
