import { Hono } from "hono";
import { z } from "zod";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { csvLine } from "../desk/csv.ts";
import { toAttachment } from "../http/attachment.ts";
import { type NumberDimension, numberDimensions } from "../store/desk/contract.ts";
import { audited } from "./audited.ts";
import type { DeskContext, DeskDeps } from "./context.ts";
import { day, query } from "./input.ts";

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;

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
    .get("/numbers", query(period), async (c) =>
      c.json(await store.enquiries.numbers(...readPeriod(c.req.valid("query"))), 200),
    )
    .get("/numbers.csv", query(period.extend({ by: z.enum([...numberDimensions, "day"]) })), async (c) => {
      const { by, ...given } = c.req.valid("query");
      const [from, until] = readPeriod(given);
      const numbers = await audited(deps, c, `numbers by ${by}`, () => store.enquiries.numbers(from, until));
      const lines =
        by === "day"
          ? [
              ["day", "views", "enquiries"],
              ...numbers.perDay.map(({ day, views, enquiries }) => [day, views, enquiries]),
            ]
          : [
              [by, "views", "enquiries", "contacted", "quoted", "engaged"],
              ...numbers.by[by as NumberDimension].map((row) => [
                row.name,
                row.views,
                row.enquiries,
                row.contacted,
                row.quoted,
                row.engaged,
              ]),
            ];
      return c.body(lines.map(csvLine).join(""), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": toAttachment(
          `numbers-by-${by}-${localDay(from)}-to-${localDay(new Date(until.getTime() - 1))}.csv`,
        ),
      });
    });
}
