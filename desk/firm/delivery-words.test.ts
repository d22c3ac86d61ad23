import { expect, test } from "vitest";
import type { OpenDelivery } from "./api.ts";
import { attention, findingsText, passedText, sizeText, sortFindings, troubleOf } from "./delivery-words.ts";

type Facts = Parameters<typeof attention>[0];

const now = new Date("2026-11-16T06:00:00Z");
const none = { waiting: 0, sending: 0, done: 0, dead: 0 };
const quiet = { dead: 0, late: 0, oldest: null, failing: 0 };
const well: Facts = {
  counts: { mail: { ...none, done: 12 }, webhook: none },
  open: [],
  stuck: { mail: quiet, webhook: quiet },
  server: { isStoring: true, reasons: [] },
  lastBackup: { at: "2026-11-16T00:00:00Z", outcome: "to /backups/leads" },
  mailIsOn: true,
  webhookIsOn: false,
};
const texts = (changes: Partial<Facts>) => attention({ ...well, ...changes }, now).map(({ text }) => text);

test("nothing needs anybody while mails go out and back-ups are made; what has just been queued needs nobody", () => {
  expect(texts({})).toEqual([]);
  expect(texts({ counts: { ...well.counts, mail: { ...none, waiting: 3, sending: 1 } } })).toEqual([]);
});

test("what is stuck is said in a sentence each, the store before the mails and the mails before the back-up", () => {
  expect(
    texts({
      server: { isStoring: true, reasons: ["disk: 12 MB are free."] },
      stuck: { mail: { dead: 1, late: 2, oldest: null, failing: 1 }, webhook: { ...quiet, dead: 2 } },
      webhookIsOn: true,
      lastBackup: undefined,
    }),
  ).toEqual([
    "disk: 12 MB are free.",
    "1 mail has failed.",
    "2 mails have waited for more than half an hour.",
    "1 mail could not be sent at the first try.",
    "2 webhook calls have failed.",
    "No back-up was made yet.",
  ]);
});

test("mail that is off keeps mails from going out, and is said once; a webhook that is off says nothing", () => {
  const stuck = { mail: { ...quiet, late: 4 }, webhook: { ...quiet, late: 4 } };
  expect(texts({ mailIsOn: false, counts: { ...well.counts, mail: { ...none, waiting: 4 } }, stuck })).toEqual([
    "Mail is not set up: 4 mails cannot go out until SMTP_URL, MAIL_FROM and LEADS_TO are in the settings.",
  ]);
  expect(texts({ mailIsOn: false })).toEqual([]);
});

test("a mail whose address is wrong is not the server's trouble, but somebody waits for it", () => {
  const lost = { state: "dead", addressIsWrong: true } as Facts["open"][number];
  const tried = { state: "waiting", addressIsWrong: true } as Facts["open"][number];
  expect(texts({ open: [lost, tried] })).toEqual(["1 mail failed: the address is wrong."]);
  // Settings would not send it either.
  const mail = { ...none, waiting: 1, dead: 2 };
  expect(texts({ mailIsOn: false, open: [lost, tried], counts: { ...well.counts, mail } })).toEqual([
    "Mail is not set up: 2 mails cannot go out until SMTP_URL, MAIL_FROM and LEADS_TO are in the settings.",
    "1 mail failed: the address is wrong.",
  ]);
  const lostOnly = { ...none, dead: 1 };
  expect(texts({ mailIsOn: false, open: [lost], counts: { ...well.counts, mail: lostOnly } })).toHaveLength(1);
});

test("a back-up is too old after two nights", () => {
  const made = (at: string) => texts({ lastBackup: { at, outcome: "to /backups/leads" } });
  expect(made("2026-11-14T07:00:00Z")).toEqual([]);
  expect(made("2026-11-13T05:00:00Z")).toEqual(["The last back-up is 3 days old."]);
});

