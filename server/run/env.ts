import { z } from "zod";
import { retentionMonths } from "../../content/legal/retention.ts";
import type { StoreSettings } from "../store/contract.ts";
import { loopback } from "./own-desk.ts";

/** The settings of the server. An empty variable counts as one that is not set. */

const webAddress = (what: string) =>
  z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: `must be a web address ${what}`,
    abort: true,
  });

const addressWithScheme = (schemes: readonly string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `must look like ${example}`,
  });

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

const mailbox = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$|^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>$/;
const mailboxes = (value: string): boolean => value.split(",").every((one) => mailbox.test(one.trim()));

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(4321),
    HOST: z.string().default("127.0.0.1"),
    SITE_URL: webAddress("such as https://example.in")
      .refine((value) => new URL(value).pathname === "/" && !new URL(value).search, {
        error: "must be the site's origin alone, without a path",
        abort: true,
      })
      .transform((value) => new URL(value).origin)
      .optional(),
    DESK_PORT: wholeNumber(0, 65_535).optional(),
    DESK_HOST: z.string().default("127.0.0.1"),
    DESK_URL: webAddress("such as https://desk.example.in")
      .refine((value) => new URL(value).pathname === "/" && !new URL(value).search, {
        error: "must be the desk's origin alone, without a path",
        abort: true,
      })
      .refine((value) => new URL(value).protocol === "https:" || new URL(value).hostname === "localhost", {
        error: "must begin with https://: browsers allow passkeys nowhere else",
      })
      .transform((value) => new URL(value).origin)
      .optional(),
    FOUNDER_PAGES: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
    /** Whether `npm start` runs the desk for the owner of this machine (server/run/own-desk.ts). */
    FIRST_RUN: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: addressWithScheme(["postgres:", "postgresql:"], "postgres://user:password@host/database").optional(),
    SMTP_URL: addressWithScheme(["smtp:", "smtps:"], "smtps://user:password@mail.example.in").optional(),
    MAIL_FROM: z.string().regex(mailbox, "must be one e-mail address").optional(),
    LEADS_TO: z.string().refine(mailboxes, "must be one e-mail address, or several with commas between").optional(),
    WEBHOOK_URL: webAddress("such as https://example.in/new-lead").optional(),
    WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
    BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
    KEEP_ENQUIRIES_MONTHS: wholeNumber(1, 120).default(retentionMonths.enquiries),
    KEEP_APPLICATIONS_MONTHS: wholeNumber(1, 120).default(retentionMonths.applications),
    RESUME_STORAGE_MB: wholeNumber(0, 999_999).default(2_000),
    ACKNOWLEDGEMENTS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    VISITOR_MAILS_PER_HOUR: wholeNumber(1, 99_999).default(100),
    DESK_MAILS_PER_HOUR: wholeNumber(1, 99_999).default(500),
    DAILY_SUMMARY: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error: "must be one of fatal, error, warn, info, debug, trace, silent",
      })
      .default("info"),
  })
  .check((context) => {
    const { SITE_URL, SMTP_URL, MAIL_FROM, LEADS_TO, WEBHOOK_URL, WEBHOOK_SECRET } = context.value;
    const { DESK_PORT, DESK_URL, DESK_HOST, FIRST_RUN } = context.value;
    const need = (name: string, because: string, reason = "") =>
      context.issues.push({
        code: "custom",
        path: [name],
        message: `must be set when ${because} is${reason}`,
        input: undefined,
      });
    if (SMTP_URL && !MAIL_FROM) need("MAIL_FROM", "SMTP_URL");
    if (SMTP_URL && !LEADS_TO) need("LEADS_TO", "SMTP_URL");
    if (SMTP_URL && !SITE_URL) need("SITE_URL", "SMTP_URL", ": the links in mails begin with it");
    if (WEBHOOK_URL && !WEBHOOK_SECRET) need("WEBHOOK_SECRET", "WEBHOOK_URL");
    if (DESK_URL && DESK_PORT === undefined) need("DESK_PORT", "DESK_URL");
    if (FIRST_RUN === "on" && (DESK_URL || !loopback.test(DESK_HOST)))
      context.issues.push({
        code: "custom",
        path: ["FIRST_RUN"],
        message: "must be left out where others reach the desk: it prints a link that opens it",
        input: undefined,
      });
    if (
      DESK_URL &&
      SITE_URL &&
      new URL(DESK_URL).hostname === new URL(SITE_URL).hostname &&
      DESK_URL.startsWith("https:")
    )
      context.issues.push({
        code: "custom",
        path: ["DESK_URL"],
        message: "must have a host name of its own, not the site's",
        input: undefined,
      });
  });

export type Env = z.infer<typeof schema>;

/** All of them, or mail is off. */
export const mailSettings = ({ SMTP_URL, MAIL_FROM, LEADS_TO }: Env) =>
  SMTP_URL && MAIL_FROM && LEADS_TO ? { smtpUrl: SMTP_URL, from: MAIL_FROM, leadsTo: LEADS_TO } : undefined;

/** The desk alone, for the firm's own use, promises founders nothing: FOUNDER_PAGES=off. */
export const hasFounderPages = ({ DESK_PORT, FOUNDER_PAGES }: Env): boolean =>
  DESK_PORT !== undefined && FOUNDER_PAGES !== "off";

/** The store of the server, and of whoever works on it without the server. */
export function storeSettings(env: Env): StoreSettings {
  const mail = mailSettings(env);
  return {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    deliveries: [...(mail ? ["mail" as const] : []), ...(env.WEBHOOK_URL ? ["webhook" as const] : [])],
    resumeStorageBytes: env.RESUME_STORAGE_MB * 1024 * 1024,
    retention: { leads: env.KEEP_ENQUIRIES_MONTHS, applications: env.KEEP_APPLICATIONS_MONTHS },
    acknowledge: mail !== undefined && env.ACKNOWLEDGEMENTS === "on",
    founderPages: hasFounderPages(env),
  };
}

/** Values that are never repeated in a message: they carry passwords. */
const secret = new Set(["DATABASE_URL", "SMTP_URL", "WEBHOOK_SECRET", "BACKUP_PASSPHRASE"]);

/** Where the service keeps its settings (deploy/sthapana.service). */
export const serviceSettings = "/etc/sthapana.env";

export class BadEnvironment extends Error {
  override name = "BadEnvironment";
}

/** The checked settings, or an error whose message has one line for each error. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const given = set[name] === undefined || secret.has(name) ? "" : ` (it is ${JSON.stringify(set[name])})`;
    return `${name} ${message}${given}.`;
  });
  throw new BadEnvironment(lines.join("\n"));
}
