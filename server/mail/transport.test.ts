import { expect, test } from "vitest";
import { SmtpListener } from "../testing/smtp.ts";
import { allowsClearText, createMailTransport } from "./transport.ts";
import { deadlines } from "./worker.ts";

const mail = { from: "desk@example.in", to: "owner@example.in", subject: "s", text: "t" };
const patient = new AbortController().signal;

test("mail leaves this machine encrypted, with a login or without, unless the owner says otherwise", async () => {
  const listener = await SmtpListener.start();
  const { port } = new URL(listener.url);
  // Another name for this machine, which is not taken for it; the listener offers no encryption.
  for (const login of ["", "user:secret@"]) {
    const sent = createMailTransport(`smtp://${login}0.0.0.0:${port}`, patient).sendMail(mail);
    await expect(sent).rejects.toMatchObject({ code: "ETLS" });
  }
  expect(listener.mails).toEqual([]);
  await createMailTransport(`smtp://0.0.0.0:${port}?requireTLS=false`, patient).sendMail(mail);
  await createMailTransport(listener.url, patient).sendMail(mail);
  expect(listener.mails).toHaveLength(2);
  await listener.close();
});

test.each([
  ["smtp://user:secret@mail.example.in", false],
  ["smtp://mail.example.in?requireTLS=false", true],
  ["smtps://mail.example.in?requireTLS=false", false],
  ["smtp://localhost:2525?requireTLS=false", false],
  ["smtp://127.0.0.1:2525?requireTLS=false", false],
  ["smtp://[::1]:2525?requireTLS=false", false],
])("%s allows mail to travel unencrypted: %s", (url, expected) => {
  expect(allowsClearText(url)).toBe(expected);
});

test("a mail server has ten minutes to reply after the message", () => {
  const { connectionTimeout, socketTimeout } = createMailTransport("smtp://localhost", patient).options as unknown as {
    connectionTimeout: number;
    socketTimeout: number;
  };
  expect(socketTimeout).toBeGreaterThan(deadlines.mail);
  expect(deadlines.mail).toBeGreaterThan(connectionTimeout + 10 * 60_000);
});
