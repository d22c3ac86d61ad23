import { expect, test } from "vitest";
import { openDesk } from "../testing/desk.ts";
import { sampleLead } from "../testing/samples.ts";

const meera = { email: "meera@firm.example", name: "Meera" };
const vikram = { email: "vikram@firm.example", name: "Vikram" };
const company = { form: "private-limited", state: "KA", people: 2 };

async function openWithEnquiry() {
  const desk = await openDesk({}, () => new Date("2026-12-18T06:00:00Z"));
  const { id } = await desk.store.saveLead(sampleLead());
  const browser = await desk.signedIn(meera);
  const act = (change: object, version: number) =>
    browser.post(`/api/enquiries/${id}/registration/act`, { change, version });
  return { ...desk, id, meera: browser, act };
}

test("a registration is begun, moved on and found on the board; the enquiry is engaged", async () => {
  await using desk = await openWithEnquiry();
  expect((await desk.meera.get(`/api/enquiries/${desk.id}/registration`)).body).toEqual({ inWork: null });
  const begun = await desk.meera.post(`/api/enquiries/${desk.id}/registration`, company);
  expect(begun).toMatchObject({ status: 200, body: { enquiry: { status: "engaged" }, version: 1 } });
  expect((await desk.act({ action: "stage", to: "name" }, 1)).body.error).toContain("15 papers have not arrived");
  expect(await desk.act({ action: "stage", to: "name", reason: "They follow" }, 1)).toMatchObject({
    status: 200,
    body: { registration: { stage: "name", actor: "we" }, version: 2 },
  });
  const { rows } = (await desk.meera.get("/api/registrations")).body;
  expect(rows).toMatchObject([
    {
      enquiry: { id: desk.id, name: "Asha Rao", owner: null },
      companyName: "Rao Foods",
      stage: "name",
      since: "2026-12-18",
      actor: "we",
      papers: { arrived: 0, all: 15 },
      due: { what: "Usually done by" },
    },
  ]);
  const { events } = (await desk.meera.get(`/api/enquiries/${desk.id}`)).body;
  const last = events.find(({ text }: { text?: string }) => text === "Stage: Name");
  expect(last).toMatchObject({ type: "registration", by: { name: "Meera" } });

  const undo = async ({ body }: { body: { undo: { id: string } } }) =>
    (await desk.meera.post(`/api/enquiries/${desk.id}/undo`, { undo: body.undo.id })).status;
  expect(await undo(begun)).toBe(409);
  expect(await undo(await desk.act({ action: "stage", to: "signatures" }, 2))).toBe(200);
  const path = `/api/enquiries/${desk.id}/registration`;
  expect((await desk.meera.get(path)).body.inWork).toMatchObject({ registration: { stage: "name" }, version: 4 });
});

test("one that was under way before is entered with its true days", async () => {
  await using desk = await openWithEnquiry();
  const path = `/api/enquiries/${desk.id}/registration`;
  const stages = { name: "2026-10-20", certificate: "2026-11-11" };
  const running = { ...company, startedOn: "2026-10-05", stages };
  for (const [wrong, error] of [
    [{ startedOn: "2026-12-19" }, "today or before"],
    [{ stages: { name: "2026-10-04" } }, "cannot begin before"],
    [{ stages: { name: "2026-12-19" } }, "Enter a day"],
  ] as const) {
    const refused = await desk.meera.post(path, { ...running, ...wrong });
    expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining(error)]);
  }
  expect((await desk.meera.get(path)).body).toEqual({ inWork: null });
  const begun = await desk.meera.post(path, { ...running, papersComplete: true });
  expect(begun.body.registration).toMatchObject({
    stage: "certificate",
    reached: { documents: "2026-10-05", name: "2026-10-20", certificate: "2026-11-11" },
    waitingSince: "2026-11-11",
    enteredOn: "2026-12-18",
  });
  expect(begun.body.registration.papers[0]).toMatchObject({ arrivedOn: "2026-10-20" });
  const { events } = (await desk.meera.get(`/api/enquiries/${desk.id}`)).body;
  expect(events).toContainEqual(expect.objectContaining({ text: "Registration begun on 5 October 2026" }));
});

test("the board says until when a name is held while that is days away, whatever else is expected", async () => {
  await using desk = await openWithEnquiry();
  // Nobody knows why papers are missing of what another office began.
  const running = { ...company, startedOn: "2026-11-24", stages: { name: "2026-11-25" } };
  const { body } = await desk.meera.post(`/api/enquiries/${desk.id}/registration`, running);
  expect(body.registration.without.reason).toContain("before it came to us");
  const approve = (on: string, version: number) =>
    desk.act({ action: "name", name: "Rao Foods", outcome: "approved", on }, version);
  const row = async () => (await desk.meera.get("/api/registrations")).body.rows[0];
  await approve("2026-12-04", 1);
  await desk.act({ action: "stage", to: "filing" }, 2);
  expect(await row()).toMatchObject({ nameUntil: null });
  await approve("2026-12-03", 3);
  expect(await row()).toMatchObject({ nameUntil: "2026-12-23" });
});

