import { careers as careersRecord, openings as openingRecords } from "../../content/careers.ts";
import { checked } from "../../content/schemas/checked.ts";
import { careersSchema, openingSchema } from "../../content/schemas/opening.ts";
import { exactly } from "../../content/schemas/text.ts";

const file = "content/careers.ts";

export const openings = checked(file, exactly(2, openingSchema), openingRecords);
export const careers = checked(file, careersSchema, careersRecord);
