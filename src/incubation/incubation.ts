import { incubation as record } from "../../content/incubation.ts";
import { checked } from "../checked.ts";
import { incubationSchema } from "./incubation.schema.ts";

export const incubation = checked("content/incubation.ts", incubationSchema, record);