test("a question is answered once, by mail or in a call; its follow-up is done, and an undo opens it again", async () => {
  await using desk = await openWithEnquiry();
  const { store, id } = desk;
  const key = (await store.founders.issueKey(id))!;
  for (const asked of ["May the office be a flat?", "Is the fee fixed?"]) await store.founders.ask(key, asked);
  const [first, second] = (await store.enquiries.detail(id))!.events;
  const answer = (question: string | undefined, more: object = {}) =>
    desk.meera.post(`/api/enquiries/${id}/answer`, {
      question,
      text: "Yes, with the owner's letter.",
      mailed: true,
      ...more,
    });
  expect((await answer(first!.id, { text: "Your PAN ABCDE1234F" })).body.error).toContain("Leave out numbers");
  expect((await answer("nobody")).status).toBe(422);
  expect((await answer(first!.id)).body.enquiry.followUpOn).toBe("2026-12-18");
  expect((await answer(first!.id)).body.error).toBe("This question is answered already.");
  const last = await answer(second!.id, { mailed: false });
  expect(last.body.enquiry.followUpOn).toBeNull();
  const answers = async () =>
    (await store.enquiries.detail(id))!.deliveries.filter(({ purpose }) => purpose === "answer");
  expect(await answers()).toHaveLength(1);
  const undone = await desk.meera.post(`/api/enquiries/${id}/undo`, { undo: last.body.undo.id });
  expect(undone.body.enquiry.followUpOn).toBe("2026-12-18");
  // What can still be taken back is not on the page.
  const { questions } = (await store.founders.open(key))!.facts;
  expect(questions!.map((each) => each.answer)).toEqual([undefined, undefined]);
});

test("who is slower, or asks for what makes no sense, is told how it is", async () => {
  await using desk = await openWithEnquiry();
  await desk.meera.post(`/api/enquiries/${desk.id}/registration`, company);
  const other = await desk.signedIn(vikram);
  expect(await other.post(`/api/enquiries/${desk.id}/registration`, company)).toMatchObject({
    status: 409,
    body: { undo: null },
  });
  await desk.act({ action: "paper", id: "1-pan", arrived: true }, 1);
  expect(await desk.act({ action: "stage", to: "name" }, 1)).toMatchObject({
    status: 409,
    body: { error: "Somebody was faster: this registration has changed.", version: 2 },
  });
  expect(await desk.act({ action: "stage", to: "complete" }, 2)).toMatchObject({
    status: 422,
    body: { error: "First write down the incorporation." },
  });
  expect((await desk.act({ action: "stage", to: "nowhere" }, 2)).status).toBe(400);
  // Only a tick is made on whatever is newest.
  const act = (change: object) => desk.meera.post(`/api/enquiries/${desk.id}/registration/act`, { change });
  expect((await act({ action: "paper", id: "2-pan", arrived: true })).body.version).toBe(3);
  expect((await act({ action: "expect", on: null })).status).toBe(400);
  expect((await desk.meera.post("/api/enquiries/nobody/registration", company)).status).toBe(404);
  const wrong = { ...company, people: 0 };
  expect((await desk.meera.post(`/api/enquiries/${desk.id}/registration`, wrong)).status).toBe(400);
});

test("a link to hand over opens the page until all links are ended; neither is for strangers", async () => {
  await using desk = await openWithEnquiry();
  const { body } = await desk.meera.post(`/api/enquiries/${desk.id}/founder-link`);
  const key = new URL(body.link).searchParams.get("key")!;
  expect(await desk.store.founders.open(key)).toBeDefined();
  expect((await desk.meera.post(`/api/enquiries/${desk.id}/founder-links/end`)).body).toEqual({ ended: 1 });
  expect(await desk.store.founders.open(key)).toBeUndefined();
  const stranger = desk.browser();
  for (const path of ["registration", "founder-link", "founder-links/end"])
    expect((await stranger.post(`/api/enquiries/${desk.id}/${path}`, company)).status).toBe(401);
  expect(desk.logged.join("")).not.toContain(key);
});

test("an e-mail from one mailbox to another is written down once, and says who wrote it", async () => {
  await using desk = await openWithEnquiry();
  const said = { direction: "received", text: "The PAN of both", key: crypto.randomUUID() };
  for (const _ of [1, 2]) expect((await desk.meera.post(`/api/enquiries/${desk.id}/mail`, said)).status).toBe(200);
  expect((await desk.meera.post(`/api/enquiries/${desk.id}/mail`, { ...said, direction: "lost" })).status).toBe(400);
  expect((await desk.meera.post(`/api/enquiries/${desk.id}/mail`, { ...said, text: " " })).status).toBe(400);
  const { events } = (await desk.meera.get(`/api/enquiries/${desk.id}`)).body;
  expect(events).toMatchObject([
    { type: "mail", direction: "received", text: "The PAN of both", by: { name: "Meera" } },
  ]);
});
