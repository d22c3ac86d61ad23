import { incubation as record } from "../../content/incubation.ts";
import { checked } from "../../content/schemas/checked.ts";
import { incubationSchema } from "../../content/schemas/incubation.ts";

export const incubation = checked("content/incubation.ts", incubationSchema, record);
