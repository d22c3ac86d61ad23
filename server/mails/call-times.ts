import type { TimeSpan } from "../../domain/desk/call-times.ts";
import { clockTime, weekdayAndDate } from "./times.ts";

/** '10:00 to 12:00' */
export const clockSpan = ({ from, until }: TimeSpan): string => `${clockTime(from)} to ${clockTime(until)}`;

/** 'Monday 16 November, 10:00 to 12:00' */
export const describeTime = (span: TimeSpan): string => `${weekdayAndDate(span.from)}, ${clockSpan(span)}`;
