export { calendarPage } from "../../content/calendar-page.ts";