const delivery = (lastError: string | null, changes: Partial<OpenDelivery> = {}): OpenDelivery => ({
  id: "1",
  channel: "mail",
  purpose: "quotation",
  submissionId: "2",
  state: "dead",
  attempts: 3,
  createdAt: "2026-11-16T06:00:00Z",
  dueAt: "2026-11-16T06:00:00Z",
  toVisitor: true,
  addressIsWrong: false,
  about: { kind: "lead", id: "2", name: "Asha", email: "asha@example.in" },
  ...changes,
  lastError,
});

test.each([
  ["EAUTH 535: Invalid login: 535 5.7.8 Error: authentication failed", "does not accept our login", "SMTP_URL"],
  ["ESOCKET ECONNREFUSED: connect ECONNREFUSED 10.0.0.1:587", "does not answer", "tried again by itself"],
  ["ETIMEDOUT: No result within 900 seconds.", "does not answer", "tried again by itself"],
  ["ETLS: Upgrading the connection with STARTTLS failed", "encryption", "Run the checks"],
  ["EENVELOPE 451: 451 4.7.1 Greylisted, try again later", "asks us to wait", "Nothing to do"],
  ["EENVELOPE 553: 553 5.7.1 Sender address rejected", "refuses it", "MAIL_FROM"],
  ["The server stopped in the middle of every attempt.", "stopped each time", "log"],
  ["Error: There are no fonts to write the quotation with.", "could not be sent", "whoever runs the server"],
])("%s", (said, what, advice) => {
  const trouble = troubleOf(delivery(said))!;
  expect(trouble.what).toContain(what);
  expect(trouble.advice).toContain(advice);
});

test("an address that is refused is named, and calls for a call", () => {
  const trouble = troubleOf(delivery("EENVELOPE 550: 550 5.1.1 unknown user", { addressIsWrong: true }))!;
  expect(trouble.what).toContain("The mailbox of asha@example.in does not take it");
  expect(trouble.advice).toContain("Call them");
});

test("what our own program says is said as it is", () => {
  const trouble = troubleOf(delivery("Undeliverable: The founder's page has ended.", { addressIsWrong: true }))!;
  expect(trouble).toMatchObject({
    what: "The founder's page has ended.",
    advice: expect.stringContaining("off the list"),
  });
});

test.each([
  ["401: The webhook responded 401.", "refuses us (401)", "WEBHOOK_SECRET"],
  ["500: The webhook responded 500.", "an error (500)", "receiver's own log"],
  ["ECONNREFUSED: fetch failed", "does not answer", "WEBHOOK_URL"],
])("of the webhook: %s", (said, what, advice) => {
  const trouble = troubleOf(delivery(said, { channel: "webhook" }))!;
  expect(trouble.what).toContain(what);
  expect(trouble.advice).toContain(advice);
});

test("what has not been tried has no trouble", () => {
  expect(troubleOf(delivery(null))).toBeUndefined();
});

const finding = (about: string, status: "ok" | "warn" | "fail") => ({ about, status, detail: "" });
const all = [
  finding("settings", "ok"),
  finding("address", "warn"),
  finding("mail server", "fail"),
  finding("store", "ok"),
];

test("what is wrong comes first, then what is doubtful, and what is fine is apart", () => {
  const { toDo, passed } = sortFindings(all);
  expect(toDo.map(({ about }) => about)).toEqual(["mail server", "address"]);
  expect(passed.map(({ about }) => about)).toEqual(["settings", "store"]);
});

test("in a few words", () => {
  expect(findingsText(all)).toBe("1 to put right, 1 to look at.");
  expect(findingsText(all.filter(({ status }) => status !== "fail"))).toBe("1 to look at.");
  expect(findingsText([])).toBe("Everything is in order.");
  expect([340_000, 12_300_000, 1_440_000_000].map(sizeText)).toEqual(["340 KB", "12 MB", "1.4 GB"]);
  expect([passedText(14), passedText(1)]).toEqual(["14 checks passed", "1 check passed"]);
});
