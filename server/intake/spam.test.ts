import { describe, expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { deliveriesOf } from "../testing/acts.ts";
import { applicationForm, json, quickLead, samplePdf, startApp } from "../testing/app.ts";
import { temporaryFolder } from "../testing/basics.ts";

describe("signs of spam", () => {
  const post = (server: Awaited<ReturnType<typeof startApp>>, changes: object) =>
    server.app.request("/api/leads", json({ ...quickLead, ...changes }));

  test("a link in place of a name: stored, marked, and nobody is alerted until the owner accepts it", async () => {
    await using server = await startApp();
    const response = await post(server, { fullName: "Win at https://spam.example" });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(await server.store.submission(id)).toMatchObject({ spam: true, suspect: ["links"] });
    expect(await deliveriesOf(server.store, id)).toEqual([]);
    expect(await server.store.enquiries.accept(id, { name: "Asha" })).toMatchObject({ result: "done" });
    expect(await server.store.submission(id)).toMatchObject({ spam: false, suspect: ["links"] });
    expect(await deliveriesOf(server.store, id)).toMatchObject([{ channel: "mail", state: "waiting" }]);
    expect(await server.store.enquiries.accept(id, { name: "Asha" })).toMatchObject({ result: "stale" });
  });

  test("one sign alone is marked and mailed, several together are kept back", async () => {
    await using server = await startApp();
    const throwAway = await (await post(server, { email: "a@mailinator.com" })).json();
    const robot = await (await post(server, { website: "x", startedAt: String(Date.now()) })).json();
    expect(await server.store.submission(throwAway.id)).toMatchObject({ suspect: ["disposable"], spam: false });
    expect(await deliveriesOf(server.store, throwAway.id)).toMatchObject([{ channel: "mail" }]);
    expect(await server.store.submission(robot.id)).toMatchObject({ suspect: ["honeypot", "fast"], spam: true });
    expect(await deliveriesOf(server.store, robot.id)).toEqual([]);
  });

  test("the same words from ever new addresses are noticed; a person who sends twice, or another founder, is not", async () => {
    await using server = await startApp();
    const suspects = async (changes: object) => {
      const { id } = await (await post(server, changes)).json();
      return (await server.store.submission(id))?.suspect;
    };
    for (let count = 1; count <= 4; count++) expect(await suspects({ email: `a${count}@example.in` })).toEqual([]);
    expect(await suspects({ email: "a5@example.in", fullName: " asha  RAO" })).toEqual(["duplicate"]);
    expect(await suspects({ fullName: "Ravi Rao" })).toEqual([]);
  });

  test("a throw-away address may ask for the newsletter: it is promised a mail and gets it", async () => {
    await using server = await startApp();
    await server.app.request("/api/newsletter", json({ email: "a@yopmail.com" }));
    expect(await server.stored()).toMatchObject([{ suspect: ["disposable"], spam: false }]);
    expect((await server.store.outbox.counts()).mail.waiting).toBe(1);
  });
});

test("when the room for resumes is used up, the applicant is told what to do and nothing is half stored", async () => {
  using folder = temporaryFolder();
  const room = samplePdf.byteLength * 2;
  const store = await openStore({ dataDir: folder.path, deliveries: [], resumeStorageBytes: room });
  await using server = await startApp({ store });
  const send = (accept: string) =>
    server.app.request("/api/applications", { method: "POST", body: applicationForm(), headers: { accept } });
  expect([(await send("*/*")).status, (await send("*/*")).status]).toEqual([201, 201]);
  const refused = await send("application/json");
  expect(refused.status).toBe(507);
  expect((await refused.json()).error).toMatch(
    /^We have no room for more resumes at the moment\. Please send yours by mail to /,
  );
  expect(await (await send("text/html")).text()).toContain("We have no room for more resumes at the moment");
  expect([await server.stored(), await store.administration.resumeBytes()]).toMatchObject([{ length: 2 }, room]);
  expect(server.logged.join("")).toContain("take up all the room");
});
