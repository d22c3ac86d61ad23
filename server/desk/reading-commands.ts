import { existsSync, writeFileSync } from "node:fs";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { newsletterActions } from "../../domain/forms/newsletter.ts";
import { localTime } from "../../domain/india/local-time.ts";
import { published } from "../published.ts";
import type { Delivery, Store, Submission, SubmissionKind } from "../store/contract.ts";
import type { StoreCommand } from "./command.ts";
import { startOfDay } from "./dates.ts";
import { DeskError, UsageError } from "./errors.ts";
import { registrationCells, registrationHeads, registrationRecord } from "./export-registrations.ts";
import { exportCells, exportHeads, withOffsets } from "./export-rows.ts";
import { completeId } from "./ids.ts";
import { printRecords } from "./print-records.ts";
import { leadStats } from "./stats.ts";
import { barChart, textTable, visible } from "./terminal-text.ts";

const kindsByPlural: Record<string, SubmissionKind> = {
  leads: "lead",
  applications: "application",
  subscribers: "subscriber",
};

export function parseKind(word: string): SubmissionKind {
  const kind = Object.hasOwn(kindsByPlural, word) ? kindsByPlural[word] : undefined;
  if (!kind) throw new UsageError(`"${word}" is none of ${Object.keys(kindsByPlural).join(", ")}.`);
  return kind;
}

const since = { type: "string", about: "only what came on or after this day, such as 2026-01-31" } as const;
const parseSince = (given: unknown) => (typeof given === "string" ? startOfDay(given) : undefined);
const when = (iso: string) => localTime(new Date(iso));

export const list: StoreCommand = {
  needs: "store",
  usage: "list [leads|applications|subscribers]",
  summary: "the newest enquiries, applications and subscribers",
  options: { since, limit: { type: "string", about: "how many, 20 if not given" } },
  positionals: [0, 1],
  async run({ store, print }, { positionals: [plural], options }) {
    const limit = Number(options.limit ?? 20);
    if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) throw new UsageError("--limit must be 1 to 10000.");
    const kind = plural ? parseKind(plural) : undefined;
    const rows = await store.desk.list({ kind, since: parseSince(options.since), limit });
    if (rows.length === 0) return print("Nothing yet.\n");
    await print(textTable(["RECEIVED", "KIND", "NAME", "EMAIL", "PHONE", "ABOUT", "CHECK", "ID"], rows.map(listLine)));
  },
};

function listLine(row: Submission): string[] {
  const person = row.kind === "subscriber" ? ["", row.email, ""] : [row.name, row.email, row.phone];
  const about =
    row.kind === "lead" ? (row.offer ?? row.page ?? "") : row.kind === "application" ? row.position : row.status;
  return [
    when(row.createdAt),
    row.kind,
    ...person,
    about,
    `${row.spam ? "SPAM " : ""}${row.suspect.join(" ")}`,
    row.id,
  ];
}

export const show: StoreCommand = {
  needs: "store",
  usage: "show ID",
  summary: "everything about one of them, and how its mail went",
  positionals: [1, 1],
  async run({ store, print }, { positionals: [id] }) {
    const found = await store.desk.show(await completeId(store, id!));
    if (!found) throw new DeskError(`Nothing has the id ${id}.`);
    const { kind, ...facts } = withOffsets(published(found.submission));
    const lines = Object.entries(facts)
      .filter(([name]) => name !== "companyPlan" && name !== "work")
      .map(([name, value]) => `${name}: ${visible(shown(value))}\n`);
    await print(`${kind}\n${lines.join("")}${planLines(found.submission)}\n${deliveryTable(found.deliveries)}`);
    if (found.submission.kind === "lead") await print(await workLines(store, found.submission.id));
  },
};

function planLines(submission: Submission): string {
  if (submission.kind !== "lead" || !submission.companyPlan) return "";
  const { plan, dropped } = submission.companyPlan;
  const lines = describePlan(plan).map(([label, value]) => `  ${label}: ${visible(value)}\n`);
  if (dropped.length > 0) lines.push(`  could not be read: ${visible(dropped.join(", "))}\n`);
  return `company plan:\n${lines.join("")}`;
}

/** What was done about an enquiry, oldest first. */
async function workLines(store: Store, id: string): Promise<string> {
  const found = await store.enquiries.detail(id);
  if (!found) return "";
  const { status, closedReason, owner, dueAt, followUpOn } = found.enquiry;
  const facts = [
    `status: ${status}${closedReason ? ` (${closedReason})` : ""}`,
    `owner: ${owner ? visible(owner.name) : "nobody"}`,
    `call due: ${dueAt ? when(dueAt) : ""}`,
    `follow up on: ${followUpOn ?? ""}`,
  ];
  const rows = found.events.map(({ id: _, at, by, type, ...data }) => [
    when(at),
    by.name,
    type,
    Object.entries(data)
      .flatMap(([name, value]) => (value ? [value === true ? name : value] : []))
      .join(", "),
  ]);
  const table = rows.length > 0 ? `\n${textTable(["WHEN", "WHO", "WHAT", "DETAILS"], rows)}` : "";
  return `\n${facts.join("\n")}\n${table}`;
}

