import { about as aboutRecord, partners as partnersRecord } from "../../content/company.ts";
import { checked } from "../../content/schemas/checked.ts";
import { aboutSchema, partnersSchema } from "../../content/schemas/company.ts";

const file = "content/company.ts";

export const about = checked(file, aboutSchema, aboutRecord);
export const partners = checked(file, partnersSchema, partnersRecord);
