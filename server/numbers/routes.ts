import { Hono } from "hono";
import { z } from "zod";
import { day } from "../../domain/desk/fields.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import { pageName } from "../../domain/page-names.ts";
import { audited, type DeskContext, type DeskDeps, isOwner, ownersOnly, query } from "../desk/routing.ts";
import { type Funnel, type Numbers, type NumbersOf, numberDimensions } from "../enquiries/store-contract.ts";
import { type Cell, csvLine, toAttachment } from "../http/downloads.ts";

const usualDays = 30;

const tables = [...numberDimensions, "total", "day", "month", "first-call"] as const;

function csvLines({ total, perDay, perMonth, by: groups, firstCall }: Numbers, by: (typeof tables)[number]): Cell[][] {
  if (by === "day")
    return [["day", "views", "enquiries"], ...perDay.map(({ day, views, enquiries }) => [day, views, enquiries])];
  if (by === "month")
    return [["month", "rupees_received"], ...perMonth.map(({ month, received }) => [month, received])];
  if (by === "first-call") {
    const { medianMinutes, kept, broken } = firstCall;
    return [
      ["median_minutes", "called_in_time", "called_late_or_not"],
      [medianMinutes, kept, broken],
    ];
  }
  const heads = ["views", "enquiries", "contacted", "quoted", "engaged", "paid"] as const;
  const cells = (funnel: Funnel) => heads.map((head) => funnel[head]);
  if (by === "total") return [[...heads], cells(total)];
  if (by === "caller")
    return [
      [by, ...heads, "rupees_quoted", "rupees_accepted", "rupees_received"],
      ...groups.caller.map(({ name, rupees, ...funnel }) => [
        ...[name, ...cells(funnel)],
        ...[rupees?.quoted ?? 0, rupees?.accepted ?? 0, rupees?.received ?? 0],
      ]),
    ];
  return [[by, ...heads], ...groups[by].map(({ name, ...funnel }) => [name, ...cells(funnel)])];
}

/** For those who are no owners: how the work goes, and not what it brings. */
const withoutRupees = ({ by, ...numbers }: Numbers) => ({
  ...numbers,
  rupees: null,
  perMonth: [],
  by: { ...by, caller: by.caller.map(({ rupees: _, ...row }): NumbersOf => row) },
});

const period = z.object({ from: day.optional(), until: day.optional() });

export function numberRoutes(deps: DeskDeps) {
  const { store, now } = deps;

  /** Whole days where the business is; the last thirty if nothing is said. */
  function readPeriod({ from, until }: z.infer<typeof period>): [from: Date, until: Date] {
    const last = localMoment(until ?? localDay(now()));
    const first = from ? localMoment(from) : new Date(last.getTime() - (usualDays - 1) * dayMs);
    return [first, new Date(last.getTime() + dayMs)];
  }

  return new Hono<DeskContext>()
    .get("/numbers", query(period), async (c) => {
      const all = await store.enquiries.numbers(...readPeriod(c.req.valid("query")));
      const { by, ...numbers } = isOwner(c) ? all : withoutRupees(all);
      const named = (rows: typeof by.page) =>
        rows.map((row) => ({ ...row, label: row.name.startsWith("/") ? pageName(row.name) : undefined }));
      return c.json({ ...numbers, by: { ...by, page: named(by.page), tool: named(by.tool) } }, 200);
    })
    .get("/numbers.csv", ownersOnly, query(period.extend({ by: z.enum(tables) })), async (c) => {
      const { by, ...given } = c.req.valid("query");
      const [from, until] = readPeriod(given);
      const numbers = await audited(deps, c, `numbers by ${by}`, () => store.enquiries.numbers(from, until));
      return c.body(csvLines(numbers, by).map(csvLine).join(""), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": toAttachment(
          `numbers-by-${by}-${localDay(from)}-to-${localDay(new Date(until.getTime() - 1))}.csv`,
        ),
      });
    });
}
