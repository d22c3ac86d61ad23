import { afterAll, describe, expect, test } from "vitest";
import { payingWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { undoMs } from "../../domain/desk/history.ts";
import { bestTimes } from "../../domain/forms/call-times.ts";
import { addDays } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localDay, weekdayAndDate } from "../../domain/india/local-time.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { founders as samplePlans } from "../../tests/fixtures/founders.ts";
import { openStore } from "../store/open.ts";
import { deliverAll, quote, recordPayment } from "../testing/acts.ts";
import { browserForm, startApp } from "../testing/app.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { testEngines } from "../testing/engines.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { sampleLead } from "../testing/samples.ts";

const { plan } = samplePlans[1]!;
const company = { form: "private-limited", state: "MH", capital: 1_000_000, people: 2 } as const;
const asha = { name: "Asha Rao" };
/** The clock of each test begins on it. */
const firstDay = "2026-11-16";
const wrongKeys = [
  "",
  "0".repeat(64),
  "A1".repeat(32),
  "a1".repeat(31),
  "../../etc/passwd",
  "' or 1=1 --",
  "a1".repeat(3000),
];

const engines = testEngines();
afterAll(() => {
  for (const { clean } of engines) clean();
});

describe.each(engines)("the founder's page on $name", ({ name, fresh }) => {
  async function start(now = new Date(`${firstDay}T06:00:00Z`), paper?: string) {
    let moment = now;
    const clock = () => moment;
    const store = await openStore({ ...(await fresh()), deliveries: ["mail"], founderPages: true, now: clock });
    const said: string[] = [];
    const onStored = (...topics: string[]) => void said.push(...topics);
    const server = await startApp({ store, env: { DESK_PORT: 4322 }, paper, onStored, now: () => moment.getTime() });
    const { id } = await store.saveLead(
      sampleLead({ name: "Meera Krishnan", email: "meera@example.in", companyPlan: { plan, dropped: [] } }),
    );
    const key = (await store.founders.issueKey(id))!;
    const open = async (path = "/api/registration", given = key) => {
      const response = await server.app.request(`${path}?key=${given}`);
      return { status: response.status, headers: response.headers, page: await response.text() };
    };
    const press = async (path: string, values: Record<string, string>) => {
      const response = await server.app.request(`/api/registration/${path}`, browserForm({ key, ...values }));
      return { status: response.status, location: response.headers.get("location"), page: await response.text() };
    };
    const events = async () => (await store.enquiries.detail(id))!.events;
    const queued = async (purpose: string) =>
      (await store.outbox.list(["waiting", "sending", "done"], 100)).filter((each) => each.purpose === purpose);
    const pass = (days: number) => {
      moment = new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);
    };
    const passUndo = () => pass(undoMs / (24 * 60 * 60 * 1000));
    const act = async (action: Parameters<typeof store.registrations.act>[1]) => {
      const { version } = (await store.registrations.find(id))!;
      const result = await store.registrations.act(id, action, asha, version);
      expect(result).toMatchObject({ result: "done" });
    };
    return { ...server, store, id, key, open, press, events, queued, pass, passUndo, act, said };
  }

  test("opens with the key, says what comes next, and opening it changes nothing", async () => {
    await using server = await start();
    const before = JSON.stringify(await server.store.enquiries.detail(server.id));
    for (const path of ["", "/accept", "/approve", "/mails"])
      for (let times = 0; times < 3; times++) expect((await server.open(`/api/registration${path}`)).status).toBe(200);
    const { page } = await server.open();
    expect(page).toContain("<h1>Meera</h1>");
    expect(page).toContain("We call you on");
    expect(JSON.stringify(await server.store.enquiries.detail(server.id))).toBe(before);
  });

  test("unknown, mistyped, revoked and ended keys get the same bytes, and no key gets into the log", async () => {
    await using server = await start();
    await server.open();
    await server.store.founders.revoke(server.id, asha);
    const pages = [];
    for (const wrong of [server.key, ...wrongKeys]) {
      const { status, page } = await server.open("/api/registration", encodeURIComponent(wrong));
      expect(status).toBe(404);
      pages.push(page);
    }
    expect(new Set(pages).size).toBe(1);
    expect(server.logged.join("")).not.toContain(server.key);
    for (const path of ["call-time", "question", "filed", "mails", "accept", "approve"])
      expect((await server.press(path, { question: "Why?", mails: "off", time: "x" })).status).toBe(404);
    expect(await server.store.founders.issueKey("nobody")).toBeUndefined();
  });

  test("caches, frames, referrers and indexes are told to stay away, on every answer", async () => {
    await using server = await start();
    for (const given of [server.key, "wrong"]) {
      const { headers } = await server.open("/api/registration", given);
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
        "x-content-type-options": "nosniff",
      });
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    }
  });

  test("another time for the call moves the call that is due", async () => {
    await using server = await start();
    const before = (await server.store.enquiries.detail(server.id))!.enquiry;
    const [, time] = /<option value="(Afternoon[^"]*)"/.exec((await server.open()).page)!;
    const { status, location } = await server.press("call-time", { time: time! });
    expect([status, location]).toEqual([303, `/api/registration?key=${server.key}&done=call`]);
    const { enquiry } = (await server.store.enquiries.detail(server.id))!;
    expect(enquiry).toMatchObject({ bestTime: time, version: before.version + 1 });
    expect(enquiry.dueAt).not.toBe(before.dueAt);
    expect(await server.queued("founder")).toHaveLength(1);
    expect((await server.open()).page).toContain(time!.replace(/^.*, /, ""));
    const later = addDays(localDay(new Date(enquiry.dueAt!)), 8);
    expect((await server.press("call-time", { time: time!, day: later })).status).toBe(303);
    const { dueAt } = (await server.store.enquiries.detail(server.id))!.enquiry;
    expect(localDay(new Date(dueAt!)) >= later).toBe(true);
    expect((await server.open()).page).toContain(weekdayAndDate(new Date(dueAt!)));
    const text = `Asks for a call at another time: ${time}, not before ${longDate(later)}`;
    expect(await server.events()).toContainEqual(expect.objectContaining({ text }));
    await server.press("call-time", { time: time!, day: "2020-02-30" });
    expect((await server.store.enquiries.detail(server.id))!.enquiry.dueAt).toBe(dueAt);
    await server.press("call-time", { time: "At midnight" });
    expect((await server.store.enquiries.detail(server.id))!.enquiry.bestTime).toBe(time);
  });

  test("a question reaches the desk; a bad one comes back as it was typed", async () => {
    await using server = await start();
    expect((await server.press("question", { question: "Is the <fee> fixed?" })).status).toBe(303);
    expect((await server.events()).at(-1)).toMatchObject({ type: "founder", text: "Asks: Is the <fee> fixed?" });
    const bad = await server.press("question", { question: "My PAN is ABCDE1234F <b>" });
    expect(bad.status).toBe(422);
    expect(bad.page).toContain("My PAN is ABCDE1234F &lt;b&gt;</textarea>");
    expect(bad.page).toContain("Please leave out numbers");
    expect((await server.press("question", { question: " " })).page).toContain("Please write your question.");
    expect((await server.press("question", { question: "x".repeat(1001) })).status).toBe(422);
    expect(await server.queued("founder")).toHaveLength(1);
    expect(server.said).toEqual([`enquiry:${server.id}`]);
  });

  test("a question stays on the page, and so does its answer", async () => {
    await using server = await start();
    await server.press("question", { question: "Is the <fee> fixed?" });
    const { page } = await server.open();
    expect(page).toContain("Is the &lt;fee&gt; fixed?");
    expect(page).toContain("Not answered yet");
    const { id: question } = (await server.events()).at(-1)!;
    const given = { action: "answer", question, text: "Yes: it <never> rises.", mailed: true } as const;
    await server.store.enquiries.act(server.id, given, asha);
    expect((await server.open()).page).toContain("Not answered yet");
    server.passUndo();
    const after = await server.open();
    expect(after.page).toContain("Yes: it &lt;never&gt; rises.");
    expect(after.page).toContain("Asha Rao, 16 November 2026");
    expect(after.page).not.toContain("Not answered yet");
  });

  test("what they say to have paid is no payment: it stands on the page and under Today until one is recorded", async () => {
    await using server = await start();
    const { store, id } = server;
    const { sent } = await quote(store, id, { structure: "opc", state: "KA", tier: "starter" }, firstDay);
    server.passUndo();
    expect((await server.open()).page).not.toContain("Tell us the UTR");
    const { number, version } = sent!;
    const total = quotationDocument(sent!).total.value;
    await server.press("accept", { number, version: String(version), total });
    const { page } = await server.open();
    const [, due] = /name="rupees"[^>]*value="(\d+)"/.exec(page)!;
    const typed = { rupees: due!, on: firstDay, way: "upi", reference: "" };
    const bad = await server.press("paid", { ...typed, on: "2026-11-30" });
    expect([bad.status, bad.page]).toEqual([422, expect.stringContaining("Please write the number")]);
    expect(bad.page).toContain("today or before");
    for (const reference of ["324512345678", "324512345678"])
      expect((await server.press("paid", { ...typed, reference })).status).toBe(303);
    expect((await server.events()).filter(({ type }) => type === "says-paid")).toHaveLength(1);
    const after = await server.open();
    expect(after.page).toContain("You told us on 16 November 2026 that you paid ₹");
    // Nobody is asked to pay it again.
    expect(after.page).toContain("You have told us that it is paid");
    expect([page, after.page].map((each) => each.includes(payingWords.callToPay))).toEqual([true, false]);
    const account = await store.payments.account(id);
    expect(account.paid).toBe(0);
    const rows = async () => (await store.enquiries.today()).followUps.map(({ reason }) => reason?.type);
    const versionNow = async () => (await store.enquiries.detail(id))!.enquiry.version;
    await store.enquiries.act(
      id,
      { action: "call", outcome: "reached", channel: "phone", version: await versionNow() },
      asha,
    );
    expect(await rows()).toEqual(["says-paid"]);
    // Within one millisecond nobody knows which came first.
    server.passUndo();
    expect(await recordPayment(store, id, { rupees: Number(due), reference: "324512345678" })).toMatchObject({
      result: "done",
      enquiry: { followUpOn: null },
    });
    expect(await rows()).toEqual([]);
    expect((await server.open()).page).not.toContain("You told us on");
  });

  test("after the last day a new quotation is asked for with one button", async () => {
    await using server = await start();
    await quote(server.store, server.id, { structure: "opc", state: "KA", tier: "starter" }, firstDay);
    server.pass(30);
    const { page } = await server.open();
    expect(page).toContain("Ask for a new quotation");
    const [, question] = /name="question" value="([^"]*)"/.exec(page)!;
    expect((await server.press("question", { question: question! })).status).toBe(303);
    const asked = await server.open();
    expect(asked.page).toContain("we write a new quotation");
    expect(asked.page).toContain("Our turn");
    expect((await server.store.enquiries.detail(server.id))!.enquiry.followUpOn).toBe("2026-12-16");
  });

  test("a dozen questions are all kept, and make two mails in ten minutes; an acceptance does not wait", async () => {
    await using server = await start();
    const ask = async (times: number) => {
      for (let count = 0; count < times; count++)
        expect((await server.press("question", { question: `Question ${count}?` })).status).toBe(303);
    };
    const mails = async () => (await server.queued("founder")).map(({ state, dueAt }) => `${state} ${dueAt}`).sort();
    await ask(1);
    const now = new Date(`${firstDay}T06:00:00Z`);
    await deliverAll(server.store, now);
    await ask(11);
    expect((await server.events()).filter(({ type }) => type === "founder")).toHaveLength(12);
    expect(await mails()).toEqual([
      expect.stringContaining("done"),
      expect.stringContaining("waiting 2026-11-16T06:10:00"),
    ]);
    const { sent } = await quote(server.store, server.id, { structure: "opc", state: "KA", tier: "starter" }, firstDay);
    server.passUndo();
    const { number, version } = sent!;
    const total = quotationDocument(sent!).total.value;
    await server.press("accept", { number, version: String(version), total });
    expect((await mails())[1]).toContain("waiting 2026-11-16T06:00:12");
  });

  // Two seconds of PDF; store/documents.test.ts prints on both engines, registrations/acceptance.test.ts accepts on both.
  if (name === "SQLite" || process.env.THOROUGH)
    test("the quotation as a PDF, and accepted on a second page with its version and total", async () => {
      using fonts = temporaryFolder();
      await writePaperFonts(fonts.path);
      await using server = await start(new Date(`${firstDay}T06:00:00Z`), fonts.path);
      const pdf = (given = server.key) => server.app.request(`/api/registration/quotation?key=${given}`);
      expect((await pdf()).headers.get("content-type")).toContain("text/html");
      const { sent, id } = await quote(
        server.store,
        server.id,
        { structure: "opc", state: "KA", tier: "starter" },
        firstDay,
      );
      // What can still be taken back is not shown.
      expect((await pdf()).headers.get("content-type")).toContain("text/html");
      server.passUndo();
      const shown = await pdf();
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringMatching(/^inline; filename="quotation-2026-27-0001\.pdf"/),
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
      });
      const bytes = Buffer.from(await shown.arrayBuffer());
      expect(bytes.equals(Buffer.from((await server.store.quotations.pdf(id))!))).toBe(true);
      expect((await pdf("0".repeat(64))).status).toBe(404);

      expect((await server.open()).page).toContain("Accept the quotation");
      const { page } = await server.open("/api/registration/accept");
      expect(page).toContain("Accept for ₹15,522");
      const values = Object.fromEntries(
        ["number", "version", "total"].map((name) => [
          name,
          new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!,
        ]),
      );
      expect(values).toEqual({ number: sent!.number, version: "1", total: "₹15,522" });
      expect((await server.press("accept", { ...values, total: "₹1" })).location).toContain("done=changed");
      expect((await server.press("accept", values)).location).toContain("done=accepted");
      expect((await server.press("accept", values)).location).toContain("done=accepted");
      const after = await server.open();
      expect(after.page).toContain("You accepted 2026-27/0001 for ₹15,522 on 16 November 2026.");
      expect(after.page).toMatch(/<h2>Pay ₹[\d,]+ and send \d+ papers<\/h2>/);
      expect((await server.open("/api/registration/accept")).page).not.toContain("Accept for");
      expect(await server.queued("founder")).toHaveLength(1);
    }, 60_000);

  test("from the papers to the certificate, with the first filings ticked off on the page", async () => {
    await using server = await start();
    await server.store.registrations.start(server.id, company, asha);
    expect((await server.open()).page).toContain("Missing: 15 of 15");
    await server.act({ action: "paper", id: "1-pan", arrived: true });
    expect((await server.open()).page).toContain("Missing: 14 of 15");
    server.pass(9);
    await server.act({ action: "name", name: "Zyntra Foods", outcome: "refused", reason: "Close to Zintra" });
    const certificate = { date: "2026-11-25", number: "U62099MH2026PTC123456", name: "Zyntra Foods Private Limited" };
    await server.act({ action: "incorporated", ...certificate });
    const { page } = await server.open();
    expect(page).toContain("Close to Zintra");
    expect(page).toContain("U62099MH2026PTC123456");
    expect((await server.press("filed", { filing: "inc-20a", done: "yes" })).status).toBe(303);
    expect((await server.store.registrations.find(server.id))!.registration.filed).toEqual({ "inc-20a": "2026-11-25" });
    expect((await server.press("filed", { filing: "nonsense", done: "yes" })).status).toBe(200);
    const calendar = /webcal:\/\/[^/]*([^"]*)/.exec(page)![1]!.replaceAll("&amp;", "&");
    const response = await server.app.request(calendar);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("DTSTART;VALUE=DATE:20270524");
  });

  test("the drafts are approved on a second page, once for each sending: it is our turn then, and stands under Today", async () => {
    await using server = await start();
    const { store, id, press, open, act } = server;
    await store.registrations.start(id, company, asha);
    await act({ action: "stage", to: "filing", reason: "They follow." });
    const approve = "/api/registration/approve";
    // Nothing was sent yet.
    expect((await open()).page).not.toContain(approve);
    expect((await open(approve)).page).not.toContain('name="version"');
    expect((await press("approve", { version: "1" })).location).toContain("done=not-approved");
    await act({ action: "actor", actor: "you", awaited: "Read the drafts and approve them." });
    expect((await open()).page).toContain(`${approve}?key=`);
    expect((await open()).page).not.toContain(`action="${approve}"`);
    const shown = async () => /name="version" value="([^"]*)"/.exec((await open(approve)).page)![1]!;
    const first = await shown();
    // Sent again on the same day: what was opened before approves nothing.
    await act({ action: "actor", actor: "we" });
    await act({ action: "actor", actor: "you" });
    expect((await press("approve", { version: first })).location).toContain("done=not-approved");
    const second = await shown();
    for (const _ of ["once", "again"])
      expect((await press("approve", { version: second })).location).toContain("done=approved");
    const after = await open();
    expect(after.page).toContain("Nothing to do: we file");
    expect(after.page).not.toContain(approve);
    expect((await store.registrations.find(id))!.registration).toMatchObject({
      actor: "we",
      approvedOn: firstDay,
    });
    const events = (await server.events()).filter(({ by }) => by.name === "Founder");
    expect(events.map((event) => "text" in event && event.text)).toEqual([
      "Approved the drafts of 16 November 2026",
      "Drafts approved: waits for us, file it",
    ]);
    expect(await server.queued("founder")).toHaveLength(1);
    expect(server.said).toContain(`enquiry:${id}`);
    const [row] = await store.registrations.board();
    expect(row).toMatchObject({ actor: "we", awaited: "The drafts are approved: file it" });
    const reasons = async () => {
      const { calls, followUps } = await store.enquiries.today();
      return [...calls, ...followUps].map(({ followUp }) => followUp?.text);
    };
    expect(await reasons()).toEqual(["Drafts approved on 16 November: file it"]);

    // Sent again, they are approved again; filed, the row is gone.
    await act({ action: "actor", actor: "you" });
    expect((await open()).page).toContain("I approve the drafts");
    expect(await reasons()).not.toContain("Drafts approved on 16 November: file it");
    await press("approve", { version: await shown() });
    await act({ action: "stage", to: "certificate" });
    expect(await reasons()).not.toContain("Drafts approved on 16 November: file it");
    expect((await press("approve", { version: second })).location).toContain("done=not-approved");
  });

  test("what is wrong in the drafts is a question that says so", async () => {
    await using server = await start();
    const { page } = await server.open("/api/registration", `${server.key}&ask=drafts`);
    expect(page).toContain("What is wrong in the drafts?");
    await server.press("question", { question: "My name", about: "drafts" });
    expect((await server.events()).at(-1)).toMatchObject({ text: "Asks: About the drafts: My name" });
    expect((await server.store.enquiries.detail(server.id))!.enquiry.followUpOn).toBe(firstDay);
    const empty = await server.press("question", { question: " ", about: "drafts" });
    expect(empty.page).toContain('name="about" value="drafts"');
    await server.press("question", { question: "Why?", about: "__proto__" });
    expect(await server.events()).toContainEqual(expect.objectContaining({ text: "Asks: Why?" }));
  });

  test("ends 30 days after completion, and after a closing; then its keys go", async () => {
    await using server = await start();
    await server.store.registrations.start(server.id, company, asha);
    await server.act({ action: "incorporated", date: "2026-11-16", number: "U62099MH2026PTC123456", name: "Zyntra" });
    await server.act({ action: "stage", to: "complete" });
    server.pass(30);
    await server.store.housekeep();
    expect((await server.open()).status).toBe(200);
    server.pass(1);
    expect((await server.open()).status).toBe(404);
    await server.store.housekeep();
    expect(await server.store.founders.revoke(server.id, asha)).toBe(0);
    await using other = await start();
    const { version } = (await other.store.enquiries.detail(other.id))!.enquiry;
    await other.store.enquiries.act(other.id, { action: "status", to: "closed", reason: "no-need", version }, asha);
    expect((await other.open()).page).toContain("This request is closed");
    other.pass(30);
    await other.store.housekeep();
    expect((await other.open()).status).toBe(200);
    other.pass(2);
    expect((await other.open()).status).toBe(404);
    await other.store.housekeep();
    expect(await other.store.founders.revoke(other.id, asha)).toBe(0);
  });

  test("closed, it says so whatever is pressed, and nothing of the enquiry changes", async () => {
    await using founder = await start();
    const { store, id } = founder;
    const { sent } = await quote(store, id, plan, firstDay);
    await store.enquiries.act(id, { action: "status", to: "closed", reason: "no-need", version: 2 }, asha);
    const before = await store.enquiries.detail(id);
    const accepted = { number: sent!.number, version: "1", total: quotationDocument(sent!).total.value };
    for (const [path, values] of [
      ["accept", accepted],
      ["question", { question: "Is it too late?" }],
      ["call-time", { time: bestTimes(site.hours)[0]! }],
    ] as const) {
      const pressed = await founder.press(path, values);
      expect([path, pressed.status]).toEqual([path, 303]);
      expect(await (await founder.app.request(pressed.location!)).text()).toContain("This request is closed");
    }
    expect(await store.enquiries.detail(id)).toEqual(before);
    expect((await founder.open()).page).not.toContain('name="question"');
  });

  test("what it says was done is one of its own sentences", async () => {
    await using founder = await start();
    for (const done of ["__proto__", "constructor", "toString"])
      expect((await founder.app.request(`/api/registration?key=${founder.key}&done=${done}`)).status).toBe(200);
  });

  test("a fresh link is mailed to the address on file, and nobody learns whether there is one", async () => {
    await using server = await start();
    const ask = async (email: string) => {
      const response = await server.app.request("/api/registration/fresh-link", browserForm({ email }));
      return [response.status, await response.text()];
    };
    const known = await ask(" MEERA@example.in ");
    expect(await ask("nobody@example.in")).toEqual(known);
    expect(await ask("meera@example.in")).toEqual(known);
    expect(await server.queued("fresh-link")).toHaveLength(1);
    expect((await ask("no address"))[0]).toBe(422);
    for (let hours = 0; hours < 4; hours++) {
      server.pass(1 / 24);
      await ask("meera@example.in");
    }
    expect(await server.queued("fresh-link")).toHaveLength(3);
  });

  test("mails about stages: one a person and day, one that waits is enough, and they can be stopped", async () => {
    await using server = await start();
    // One person asks twice, on one day.
    const { id: other } = await server.store.saveLead(sampleLead({ email: "Meera@example.in" }));
    await server.store.registrations.start(server.id, company, asha);
    await server.store.registrations.start(other, company, asha);
    const moves = ["name", "signatures", "filing", "certificate", "filing"] as const;
    for (const to of moves) {
      server.pass(1 / (24 * 60));
      await server.act({ action: "stage", to, reason: "It went back." });
    }
    expect((await server.queued("stage")).map(({ dueAt }) => dueAt)).toEqual(["2026-11-16T06:05:12.000Z"]);
    const claimed = await server.store.outbox.claim({
      now: new Date("2026-11-16T06:05:12Z"),
      limit: 10,
      leaseMs: 60_000,
      workerId: "w",
      channels: ["mail"],
    });
    for (const { id } of claimed) await server.store.outbox.succeed(id, "w", new Date("2026-11-16T06:05:12Z"));
    await server.act({ action: "stage", to: "certificate" });
    await server.store.registrations.act(other, { action: "stage", to: "name", reason: "They follow." }, asha, 1);
    const [, second, ...more] = (await server.queued("stage")).toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
    expect(second).toMatchObject({ state: "waiting", dueAt: "2026-11-17T03:30:00.000Z" });
    expect(more).toEqual([]);
    const told = await server.store.founders.stageNews(second!);
    expect(told.map(({ lead }) => lead.id)).toEqual([server.id, other]);
    const undo = await server.store.registrations.act(other, { action: "stage", to: "filing" }, asha, 2);
    await server.store.enquiries.undo(other, (undo as { undo: { id: string } }).undo.id, asha);
    expect(await server.queued("stage")).toHaveLength(2);

    const opened = await server.open("/api/registration/mails");
    expect(opened.page).toContain("Stop these mails");
    expect(await server.queued("stage")).toHaveLength(2);
    const oneClick = await server.app.request(
      `/api/registration/mails?key=${server.key}`,
      browserForm({ "List-Unsubscribe": "One-Click" }),
    );
    expect(oneClick.status).toBe(200);
    expect((await server.store.founders.stageNews(second!)).map(({ lead }) => lead.id)).toEqual([other]);
    server.pass(1 / 24);
    // A certificate does not wait for tomorrow.
    const { version } = (await server.store.registrations.find(other))!;
    const incorporated = {
      date: "2026-11-16",
      number: "U74140MH2026PTC098765",
      name: "Rao Foods Private Limited",
    } as const;
    await server.store.registrations.act(other, { action: "incorporated", ...incorporated }, asha, version);
    expect((await server.queued("stage")).map(({ dueAt }) => dueAt)).toContain("2026-11-16T07:05:12.000Z");
    server.pass(2);
    await server.act({ action: "stage", to: "filing", reason: "It went back." });
    expect(await server.queued("stage")).toHaveLength(2);
    expect((await server.press("mails", { mails: "on" })).location).toContain("done=started");
  });

  test("two at the desk on the same version: one wins, the other sees what it is then", async () => {
    await using server = await start();
    await server.store.registrations.start(server.id, company, asha);
    const results = await Promise.all(
      ["1-pan", "2-pan", "office-bill"].map((id) =>
        server.store.registrations.act(server.id, { action: "paper", id, arrived: true }, asha, 1),
      ),
    );
    expect(results.map(({ result }) => result).toSorted()).toEqual(["done", "stale", "stale"]);
    expect(await server.store.registrations.start(server.id, company, asha)).toMatchObject({ result: "stale" });
    expect(await server.store.registrations.board()).toHaveLength(1);
  });
});

test("without the desk there is no such page", async () => {
  await using server = await startApp();
  expect((await server.app.request(`/api/registration?key=${"a1".repeat(32)}`)).status).toBe(404);
  expect(await (await server.app.request("/api/registration")).json()).toEqual({
    error: "There is nothing at this address.",
  });
});

test("whoever asks without pause is told to wait", async () => {
  const [engine] = testEngines();
  const store = await openStore({ ...(await engine!.fresh()), deliveries: [] });
  await using server = await startApp({ store, env: { DESK_PORT: 4322 } });
  const statuses = [];
  for (let times = 0; times < 125; times++) statuses.push((await server.app.request("/api/registration?key=x")).status);
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(404));
  expect(statuses.at(-1)).toBe(429);
  engine!.clean();
});
