import { privacy as privacyRecord } from "../../content/privacy.ts";
import { terms as termsRecord } from "../../content/terms.ts";
import { checked } from "../checked.ts";
import { legalDocumentSchema } from "./legal.schema.ts";

export const terms = checked("content/terms.ts", legalDocumentSchema, termsRecord);
export const privacy = checked("content/privacy.ts", legalDocumentSchema, privacyRecord);
