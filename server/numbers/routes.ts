import { Hono } from "hono";
import { z } from "zod";
import { day } from "../../domain/desk/fields.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import { pageName } from "../../domain/page-names.ts";
import { audited, type DeskContext, type DeskDeps, isOwner, ownersOnly, query } from "../desk/routing.ts";
import { type Column, csvLines, toAttachment } from "../http/downloads.ts";
import { type Funnel, type Numbers, type NumbersOf, numberDimensions } from "./store.ts";

const usualDays = 30;

const tables = [...numberDimensions, "total", "day", "month", "service", "first-call"] as const;

const funnelCsv = (["views", "enquiries", "contacted", "quoted", "engaged", "paid"] as const).map(
  (head): Column<Funnel> => [head, (funnel) => funnel[head]],
);

const rupeesCsv: readonly Column<Pick<NumbersOf, "rupees">>[] = [
  ["rupees_quoted", ({ rupees }) => rupees?.quoted ?? 0],
  ["rupees_accepted", ({ rupees }) => rupees?.accepted ?? 0],
  ["rupees_received", ({ rupees }) => rupees?.received ?? 0],
];

function numberLines(
  { total, perDay, perMonth, perService, by: groups, firstCall }: Numbers,
  by: (typeof tables)[number],
) {
  if (by === "day") {
    return csvLines(
      [
        ["day", ({ day }) => day],
        ["views", ({ views }) => views],
        ["enquiries", ({ enquiries }) => enquiries],
      ],
      perDay,
    );
  }
  if (by === "month") {
    return csvLines(
      [
        ["month", ({ month }) => month],
        ["rupees_received", ({ received }) => received],
      ],
      perMonth,
    );
  }
  if (by === "first-call") {
    return csvLines(
      [
        ["median_minutes", ({ medianMinutes }) => medianMinutes],
        ["called_in_time", ({ kept }) => kept],
        ["called_late_or_not", ({ broken }) => broken],
      ],
      [firstCall],
    );
  }
  if (by === "service") {
    const name: Column<(typeof perService)[number]> = [by, (row) => row.name];
    return csvLines([name, ...rupeesCsv, ["rupees_returned", ({ rupees }) => rupees.returned]], perService);
  }
  if (by === "total") return csvLines(funnelCsv, [total]);
  const name: Column<NumbersOf> = [by, (row) => row.name];
  return csvLines([name, ...funnelCsv, ...(by === "caller" ? rupeesCsv : [])], groups[by]);
}

/** For those who are no owners: how the work goes, and not what it brings. */
const withoutRupees = ({ by, ...numbers }: Numbers) => ({
  ...numbers,
  rupees: null,
  perMonth: [],
  perService: [],
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
      return c.body((await Array.fromAsync(numberLines(numbers, by))).join(""), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": toAttachment(
          `numbers-by-${by}-${localDay(from)}-to-${localDay(new Date(until.getTime() - 1))}.csv`,
        ),
      });
    });
}
