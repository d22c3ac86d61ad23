import { calendarPage as record } from "../../content/calendar-page.ts";
import { checked } from "../checked.ts";
import { calendarPageSchema } from "./calendar-page.schema.ts";

export const calendarPage = checked("content/calendar-page.ts", calendarPageSchema, record);
