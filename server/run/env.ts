import { z } from "zod";
import { retentionMonths } from "../../content/legal/retention.ts";
import { megabyte, type StoreSettings } from "../store/records.ts";

/** Where the desk of this machine is looked for, and where one listens that has an address and no port of its own. */
export const usualDeskPort = 4322;

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

/** What is said of a setting: the table in docs/operating.md and the examples in deploy/ are written from it (env.test.ts). */
export interface AboutSetting {
  about: string;
  /** What is so without it, where that is not its default. */
  unset?: string;
  /** Never repeated in a message: it carries a password. */
  isSecret?: boolean;
  /** Of one part of the program to another, and nothing for an owner. */
  isInternal?: boolean;
  /** Its value in deploy/sthapana.env.example, and in that of compose.yaml, with a note above. */
  service?: string;
  compose?: string;
  note?: string;
}

/** Every setting, each read here and nowhere else, but for what says so. An empty variable counts as one that is not set. */
export const settings = {
  PORT: wholeNumber(0, 65_535).default(4321).meta({ about: "Port of the server" }),
  HOST: z.string().default("127.0.0.1").meta({ about: "Address it listens on. Keep it and put nginx in front" }),
  SITE_URL: webAddress("such as https://example.in")
    .refine((value) => new URL(value).pathname === "/" && !new URL(value).search, {
      error: "must be the site's origin alone, without a path",
      abort: true,
    })
    .transform((value) => new URL(value).origin)
    .optional()
    .meta({
      unset: "http://HOST:PORT",
      about:
        "The public origin, such as `https://example.in`: links in mails, canonical addresses. Set it when building and when running. Needed with `SMTP_URL`",
      service: "https://example.in",
      compose: "",
      note: "The public address of the site, such as https://example.in",
    }),
  FIRST_RUN: z.enum(["on", "off"], { error: "must be on or off" }).optional().meta({
    unset: "on with `npm start` and in a container",
    about:
      "While the site shows samples and nobody has a passkey, the start prints a link to the questions that make it yours. `off`: no link, and no desk that was not asked for",
  }),
  DESK_PORT: wholeNumber(0, 65_535).optional().meta({
    unset: "4322 with `DESK_URL` and in a container; else the desk is off, but for `npm start` on your own machine",
    about:
      "Port of the desk on this machine, such as 4322. See *The desk in the browser*. A build takes it too: with it the pages speak of the quotation and of the founder's page, unless `FOUNDER_PAGES` is off",
  }),
  FOUNDER_PAGES: z.enum(["on", "off"], { error: "must be on or off" }).optional().meta({
    unset: "on with the desk",
    about:
      "`off`: the desk is for you alone. Founders get no page of their own, and the site does not speak of one. Set it when building and when running",
  }),
  DESK_HOST: z.string().default("127.0.0.1").meta({
    about:
      "Address the desk listens on. Others reach it through a proxy; another than the loopback's is for containers",
  }),
  DESK_URL: webAddress("such as https://desk.example.in")
    .refine((value) => new URL(value).pathname === "/" && !new URL(value).search, {
      error: "must be the desk's origin alone, without a path",
      abort: true,
    })
    .refine((value) => new URL(value).protocol === "https:" || new URL(value).hostname === "localhost", {
      error: "must begin with https://: browsers allow passkeys nowhere else",
    })
    .transform((value) => new URL(value).origin)
    .optional()
    .meta({
      unset: "http://localhost:DESK_PORT",
      about:
        "Where people reach the desk, such as `https://desk.example.in`: a host name of its own, with https. Passkeys belong to it",
      service: "",
      compose: "",
      note: "The desk for your team, at a host name of its own: https://desk.example.in",
    }),
  OWNER_DIR: z.string().optional().meta({
    unset: "./owner",
    about:
      "The folder with your firm's facts, for the build, the server, the desk and `npm run owner`. Without one, or while it is empty, the site shows samples; one that is named here and is not there keeps the site from being built. Pages, mails and the desk show what the site was built with, whatever is in the folder since",
  }),
  DATA_DIR: z
    .string()
    .default("./data")
    .meta({ about: "Folder of the SQLite database", service: "/var/lib/sthapana", note: "Where enquiries are kept." }),
  DATABASE_URL: addressWithScheme(["postgres:", "postgresql:"], "postgres://user:password@host/database")
    .optional()
    .meta({
      isSecret: true,
      unset: "not used",
      about: "`postgres://user:password@host/database`: PostgreSQL in place of SQLite. See *PostgreSQL*",
    }),
  SMTP_URL: addressWithScheme(["smtp:", "smtps:"], "smtps://user:password@mail.example.in").optional().meta({
    isSecret: true,
    unset: "mail is off",
    about:
      "Your mail server: `smtps://user:password@mail.example.in`. Write special characters of the password as `%40` and the like. `smtp://` insists on STARTTLS, except to this machine itself; with `?requireTLS=false` at the end mail may travel unencrypted, which start and `doctor` remind you of",
    service: "",
    note: "The mail server, where mails come from, and who gets enquiries.",
    compose: "",
  }),
  MAIL_FROM: z.string().regex(mailbox, "must be one e-mail address").optional().meta({
    about: "Sender of all mail. Needed with `SMTP_URL`; the mail server must allow it",
    service: "",
    compose: "",
  }),
  LEADS_TO: z.string().refine(mailboxes, "must be one e-mail address, or several with commas between").optional().meta({
    about: "Who gets enquiries and applications; several with commas. Needed with `SMTP_URL`",
    service: "",
    compose: "",
  }),
  KEEP_ENQUIRIES_MONTHS: wholeNumber(1, 120)
    .default(retentionMonths.enquiries)
    .meta({ about: "After so many months an enquiry is erased. See *How long data is kept*" }),
  KEEP_APPLICATIONS_MONTHS: wholeNumber(1, 120)
    .default(retentionMonths.applications)
    .meta({ about: "The same for applications and their résumés" }),
  RESUME_STORAGE_MB: wholeNumber(0, 999_999)
    .default(2_000)
    .meta({ about: "Room for all résumés together. When it is used up, applicants are asked to send theirs by mail" }),
  VISITOR_MAILS_PER_HOUR: wholeNumber(1, 99_999).default(100).meta({
    about:
      "The most mails an hour, from all servers on one database, that visitors cause by entering an address; what is more waits. Mail to you has no limit",
  }),
  DESK_MAILS_PER_HOUR: wholeNumber(1, 99_999)
    .default(500)
    .meta({ about: "The same for mails to founders that the desk causes: quotations, receipts, stages" }),
  DAILY_SUMMARY: z
    .enum(["on", "off"], { error: "must be on or off" })
    .default("on")
    .meta({ about: "`off`: no summary mail at 09:00 India time", compose: "on" }),
  WEBHOOK_URL: webAddress("such as https://example.in/new-lead").optional().meta({
    unset: "no webhook",
    about: "Where each lead, application and confirmed subscriber is posted as JSON",
    service: "",
    compose: "",
  }),
  WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional().meta({
    isSecret: true,
    about: "Key of the webhook's signature, 16 characters or more. Needed with `WEBHOOK_URL`",
    service: "",
    compose: "",
  }),
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional().meta({
    isSecret: true,
    unset: "not encrypted",
    about: "Back-ups are encrypted with it, 12 characters or more",
    service: "",
    compose: "",
    note: "With it back-ups are encrypted. Keep a copy elsewhere: without it they cannot be read.",
  }),
  BACKUP_BEFORE_UPDATE: z.enum(["on", "off"], { error: "must be on or off" }).default("on").meta({
    about:
      "Before an update changes the database, the server copies it into `before-update` in `DATA_DIR`. `off`: for a start at which there is no room for the copy. See [upgrading.md](upgrading.md)",
  }),
  BACKUP_DIR: z.string().optional().meta({
    unset: "`backups` in `DATA_DIR` with `npm start` and in a container; else none is made by itself",
    about: "Folder for a back-up every night at 02:30 India time, of which 14 are kept. See *Back-up*",
  }),
  ACKNOWLEDGEMENTS: z.enum(["on", "off"], { error: "must be on or off" }).default("on").meta({
    about: "Whether people who send a form get a mail that it has arrived. Only with `SMTP_URL`; `off` stops it",
    compose: "on",
  }),
  TRUST_PROXY: wholeNumber(0, 10).default(0).meta({
    about: "How many proxies of yours are in front. Behind nginx: 1. With 0, forwarding headers are ignored",
    service: "1",
    note: "One proxy, nginx on this machine.",
  }),
  BUILD_NICE: z.string().optional().meta({
    unset: "19",
    about:
      "How much a build that is asked for at the desk, or a back-up that the server makes, gives way to all else on the machine: 19 most, 0 not at all",
  }),
  METRICS_PORT: wholeNumber(1, 65_535).optional().meta({
    unset: "off",
    about: "Port on the loopback address with figures for Prometheus. See *Is everything in order?*",
  }),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info")
    .meta({
      unset: "info; warn on a terminal",
      about: "How much the server logs: `info` has a line for each request to the API. Logs hold no personal data",
      compose: "info",
    }),
  REPLACES_SERVER: z.string().optional().meta({
    isInternal: true,
    about: "Set by server/parent.ts: another server has the same ports and store, and goes when this one is ready.",
  }),
  BUILT_SITE: z.string().optional().meta({
    isInternal: true,
    about:
      "Set by the entries, read in content/owner/read.ts: the folder of the site whose facts mails and papers go by.",
  }),
  OWN_DESK: z.string().optional().meta({
    isInternal: true,
    about: "Set by server/run/own-desk.ts: the desk is the owner's alone, and mails do not speak of it.",
  }),
  IN_CONTAINER: z.string().optional().meta({
    isInternal: true,
    about: "Set by the Dockerfile: ports are published by whoever runs it, and settings come from outside.",
  }),
  SSH_CONNECTION: z.string().optional().meta({
    isInternal: true,
    about: "Set by sshd: the address at which this machine was reached, for a link that opens here alone.",
  }),
  BUILDS_DIR: z.string().optional().meta({
    isInternal: true,
    about:
      "Read in server/http/built.ts, before all else is loaded: where builds are, if not in ./builds, as in the image and in tests.",
  }),
  SHARE_PICTURES: z.string().optional().meta({
    isInternal: true,
    about: "Read in build/share-picture.ts: a quick build for tests is without share pictures.",
  }),
};

