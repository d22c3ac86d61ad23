import { newsletterActions } from "../../domain/forms/newsletter.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import { applicationCsv, leadCsv, subscriberCsv, withOffsets } from "../enquiries/export.ts";
import { type Column, csvLines, excelMark } from "../http/downloads.ts";
import { published } from "../mail/webhook.ts";
import { outgoingCsv, outgoingRecord, paymentCsv, paymentRecord } from "../payments/export.ts";
import { quotationCsv, quotationRecord } from "../quotations/export.ts";
import { registrationCsv, registrationRecord } from "../registrations/export.ts";
import { listAudit } from "../store/audit.ts";
import type { Store } from "../store/open.ts";
import type { Subscriber } from "../store/records.ts";
import { type StoreCommand, type StoreSetup, startOfDay, UsageError } from "./command.ts";

interface Records<Row> {
  rows: AsyncIterable<Row> | Iterable<Row>;
  columns: readonly Column<Row>[];
  /** As a program reads it. */
  record(row: Row): object;
}

type Print = <Row>(records: Records<Row>) => Promise<void>;
type Exporting = Pick<StoreSetup, "store" | "engine" | "env"> & { since: Date | undefined; links: boolean };

/** What can be exported, by the word that is typed. */
const exports: Record<string, (exporting: Exporting, print: Print) => Promise<void>> = {
  leads: async ({ store, since }, print) =>
    print({
      rows: store.administration.export("lead", since),
      columns: leadCsv(await store.people.names()),
      record: (lead) => withOffsets(published(lead)),
    }),
  applications: ({ store, since }, print) =>
    print({ rows: store.administration.export("application", since), columns: applicationCsv, record: withOffsets }),
  subscribers: ({ store, env, since, links }, print) => {
    const rows = store.administration.export("subscriber", since);
    if (!links) return print({ rows, columns: subscriberCsv, record: withOffsets });
    if (!env.SITE_URL) throw new UsageError("--links needs SITE_URL: the links begin with it.");
    return print({
      rows: withLinks(rows, store, env.SITE_URL),
      columns: [...subscriberCsv, ["unsubscribe_url", ({ unsubscribeUrl }) => unsubscribeUrl]],
      record: withOffsets,
    });
  },
  quotations: ({ store, since }, print) =>
    print({ rows: store.quotations.sent(since), columns: quotationCsv, record: quotationRecord }),
  payments: ({ store, since }, print) =>
    print({ rows: store.payments.all(since), columns: paymentCsv, record: paymentRecord }),
  outgoings: ({ store, since }, print) =>
    print({ rows: store.outgoings.all(since), columns: outgoingCsv, record: outgoingRecord }),
  registrations: ({ store, since }, print) =>
    print({ rows: store.registrations.all(since), columns: registrationCsv, record: registrationRecord }),
  "site-changes": ({ store, since }, print) =>
    print({
      rows: store.siteChanges.all(since),
      columns: [
        ["at", ({ at }) => offsetTime(new Date(at))],
        ["by", ({ byName }) => byName],
        ["file", ({ file }) => file],
        ["before", ({ before }) => before],
        ["after", ({ after }) => after],
      ],
      record: withOffsets,
    }),
  audit: async ({ engine }, print) =>
    print({
      rows: await listAudit(engine),
      columns: [
        ["at", ({ createdAt }) => offsetTime(new Date(createdAt))],
        ["who", ({ who }) => who],
        ["command", ({ command }) => command],
        ["outcome", ({ outcome }) => outcome],
      ],
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
async function* withLinks(rows: AsyncIterable<Subscriber>, store: Store, siteUrl: string) {
  for await (const row of rows) {
    const tokens = row.status === "confirmed" ? await store.issueNewsletterTokens(row.id) : undefined;
    const link = tokens && new URL(`${newsletterActions.unsubscribe}?token=${tokens.unsubscribeToken}`, siteUrl);
    yield { ...row, unsubscribeUrl: link?.href ?? null };
  }
}

/** A list as CSV or JSON, row by row: there may be more than fit into memory. */
async function printRecords<Row>(
  print: (text: string) => Promise<void>,
  { format = "csv", excel }: Record<string, string | boolean | undefined>,
  { rows, columns, record }: Records<Row>,
): Promise<void> {
  if (format === "csv") {
    for await (const line of csvLines(columns, rows, excel ? excelMark : "")) await print(line);
    return;
  }
  if (format !== "json") throw new UsageError(`--format must be csv or json, not "${format}".`);
  let before = "[";
  for await (const row of rows) {
    await print(`${before}\n${JSON.stringify(record(row))}`);
    before = ",";
  }
  await print(before === "[" ? "[]\n" : "\n]\n");
}
