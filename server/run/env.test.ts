import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readLegal } from "../../build/legal.ts";
import { retentionMonths } from "../../content/legal/retention.ts";
import { type AboutSetting, BadEnvironment, readEnv, settings } from "./env.ts";

describe("settings", () => {
  test("needs none", () => {
    expect(readEnv({ SMTP_URL: "", UNRELATED: "x" })).toEqual({
      PORT: 4321,
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      KEEP_ENQUIRIES_MONTHS: retentionMonths.enquiries,
      KEEP_APPLICATIONS_MONTHS: retentionMonths.applications,
      RESUME_STORAGE_MB: 2000,
      BACKUP_BEFORE_UPDATE: "on",
      ACKNOWLEDGEMENTS: "on",
      DAILY_SUMMARY: "on",
      VISITOR_MAILS_PER_HOUR: 100,
      DESK_MAILS_PER_HOUR: 500,
      DESK_HOST: "127.0.0.1",
      TRUST_PROXY: 0,
      LOG_LEVEL: "info",
    });
  });

  test("who says where people reach the desk wants one", () => {
    expect(readEnv({ DESK_URL: "https://desk.example.in" }).DESK_PORT).toBe(4322);
    expect(readEnv({ DESK_URL: "http://localhost:9000", DESK_PORT: "5000" }).DESK_PORT).toBe(5000);
  });

  test("keep data as long as the privacy policy says", () => {
    const { KEEP_ENQUIRIES_MONTHS: enquiries, KEEP_APPLICATIONS_MONTHS: applications } = readEnv({});
    const promised = JSON.stringify(readLegal("privacy").sections.find(({ id }) => id === "retention"));
    expect(promised).toContain(`Requests for a call: ${enquiries} months after we receive them.`);
    expect(promised).toContain(`Job applications and resumes: ${applications} months after we receive them.`);
  });

  test("takes all of them", () => {
    const all = {
      PORT: "80",
      HOST: "0.0.0.0",
      SITE_URL: "https://example.in/",
      DESK_PORT: "4322",
      DESK_URL: "https://desk.example.in/",
      DATA_DIR: "/var/lib/leads",
      DATABASE_URL: "postgres://u:p@db/leads",
      SMTP_URL: "smtps://u:p@mail.example.in",
      MAIL_FROM: "Leads <leads@example.in>",
      LEADS_TO: "a@example.in, b@example.in",
      WEBHOOK_URL: "https://example.in/hook",
      WEBHOOK_SECRET: "0123456789abcdef",
      BACKUP_PASSPHRASE: "a long passphrase",
      KEEP_ENQUIRIES_MONTHS: "9",
      KEEP_APPLICATIONS_MONTHS: "3",
      RESUME_STORAGE_MB: "500",
      VISITOR_MAILS_PER_HOUR: "20",
      BACKUP_BEFORE_UPDATE: "off",
      ACKNOWLEDGEMENTS: "off",
      DAILY_SUMMARY: "off",
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
    };
    expect(readEnv(all)).toEqual({
      ...all,
      PORT: 80,
      DESK_PORT: 4322,
      DESK_URL: "https://desk.example.in",
      TRUST_PROXY: 1,
      KEEP_ENQUIRIES_MONTHS: 9,
      KEEP_APPLICATIONS_MONTHS: 3,
      RESUME_STORAGE_MB: 500,
      VISITOR_MAILS_PER_HOUR: 20,
      DESK_MAILS_PER_HOUR: 500,
      DESK_HOST: "127.0.0.1",
      SITE_URL: "https://example.in",
    });
  });

  test.each([
    [{ PORT: "abc" }, 'PORT must be a whole number from 0 to 65535 (it is "abc").'],
    [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535 (it is "65536").'],
    [{ TRUST_PROXY: "yes" }, 'TRUST_PROXY must be a whole number from 0 to 10 (it is "yes").'],
    [{ SITE_URL: "example.in" }, 'SITE_URL must be a web address such as https://example.in (it is "example.in").'],
    [
      { SITE_URL: "https://example.in/shop" },
      'SITE_URL must be the site\'s origin alone, without a path (it is "https://example.in/shop").',
    ],
    [
      { DESK_PORT: "1", DESK_URL: "http://desk.example.in" },
      'DESK_URL must begin with https://: browsers allow passkeys nowhere else (it is "http://desk.example.in").',
    ],
    [
      { DESK_PORT: "1", DESK_URL: "https://example.in", SITE_URL: "https://example.in" },
      'DESK_URL must have a host name of its own, not the site\'s (it is "https://example.in").',
    ],
    [{ DATABASE_URL: "mysql://u:secret@db" }, "DATABASE_URL must look like postgres://user:password@host/database."],
    [
      { SMTP_URL: "smtp://mail", LEADS_TO: "a@b.in", SITE_URL: "https://b.in" },
      "MAIL_FROM must be set when SMTP_URL is.",
    ],
    [
      { SMTP_URL: "smtp://mail", MAIL_FROM: "a@b.in", SITE_URL: "https://b.in" },
      "LEADS_TO must be set when SMTP_URL is.",
    ],
    [
      { SMTP_URL: "smtp://mail", MAIL_FROM: "a@b.in", LEADS_TO: "a@b.in" },
      "SITE_URL must be set when SMTP_URL is: the links in mails begin with it.",
    ],
    [
      { LEADS_TO: "a@b.in, nobody" },
      'LEADS_TO must be one e-mail address, or several with commas between (it is "a@b.in, nobody").',
    ],
    [{ WEBHOOK_URL: "https://example.in/hook" }, "WEBHOOK_SECRET must be set when WEBHOOK_URL is."],
    [{ WEBHOOK_SECRET: "short" }, "WEBHOOK_SECRET must have at least 16 characters."],
    [{ BACKUP_PASSPHRASE: "short" }, "BACKUP_PASSPHRASE must have at least 12 characters."],
    [{ ACKNOWLEDGEMENTS: "yes" }, 'ACKNOWLEDGEMENTS must be on or off (it is "yes").'],
    [{ DAILY_SUMMARY: "weekly" }, 'DAILY_SUMMARY must be on or off (it is "weekly").'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud").'],
  ])("says what is wrong with %j", (source: Record<string, string>, message) => {
    expect(() => readEnv(source)).toThrow(new BadEnvironment(message));
  });

  test("names every error at once, and no secret", () => {
    const read = () => readEnv({ PORT: "x", SMTP_URL: "secret", TRUST_PROXY: "-1" });
    expect(read).toThrow(
      /^PORT .*\nSMTP_URL must look like [^(\n]*\nTRUST_PROXY .*\nMAIL_FROM .*\nLEADS_TO .*\nSITE_URL .*$/,
    );
  });
});

/** Written from the settings: npx vitest run server/run/env.test.ts -u */
describe("what is written from the settings", () => {
  const root = join(import.meta.dirname, "../..");
  const all = Object.entries(settings).map(([name, schema]) => {
    const about = schema.meta() as unknown as AboutSetting;
    return { name, ...about, unset: about.unset ?? String(schema.safeParse(undefined).data ?? "") };
  });

  test("the table of docs/operating.md", async () => {
    const manual = join(root, "docs", "operating.md");
    const rows = all.flatMap(({ name, unset, about, isInternal }) =>
      isInternal ? [] : [`| \`${name}\` |${unset && ` ${unset}`} | ${about} |\n`],
    );
    const [before, after] = readFileSync(manual, "utf8").split(/(?<=^\| Setting \|.*\n\|-.*\n)(?:\|.*\n)*/m);
    await expect([before, ...rows, after].join("")).toMatchFileSnapshot(manual);
  });

  test.each([
    [
      "service",
      "deploy/sthapana.env.example",
      "# Settings of the service: copy to /etc/sthapana.env, owned by root, mode 0600. The server, the desk and the nightly back-up read\n# the same file.",
      "",
    ],
    [
      "compose",
      "deploy/env.example",
      "# Settings for docker compose: copy to .env, which git ignores, and keep it readable by you alone. A value with a $ in it stands in\n# single quotes, or Compose takes a part of it away.\n#",
      "\n# With TLS by Caddy, and with PostgreSQL: either line, or COMPOSE_FILE with all three files.\n#COMPOSE_FILE=compose.yaml:compose.tls.yaml\n#COMPOSE_FILE=compose.yaml:compose.postgres.yaml\n# Letters and digits only: it becomes part of an address.\n#POSTGRES_PASSWORD=\n",
    ],
  ] as const)("the example for %s", async (kind, file, head, more) => {
    const lines = all.flatMap(({ name, note, [kind]: value }) =>
      value === undefined ? [] : [`${note ? `\n# ${note}\n` : ""}${name}=${value}\n`],
    );
    const text = `${head} docs/operating.md explains each; a line that is empty or absent leaves its part switched off.\n`;
    await expect([text, ...lines, more].join("")).toMatchFileSnapshot(join(root, file));
  });

  test("are read nowhere else: only entries, what runs before them, and what is handed on to other programs", () => {
    const found = globSync("server/**/*.ts", { cwd: root })
      .filter((file) => !/[.]test[.]ts$|^server.testing/.test(file))
      .filter((file) => readFileSync(join(root, file), "utf8").includes("process.env"));
    expect(found.toSorted()).toEqual([
      "server/admin/command.ts",
      "server/admin/main.ts",
      "server/backups/backups.ts",
      "server/desk/open-in-browser.ts",
      "server/http/built.ts",
      "server/main.ts",
      "server/parent.ts",
      "server/site/building.ts",
      "server/site/checks.ts",
    ]);
  });
});