const schema = z.object(settings).check((context) => {
  const { SITE_URL, SMTP_URL, MAIL_FROM, LEADS_TO, WEBHOOK_URL, WEBHOOK_SECRET } = context.value;
  const { DESK_URL } = context.value;
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

export const webhookSettings = ({ WEBHOOK_URL, WEBHOOK_SECRET }: Env) =>
  WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined;

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
    resumeStorageBytes: env.RESUME_STORAGE_MB * megabyte,
    retention: { leads: env.KEEP_ENQUIRIES_MONTHS, applications: env.KEEP_APPLICATIONS_MONTHS },
    acknowledge: mail !== undefined && env.ACKNOWLEDGEMENTS === "on",
    founderPages: hasFounderPages(env),
  };
}

/** Where the service keeps its settings (deploy/sthapana.service). */
export const serviceSettings = "/etc/sthapana.env";

export class BadEnvironment extends Error {
  override name = "BadEnvironment";
}

/** As the environment has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The checked settings, or an error whose message has one line for each error. */
export function readEnv(source: Variables): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(set);
  if (result.success) {
    const { DESK_URL, DESK_PORT = usualDeskPort } = result.data;
    return DESK_URL ? { ...result.data, DESK_PORT } : result.data;
  }
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const given =
      set[name] === undefined || settings[name as keyof Env].meta()?.isSecret
        ? ""
        : ` (it is ${JSON.stringify(set[name])})`;
    return `${name} ${message}${given}.`;
  });
  throw new BadEnvironment(lines.join("\n"));
}
