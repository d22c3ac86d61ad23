import { expect, test } from "vitest";
import { openDesk } from "../testing/desk.ts";
import { SmtpListener } from "../testing/smtp.ts";

test("a mail to oneself says what the mail server answered, word for word", async () => {
  const smtp = await SmtpListener.start();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "desk@example.in", LEADS_TO: "team@example.in" };
  await using desk = await openDesk({ ...mail, SITE_URL: "https://example.in" });
  const owner = await desk.signedIn({ email: "asha@example.in", name: "Asha" });
  const send = () => owner.post("/api/site/test-mail", { to: "asha@example.in" });
  expect(await send()).toMatchObject({ status: 200, body: { said: expect.stringContaining(" took it: 250 ") } });
  expect(smtp.mails.map(({ to }) => to)).toEqual([["asha@example.in"]]);
  smtp.behaviour = "refuse-sender";
  expect(await send()).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(/^Not sent\. \S+ answered: 550 5\.7\.1 Not your address/) },
  });
  await smtp.close();
  expect((await send()).body.error).toMatch(/^Not sent\. \S+: .*ECONNREFUSED/);
  const member = await desk.signedIn({ email: "ravi@example.in", name: "Ravi" });
  expect((await member.post("/api/site/test-mail", { to: "ravi@example.in" })).status).toBe(403);
});

test("without settings it names the lines that are missing", async () => {
  await using desk = await openDesk({ SITE_URL: "https://example.in" });
  const owner = await desk.signedIn({ email: "asha@example.in", name: "Asha" });
  expect((await owner.post("/api/site/test-mail", { to: "asha@example.in" })).body.error).toBe(
    "Mail is not set up yet.",
  );
  const { missing } = (await owner.get("/api/site/start")).body.settings;
  expect(missing.map((line: string) => line.split("=")[0])).toEqual(["SMTP_URL", "MAIL_FROM", "LEADS_TO"]);
});
