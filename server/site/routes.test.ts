import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { createBuilding } from "./building.ts";
import { currentId, listAssets, markPublished, point, removeOldBuilds, writeNote } from "./builds.ts";

let desk: Awaited<ReturnType<typeof openDesk>>;
let owner: DeskBrowser;
beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.signedIn({ email: "asha@example.in", name: "Asha" });
});
afterAll(() => desk[Symbol.asyncDispose]());

const ids = ["2026-11-18T08-00-00-000Z", "2026-11-18T09-00-00-000Z", "2026-11-18T10-00-00-000Z"] as const;

function addBuild(id: string): void {
  const build = join(desk.builds, id);
  mkdirSync(join(build, "site", "_astro"), { recursive: true });
  writeFileSync(join(build, "site", "index.html"), `<title>Home</title><body><p>The price is ${id}.</p>`);
  writeFileSync(join(build, "site", "_astro", `${id}.js`), "");
  writeNote(desk.builds, {
    ...{ id, builtAt: new Date().toISOString(), madeFrom: "", ownerFolder: null, owner: {}, files: 0 },
    assets: listAssets(build),
  });
}

beforeEach(() => {
  for (const id of ids) addBuild(id);
  markPublished(desk.builds, ids[0], "Asha");
  point(desk.builds, ids[0]);
});

test("only owners publish", async () => {
  const member = await desk.signedIn({ email: "ravi@example.in", name: "Ravi" });
  for (const path of ["/api/site", "/api/site/history", `/api/site/changes?build=${ids[1]}`])
    expect((await member.get(path)).status, path).toBe(403);
  for (const path of ["/api/site/build", "/api/site/publish", "/api/site/undo"])
    expect((await member.post(path, { build: ids[1] })).status, path).toBe(403);
  expect(currentId(desk.builds)).toBe(ids[0]);
});

test("a build is published and undone; scripts of both are there each time", async () => {
  expect((await owner.get("/api/site")).body).toMatchObject({
    current: { id: ids[0] },
    candidate: { id: ids[2], isOfNow: true },
    unpublished: [],
  });
  expect((await owner.post("/api/site/undo")).status).toBe(409);
  expect(await owner.post("/api/site/publish", { build: ids[2] })).toMatchObject({
    status: 200,
    body: { running: ids[2] },
  });
  expect(currentId(desk.builds)).toBe(ids[2]);
  expect(existsSync(join(desk.builds, ids[2], "site", "_astro", `${ids[0]}.js`))).toBe(true);
  const { body } = await owner.get("/api/site");
  expect(body).toMatchObject({ current: { id: ids[2], publishedBy: "Asha" }, undoTo: ids[0] });
  expect(body.candidate).toBeUndefined();
  expect(await owner.post("/api/site/undo")).toMatchObject({ status: 200, body: { running: ids[0] } });
  expect(currentId(desk.builds)).toBe(ids[0]);
  expect(existsSync(join(desk.builds, ids[0], "site", "_astro", `${ids[2]}.js`))).toBe(true);
  expect((await owner.get("/api/site")).body.undoTo).toBeUndefined();
});

test("undo goes to what was served before, not to what was taken back", async () => {
  const publish = (build: string) => owner.post("/api/site/publish", { build });
  const undo = async () => (await owner.post("/api/site/undo")).body.running;
  await publish(ids[1]);
  expect(await undo()).toBe(ids[0]);
  await publish(ids[2]);
  expect(await undo(), "not the one that was taken back").toBe(ids[0]);
  await publish(ids[1]);
  await publish(ids[2]);
  expect([await undo(), await undo()]).toEqual([ids[1], ids[0]]);
  expect((await owner.post("/api/site/undo")).status).toBe(409);
});

test("the changed sentences are those against what is served", async () => {
  // As a build leaves them; those against another build are looked for anew, by the script of the build.
  const changes = { against: ids[0], everywhere: [], pages: [] };
  writeFileSync(join(desk.builds, ids[1], "changes.json"), JSON.stringify(changes));
  expect(await owner.get(`/api/site/changes?build=${ids[1]}`)).toMatchObject({ status: 200, body: changes });
  expect((await owner.get("/api/site/changes?build=2026-01-01T00-00-00-000Z")).status).toBe(404);
  expect((await owner.get("/api/site/changes?build=../../etc")).status).toBe(400);
});

test("all who ask for the same comparison at once share one", async () => {
  const building = createBuilding(desk.builds, () => {});
  const [one, other, another] = [ids[1], ids[1], ids[2]].map(building.compare);
  expect(other).toBe(one);
  expect(another).not.toBe(one);
  expect(await Promise.all([one, other, another])).toEqual([true, true, true]);
  const found = (await owner.get(`/api/site/changes?build=${ids[1]}`)).body;
  expect(found).toMatchObject({ against: ids[0], everywhere: [{ after: `The price is ${ids[1]}.` }] });
  building.end();
});

test("a build that is not there is not published", async () => {
  expect((await owner.post("/api/site/publish", { build: "2026-01-01T00-00-00-000Z" })).status).toBe(404);
  expect((await owner.post("/api/site/publish", { build: "current" })).status).toBe(400);
  expect(currentId(desk.builds)).toBe(ids[0]);
});

test("a note that the machine has cut off leaves its build out, and nothing else", async () => {
  for (const text of ["", '{"id":', "null", "\0\0"]) {
    writeFileSync(join(desk.builds, ids[2], "build.json"), text);
    writeFileSync(join(desk.builds, ".progress.json"), text);
    const { status, body } = await owner.get("/api/site");
    expect([status, body.candidate?.id, body.building], JSON.stringify(text)).toEqual([200, ids[1], undefined]);
  }
  expect((await owner.post("/api/site/undo")).status).toBe(409);
  rmSync(join(desk.builds, ".progress.json"));
});

test("the one that is served is never removed", () => {
  removeOldBuilds(desk.builds, 1);
  expect(existsSync(join(desk.builds, ids[0]))).toBe(true);
  expect(existsSync(join(desk.builds, ids[1]))).toBe(false);
});

test("what was changed in the folder is listed with who did it; an edit by hand is noticed", async () => {
  const actor = { name: "Asha" };
  await desk.store.siteChanges.add(actor, { file: "prices.json", before: null, after: "one" });
  await desk.store.siteChanges.add(actor, { file: "prices.json", before: "one, by hand", after: "two" });
  const { changes } = (await owner.get("/api/site/history")).body;
  expect(changes.map(({ byName }: { byName: string }) => byName)).toEqual(["Asha", "by hand", "Asha"]);
  const { body } = await owner.get(`/api/site/history/${changes[1].id}`);
  expect(body.change).toMatchObject({ file: "prices.json", before: "one", after: "one, by hand" });
  expect((await owner.get("/api/site/history/none")).status).toBe(404);
});