const shown = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);

export const deliveryTable = (deliveries: readonly Delivery[]): string =>
  textTable(
    ["DELIVERY", "CHANNEL", "FOR", "STATE", "ATTEMPTS", "NEXT", "LAST ERROR"],
    deliveries.map((each) => [
      each.id,
      each.channel,
      each.purpose,
      each.state,
      String(each.attempts),
      each.state === "waiting" ? when(each.dueAt) : "",
      each.lastError ?? "",
    ]),
  );

export const exportCommand: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "export leads|applications|subscribers|registrations",
  summary: "all of a kind as CSV or JSON on standard output",
  details:
    "CSV cells that a spreadsheet would run as a formula are led by an apostrophe. Times are India's, with their offset.\n" +
    "Save it with: npm run --silent desk -- export leads > leads.csv",
  options: {
    format: { type: "string", about: "csv (the default) or json" },
    since,
    links: {
      type: "boolean",
      about: "for subscribers: a new unsubscribe link for each confirmed one, for your next mail",
    },
    excel: { type: "boolean", about: "mark the CSV as UTF-8 in the way Excel expects" },
  },
  positionals: [1, 1],
  async run({ store, env, print }, { positionals: [plural], options }): Promise<void> {
    const from = parseSince(options.since);
    if (plural === "registrations") {
      if (options.links) throw new UsageError("--links is for subscribers.");
      const rows = await store.registrations.all(from);
      return printRecords(print, options, {
        rows,
        heads: registrationHeads,
        cells: registrationCells,
        record: registrationRecord,
      });
    }
    const kind = parseKind(plural!);
    const link = options.links ? unsubscribeLinks(store, kind, env.SITE_URL) : undefined;
    const owners = await store.people.names();
    await printRecords(print, options, {
      rows: store.desk.export(kind, from),
      heads: [...exportHeads[kind], ...(link ? ["unsubscribe_url"] : [])],
      cells: async (row) => [...exportCells(row, owners), ...(link ? [await link(row)] : [])],
      record: async (row) => {
        const record = withOffsets(published(row));
        return link ? { ...record, unsubscribeUrl: await link(row) } : record;
      },
    });
  },
};

/** Secrets of earlier links are kept as hashes only, so each link is a new one; the earlier ones stay good. */
function unsubscribeLinks(store: Store, kind: SubmissionKind, siteUrl: string | undefined) {
  if (kind !== "subscriber") throw new UsageError("--links is for subscribers.");
  if (!siteUrl) throw new UsageError("--links needs SITE_URL: the links begin with it.");
  return async (row: Submission): Promise<string | null> => {
    if (row.kind !== "subscriber" || row.status !== "confirmed") return null;
    const tokens = await store.issueNewsletterTokens(row.id);
    return tokens ? new URL(`${newsletterActions.unsubscribe}?token=${tokens.unsubscribeToken}`, siteUrl).href : null;
  };
}

export const resume: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "resume ID --out FILE",
  summary: "the résumé of an application into a file",
  options: { out: { type: "string", about: "the file to write; it must not exist" } },
  positionals: [1, 1],
  async run({ store, print }, { positionals: [id], options }) {
    const file = options.out;
    if (typeof file !== "string" || !file) throw new UsageError("Say where to write it: --out FILE.");
    const found = await store.desk.resume(await completeId(store, id!));
    if (!found) throw new DeskError(`No application has the id ${id}.`);
    if (existsSync(file)) throw new DeskError(`${file} exists already. Choose another name.`);
    writeFileSync(file, found.bytes, { flag: "wx", mode: 0o600 });
    await print(`Wrote ${visible(found.fileName)} (${found.bytes.byteLength} bytes) to ${file}.\n`);
  },
};

const usualDays = 30;

export const stats: StoreCommand = {
  needs: "store",
  usage: "stats",
  summary: "leads per day, status, page, plan and source; company plans per structure and state",
  options: { since },
  positionals: [0, 0],
  async run({ store, print, now }, { options }) {
    const found = await leadStats(store.desk.leadFacts(parseSince(options.since)), now);
    const applications = await store.desk.count("application", parseSince(options.since));
    const totals = [
      ["Leads", found.total],
      ["of them to check", found.suspect],
      ["of them spam", found.spam],
      ["Applications", applications],
    ] as const;
    await print(
      textTable(
        ["WHAT", "NUMBER"],
        totals.map(([what, number]) => [what, String(number)]),
      ),
    );
    for (const [title, counts] of [
      options.since
        ? (["Leads per day", found.perDay] as const)
        : ([`Leads per day, last ${usualDays} days`, found.perDay.slice(-usualDays)] as const),
      ["Leads per status", found.perStatus],
      ["Leads per page", found.perPage],
      ["Leads per plan", found.perOffer],
      ["Leads per source (utm_source)", found.perSource],
      ["Company plans per structure", found.perStructure],
      ["Company plans per state of the office", found.perState],
    ] as const) {
      await print(`\n${barChart(title, counts)}`);
    }
  },
};
