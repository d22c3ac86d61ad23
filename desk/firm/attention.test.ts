import { expect, test } from "vitest";
import { attention } from "./attention.ts";

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
    "1 mail has failed and was given up.",
    "2 mails have waited for more than half an hour.",
    "1 mail could not be sent at the first try.",
    "2 webhook calls have failed and were given up.",
    "No back-up was made yet.",
  ]);
});

test("mail that is off keeps mails from going out, and is said once; a webhook that is off says nothing", () => {
  const stuck = { mail: { ...quiet, late: 4 }, webhook: { ...quiet, late: 4 } };
  expect(texts({ mailIsOn: false, counts: { ...well.counts, mail: { ...none, waiting: 4 } }, stuck })).toEqual([
    "Mail is not set up: 4 mails cannot go out.",
  ]);
  expect(texts({ mailIsOn: false })).toEqual([]);
});

test("a mail whose address is wrong is not the server's trouble, but somebody waits for it", () => {
  const lost = { state: "dead", addressIsWrong: true } as Facts["open"][number];
  const tried = { state: "waiting", addressIsWrong: true } as Facts["open"][number];
  expect(texts({ open: [lost, tried] })).toEqual(["1 mail did not reach the person."]);
});

test("a back-up is too old after two nights", () => {
  const made = (at: string) => texts({ lastBackup: { at, outcome: "to /backups/leads" } });
  expect(made("2026-11-14T07:00:00Z")).toEqual([]);
  expect(made("2026-11-13T05:00:00Z")).toEqual(["The last back-up is 3 days old."]);
});
