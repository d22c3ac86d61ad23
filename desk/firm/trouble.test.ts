import { expect, test } from "vitest";
import type { OpenDelivery } from "./api.ts";
import { troubleOf } from "./trouble.ts";

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
