import { z } from "zod";
import { buttonSchema, list, questionSchema, text as words } from "./text.ts";

export const calendarPageSchema = z.object({
  heading: words(40),
  text: words(260),
  browseLabel: words(40),
  /** After the number of items. */
  summary: words(40),
  myCalendar: z.object({
    heading: words(40),
    text: words(160),
    /** What happens to the answers. */
    privacy: words(260),
    waiting: words(60),
    /** What the visitor gets, while the place of the next date is still empty. */
    gives: list(words(100)),
    noScript: words(200),
  }),
  list: z.object({
    heading: words(60),
    text: words(120),
    /** Shown while one category, or one month, is chosen. */
    categoryHint: words(120),
    monthHint: words(120),
    emptyHeading: words(60),
    emptyText: words(160),
    clearLabel: words(30),
  }),
  notice: z.object({ title: words(40), paragraphs: list(words(320)), changesLabel: words(60) }),
  questionsHeading: words(60),
  questions: list(questionSchema),
  closing: z.object({ heading: words(60), text: words(160), offers: buttonSchema }),
});

export type CalendarPage = z.infer<typeof calendarPageSchema>;
