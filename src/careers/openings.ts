import { careers as careersRecord, openings as openingRecords } from "../../content/careers.ts";
import { checked } from "../checked.ts";
import { exactly } from "../words.schema.ts";
import { careersSchema, openingSchema } from "./opening.schema.ts";

const file = "content/careers.ts";

export const openings = checked(file, exactly(2, openingSchema), openingRecords);
export const careers = checked(file, careersSchema, careersRecord);
