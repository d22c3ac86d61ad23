import { Hono } from "hono";
import { etag } from "hono/etag";
import { type AnswerErrors, addressKey, calendarFields, parseProfile } from "../../domain/compliance/answers.ts";
import { calendarFile, calendarFileName } from "../../domain/compliance/calendar-file.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import type { AppContext } from "./context.ts";
import { type RateLimit, RateLimiter, readNetworks } from "./rate-limit.ts";

const calendarPath = "/api/calendar.ics";

/** Many people poll from behind one address: an office, a mobile network, a calendar company. */
export const calendarRate: RateLimit = { burst: 120, windowMs: 10 * 60_000 };

export interface CalendarDeps {
  /** The date in India. */
  today(): CalendarDate;
}

function describeErrors(errors: AnswerErrors): string {
  const lines = calendarFields
    .filter((field) => errors[field])
    .map((field) => `${addressKey(field)}: ${errors[field]}.`);
  return ["This calendar address is not complete.", ...lines, ""].join("\n");
}

/** The subscription address: the profile of My calendar in, a calendar file out. Calendar programs poll it. */
export const calendarRoutes = (deps: CalendarDeps) =>
  new Hono().get(calendarPath, etag(), (context) => {
    const parsed = parseProfile(new URL(context.req.url).searchParams);
    if (!parsed.ok) return context.text(describeErrors(parsed.errors), 400, { "Cache-Control": "no-store" });
    return context.body(calendarFile(parsed.profile, deps.today()), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${calendarFileName}"`,
      "Cache-Control": "public, max-age=3600",
      "X-Robots-Tag": "noindex",
    });
  });

/** Asks an address that polls without pause to wait. */
export function limitCalendar() {
  const rate = new RateLimiter(calendarRate);
  return new Hono<AppContext>().use(calendarPath, async (c, next) => {
    const wait = rate.take(readNetworks(c), c.var.deps.now());
    if (wait === 0) return next();
    return c.text("Too many requests. Please wait a little.\n", 429, { "retry-after": String(wait) });
  });
}
