/** Named by pages, links and the plan, which do not all load the words of the pages. */
export const calendarPath = "/compliance-calendar";
