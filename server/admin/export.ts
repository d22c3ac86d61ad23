import { newsletterActions } from "../../domain/forms/newsletter.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import { exportCells, exportHeads, withOffsets } from "../enquiries/export.ts";
import { type Cell, csvLine } from "../http/downloads.ts";
import { published } from "../mail/webhook.ts";
import { paymentCells, paymentHeads, paymentRecord } from "../payments/export.ts";
import { quotationCells, quotationHeads, quotationRecord } from "../quotations/export.ts";
import { registrationCells, registrationHeads, registrationRecord } from "../registrations/export.ts";
import { listAudit } from "../store/audit.ts";
import type { Store } from "../store/open.ts";
import type { Submission, SubmissionKind } from "../store/records.ts";
import { type StoreCommand, type StoreSetup, startOfDay, UsageError } from "./command.ts";

interface Records<Row> {
  rows: AsyncIterable<Row> | Iterable<Row>;
  heads: readonly string[];
  cells(row: Row): Cell[] | Promise<Cell[]>;
  /** As a program reads it. */
  record(row: Row): object | Promise<object>;
}

type Print = <Row>(records: Records<Row>) => Promise<void>;
type Exporting = Pick<StoreSetup, "store" | "engine" | "env"> & { since: Date | undefined; links: boolean };

const submissions =
  (kind: SubmissionKind) =>
  async ({ store, env, since, links }: Exporting, print: Print): Promise<void> => {
    const link = links ? unsubscribeLinks(store, env.SITE_URL) : undefined;
    const owners = await store.people.names();
    await print({
      rows: store.administration.export(kind, since),
      heads: [...exportHeads[kind], ...(link ? ["unsubscribe_url"] : [])],
      cells: async (row) => [...exportCells(row, owners), ...(link ? [await link(row)] : [])],
      record: async (row) => {
        const record = withOffsets(published(row));
        return link ? { ...record, unsubscribeUrl: await link(row) } : record;
      },
    });
  };

/** What can be exported, by the word that is typed. */
const exports: Record<string, (exporting: Exporting, print: Print) => Promise<void>> = {
  leads: submissions("lead"),
  applications: submissions("application"),
  subscribers: submissions("subscriber"),
  quotations: ({ store, since }, print) =>
    print({
      rows: store.quotations.sent(since),
      heads: quotationHeads,
      cells: quotationCells,
      record: quotationRecord,
    }),
  payments: ({ store, since }, print) =>
    print({ rows: store.payments.all(since), heads: paymentHeads, cells: paymentCells, record: paymentRecord }),
  registrations: ({ store, since }, print) =>
    print({
      rows: store.registrations.all(since),
      heads: registrationHeads,
      cells: registrationCells,
      record: registrationRecord,
    }),
  "site-changes": ({ store, since }, print) =>
    print({
      rows: store.siteChanges.all(since),
      heads: ["at", "by", "file", "before", "after"],
      cells: ({ at, byName, file, before, after }) => [offsetTime(new Date(at)), byName, file, before, after],
      record: withOffsets,
    }),
  audit: async ({ engine }, print) =>
    print({
      rows: await listAudit(engine),
      heads: ["at", "who", "command", "outcome"],
      cells: ({ createdAt, who, command, outcome }) => [offsetTime(new Date(createdAt)), who, command, outcome],
      record: withOffsets,
    }),
};

export const exportCommand: StoreCommand = {
  needs: "store",
  audited: true,
  usage: `export ${Object.keys(exports).join("|")}`,
  summary: "all of a kind as CSV or JSON on standard output",
  details:
    "CSV cells that a spreadsheet would run as a formula are led by an apostrophe. Times are India's, with their offset.\n" +
    "Save it with: npm run --silent desk -- export leads > leads.csv",
  options: {
    format: { type: "string", about: "csv (the default) or json" },
    since: { type: "string", about: "only what came or was sent on or after this day, such as 2026-01-31" },
    links: {
      type: "boolean",
      about: "for subscribers: a new unsubscribe link for each confirmed one, for your next mail",
    },
    excel: { type: "boolean", about: "mark the CSV as UTF-8 in the way Excel expects" },
  },
  positionals: [1, 1],
  async run({ print, ...setup }, { positionals: [word], options }) {
    const run = Object.hasOwn(exports, word!) ? exports[word!] : undefined;
    if (!run) throw new UsageError(`"${word}" is none of ${Object.keys(exports).join(", ")}.`);
    if (options.links && word !== "subscribers") throw new UsageError("--links is for subscribers.");
    const since = typeof options.since === "string" ? startOfDay(options.since) : undefined;
    await run({ ...setup, since, links: options.links === true }, (records) => printRecords(print, options, records));
  },
};

/** Secrets of earlier links are kept as hashes only, so each link is a new one; the earlier ones stay good. */
function unsubscribeLinks(store: Store, siteUrl: string | undefined) {
  if (!siteUrl) throw new UsageError("--links needs SITE_URL: the links begin with it.");
  return async (row: Submission): Promise<string | null> => {
    if (row.kind !== "subscriber" || row.status !== "confirmed") return null;
    const tokens = await store.issueNewsletterTokens(row.id);
    return tokens ? new URL(`${newsletterActions.unsubscribe}?token=${tokens.unsubscribeToken}`, siteUrl).href : null;
  };
}

/** A list as CSV or JSON, row by row: there may be more than fit into memory. */
async function printRecords<Row>(
  print: (text: string) => Promise<void>,
  { format = "csv", excel }: Record<string, string | boolean | undefined>,
  { rows, heads, cells, record }: Records<Row>,
): Promise<void> {
  if (format === "csv") {
    await print((excel ? "\ufeff" : "") + csvLine(heads));
    for await (const row of rows) await print(csvLine(await cells(row)));
    return;
  }
  if (format !== "json") throw new UsageError(`--format must be csv or json, not "${format}".`);
  let before = "[";
  for await (const row of rows) {
    await print(`${before}\n${JSON.stringify(await record(row))}`);
    before = ",";
  }
  await print(before === "[" ? "[]\n" : "\n]\n");
}
