import { Hono } from "hono";
import { z } from "zod";
import { day } from "../../domain/desk/fields.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import { pageName } from "../../domain/page-names.ts";
import { audited, type DeskContext, type DeskDeps, ownersOnly, query } from "../desk/routing.ts";
import { type Column, csvLines, toAttachment } from "../http/downloads.ts";
import { type NumbersOf, numberDimensions, rupeeKinds } from "./store.ts";

const usualDays = 30;

const countColumns: readonly Column<NumbersOf>[] = (
  [
    ["views", "views"],
    ["enquiries", "enquiries"],
    ["called_in_time", "kept"],
    ["called_late_or_not", "broken"],
    ["contacted", "contacted"],
    ["quoted", "quoted"],
    ["engaged", "engaged"],
    ["paid", "paid"],
  ] as const
).map(([head, what]) => [head, (row) => row[what] ?? null]);

const rupeeColumns = rupeeKinds.flatMap((kind) =>
  (["fee", "gst", "others"] as const).map(
    (whose): Column<NumbersOf> => [`${whose}_${kind}`, ({ rupees }) => rupees?.[kind][whose] ?? 0],
  ),
);

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
    .get("/numbers", ownersOnly, query(period), async (c) => {
      const { by, ...numbers } = await store.enquiries.numbers(...readPeriod(c.req.valid("query")));
      const named = (rows: typeof by.page) =>
        rows.map((row) => ({ ...row, label: row.name.startsWith("/") ? pageName(row.name) : undefined }));
      const owed = await store.enquiries.owed();
      return c.json({ ...numbers, owed, by: { ...by, page: named(by.page), tool: named(by.tool) } }, 200);
    })
    .get("/numbers.csv", ownersOnly, query(period.extend({ by: z.enum(numberDimensions) })), async (c) => {
      const { by, ...given } = c.req.valid("query");
      const [from, until] = readPeriod(given);
      const numbers = await audited(deps, c, `numbers by ${by}`, () => store.enquiries.numbers(from, until));
      const lines = csvLines([[by, ({ name }) => name], ...countColumns, ...rupeeColumns], numbers.by[by]);
      return c.body((await Array.fromAsync(lines)).join(""), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": toAttachment(
          `numbers-by-${by}-${localDay(from)}-to-${localDay(new Date(until.getTime() - 1))}.csv`,
        ),
      });
    });
}
