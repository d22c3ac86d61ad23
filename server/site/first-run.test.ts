import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/basics.ts";
import { openDesk } from "../testing/desk.ts";
import { SmtpListener } from "../testing/smtp.ts";

afterEach(() => vi.unstubAllEnvs());

const answers = {
  name: "Kosi Filings",
  email: "office@kosifilings.test",
  phone: "+91 612 233 4410",
  street: "Boring Road",
  city: "Patna",
  state: "Bihar",
  postcode: "800013",
  saturday: "10:00-13:00",
  legalName: "Kosi Filings Private Limited",
  number: "U69201BR2026PTC081735",
  grievanceName: "Anita Jha",
  grievanceDesignation: "Director",
  "private-limited": "3100, 8150, 14350",
  opc: "3120, 8170, 14370",
  llp: "3110, 8160, 14360",
};

test("answers become the owner's files, once; mistakes come back at their fields and write nothing", async () => {
  using place = temporaryFolder();
  const folder = join(place.path, "owner");
  mkdirSync(folder);
  vi.stubEnv("OWNER_DIR", folder);
  await using desk = await openDesk();
  const owner = await desk.signedIn({ email: "asha@example.in", name: "Asha" });
  const send = (more: Record<string, string> = {}) =>
    owner.post("/api/site/start", { answers: { ...answers, ...more } });
  expect((await owner.get("/api/site/start")).body).toMatchObject({ hasFolder: false });
  const check = await owner.post("/api/site/start/check", { step: 1, answers: { ...answers, postcode: "12" } });
  expect(check.body.mistakes).toEqual({ postcode: expect.stringContaining("'12' is not a PIN code") });
  // What one answer cannot know: the number of a company or a firm, and whose state a GSTIN is of.
  expect(await send({ number: "" })).toMatchObject({
    status: 422,
    body: { mistakes: { number: expect.stringContaining("CIN, LLPIN or GSTIN") } },
  });
  expect((await send({ gstin: "08ABCFU4821K1ZY" })).body.mistakes).toEqual({ gstin: expect.any(String) });
  expect((await send({ name: "Malwa ".repeat(80) })).body.mistakes).toEqual({ name: expect.stringMatching(/longer/) });
  expect((await send({ llp: "0, 1, 2" })).body.mistakes).toEqual({ "llp.0": "'0' is not above 0." });
  expect(readdirSync(folder)).toEqual([]);
  expect((await send()).status).toBe(200);
  expect(readdirSync(folder).toSorted()).toEqual(["identity.json", "legal.json", "prices.json", "schemas"]);
  const identity = JSON.parse(readFileSync(join(folder, "identity.json"), "utf8"));
  expect(identity).toMatchObject({ name: "Kosi Filings", hours: [{ opens: "10:00" }, { days: ["Saturday"] }] });
  expect((await desk.store.siteChanges.list({})).map(({ byName }) => byName)).toEqual(["Asha", "Asha", "Asha"]);
  expect((await send()).status).toBe(409);
  expect((await owner.get("/api/site/start")).body).toMatchObject({ hasFolder: true });
});

test("a folder that OWNER_DIR names and that is not there yet is made of the answers", async () => {
  using place = temporaryFolder();
  const folder = join(place.path, "to", "come");
  vi.stubEnv("OWNER_DIR", folder);
  await using desk = await openDesk();
  const owner = await desk.signedIn({ email: "asha@example.in", name: "Asha" });
  expect((await owner.get("/api/site/start")).body).toMatchObject({ hasFolder: false });
  expect(await owner.post("/api/site/start", { answers })).toMatchObject({ status: 200 });
  expect(readdirSync(folder)).toContain("identity.json");
});

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
    "Mail is not set up yet. What is missing: SMTP_URL, MAIL_FROM, LEADS_TO.",
  );
  const { missing } = (await owner.get("/api/site/start")).body.settings;
  expect(missing.map((line: string) => line.split("=")[0])).toEqual(["SMTP_URL", "MAIL_FROM", "LEADS_TO"]);
});
