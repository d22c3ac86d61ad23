import { calendarPage as record } from "../../content/calendar-page.ts";
import { calendarPageSchema } from "../../content/schemas/calendar-page.ts";
import { checked } from "../../content/schemas/checked.ts";

export const calendarPage = checked("content/calendar-page.ts", calendarPageSchema, record);
