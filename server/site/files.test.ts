import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/basics.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { CannotWrite, writeWhole } from "./owner-files.ts";

let desk: Awaited<ReturnType<typeof openDesk>>;
let asha: DeskBrowser;
let ravi: DeskBrowser;
beforeAll(async () => {
  desk = await openDesk();
  asha = await desk.signedIn({ email: "asha@example.in", name: "Asha" });
  ravi = await desk.signedIn({ email: "ravi@example.in", name: "Ravi" });
});
afterAll(() => desk[Symbol.asyncDispose]());

let place: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  place = temporaryFolder();
  folder = join(place.path, "owner");
  cpSync("tests/owner/folders/udyam-setu", folder, { recursive: true });
  vi.stubEnv("OWNER_DIR", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  place[Symbol.dispose]();
});

interface File {
  name: string;
  hash: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the file holds.
  value: any;
}
const text = (file: string) => readFileSync(join(folder, file), "utf8");
const files = async (): Promise<File[]> => (await asha.get("/api/site/files")).body.files;
const file = async (name: string): Promise<File> => (await files()).find((each) => each.name === name)!;
const save = (by: DeskBrowser, ...changed: File[]) =>
  by.post("/api/site/files", { files: changed.map(({ name, hash, value }) => ({ name, hash, value })) });
const history = async () => (await asha.get("/api/site/history")).body.changes;

test("only owners read and write the firm's files", async () => {
  for (const path of ["/api/site/files", "/api/site/summary", "/api/site/pictures/salim.jpg"])
    expect((await ravi.request(path)).status, path).toBe(403);
  expect((await save(ravi, await file("prices"))).status).toBe(403);
  expect((await ravi.request("/api/site/pictures", { method: "POST", body: "x" })).status).toBe(403);
});

test("a saved file keeps what is not the form's: the order of its keys, its schema", async () => {
  const before = text("identity.json");
  const { value, ...identity } = await file("identity");
  expect(value).not.toHaveProperty("$schema");
  const { name, ...rest } = value;
  const { status, body } = await save(asha, { ...identity, value: { ...rest, name: "Udyam Path" } });
  expect(status).toBe(200);
  const expected = { ...JSON.parse(before), name: "Udyam Path" };
  expect(name).not.toBe(expected.name);
  expect(text("identity.json")).toBe(`${JSON.stringify(expected, null, 2)}\n`);
  expect((await file("identity")).hash).toBe(body.hashes["identity.json"]);
  expect(readdirSync(folder).filter((entry) => entry.startsWith("."))).toEqual([]);
  expect(await history()).toMatchObject([{ byName: "Asha", file: "identity.json" }]);
});

test("what is wrong comes back with its path, and nothing is written", async () => {
  const before = text("identity.json");
  const identity = await file("identity");
  identity.value.address.postcode = "3020";
  const { status, body } = await save(asha, identity);
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ file: "identity.json", path: ["address", "postcode"], example: '"302006"' }]);
  expect(text("identity.json")).toBe(before);
  // A rule of two files: the GSTIN is of another state.
  const moved = await file("identity");
  Object.assign(moved.value, { exampleState: "Kerala" });
  Object.assign(moved.value.address, { state: "Kerala", city: "Kochi" });
  const legal = await file("legal");
  legal.value.registeredOffice = "12 Marine Drive, Kochi, Kerala 682031";
  expect((await save(asha, moved, legal)).body.problems).toMatchObject([{ file: "legal.json", path: ["gstin"] }]);
});

test("what may be a slip is asked about once, when it is saved, and told with what visitors will see", async () => {
  const wide = await sharp({ create: { width: 120, height: 40, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, "pictures", "wide.png"), wide);
  const slips = async () => {
    const found = await file("identity");
    Object.assign(found.value, {
      name: "<b>Udyam</b> 🚀",
      phone: "+91 141 411 2233",
      logo: { file: "logo.png", icon: "wide.png" },
    });
    const legal = await file("legal");
    legal.value.grievanceOfficer.phone = "98260 1234";
    const identity = {
      ...found,
      value: { ...found.value, closedDays: [{ day: "2020-12-25" }, { day: "2099-12-25" }] },
    };
    return [identity, legal] as const;
  };
  const { body } = await save(asha, ...(await slips()));
  const asked = ["name", "grievanceOfficer phone", "closedDays", "logo icon"];
  expect(body.doubts.map(({ path }: { path: string[] }) => path.join(" "))).toEqual(asked);
  expect((await save(asha, ...(await slips()))).body.doubts).toEqual([]);
  const { doubts } = (await asha.get("/api/site/summary")).body;
  expect(doubts).toMatchObject([
    { field: expect.any(String), message: expect.stringMatching(/letter by letter.*\?$/) },
    { path: ["phone"], message: expect.stringContaining("landline") },
    { file: "legal.json", field: "Grievance officer, Phone", message: expect.stringContaining("whole number") },
    {},
    { message: expect.stringContaining("120 by 40") },
  ]);
});

test("what was wrong elsewhere before does not keep anybody from saving", async () => {
  writeFileSync(join(folder, "clients.json"), "{ broken");
  const identity = JSON.parse(text("identity.json"));
  writeFileSync(join(folder, "identity.json"), JSON.stringify({ ...identity, phone: "no number" }, null, 2));
  const found = await file("identity");
  expect((await save(asha, { ...found, value: { ...found.value, tagline: "Registration in Rajasthan" } })).status).toBe(
    200,
  );
  expect((await file("clients")).value).toBeNull();
  // What a link leads to is not shown.
  rmSync(join(folder, "partners.json"));
  symlinkSync(join(folder, "legal.json"), join(folder, "partners.json"));
  expect(await file("partners")).toMatchObject({ value: null, hash: null, problems: [{ path: [] }] });
  const again = await file("identity");
  const { body } = await save(asha, { ...again, value: { ...again.value, phone: "still none" } });
  expect(body.problems).toMatchObject([{ path: ["phone"] }]);
});

test("of two owners at once the second sees what the first has saved; an edit by hand is noticed too", async () => {
  const seen = await file("prices");
  const other = structuredClone(seen);
  seen.value.llp.starter.price = 2_600;
  other.value.llp.starter.price = 2_700;
  const answers = await Promise.all([save(asha, seen), save(asha, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = answers.find(({ status }) => status === 409)!;
  expect(body).toMatchObject({ name: "prices", by: "Asha", found: { hash: (await file("prices")).hash } });
  expect(body.found.value.llp.starter.price).toBe(answers[0]!.status === 200 ? 2_600 : 2_700);

  const last = await file("prices");
  const byHand = text("prices.json").replace(/"price": 2[67]00/, '"price": 2800');
  writeFileSync(join(folder, "prices.json"), byHand);
  expect(await save(asha, last)).toMatchObject({ status: 409, body: { by: "by hand" } });
  expect(text("prices.json")).toBe(byHand);
});

test("one change is taken back, and what came after it stays", async () => {
  const first = await file("identity");
  await save(asha, { ...first, value: { ...first.value, tagline: "One" } });
  const [change] = await history();
  const second = await file("identity");
  await save(asha, { ...second, value: { ...second.value, hostingCountry: "India" } });
  expect((await asha.post(`/api/site/history/${change.id}/undo`)).status).toBe(200);
  const { value } = await file("identity");
  expect(value).toMatchObject({ hostingCountry: "India" });
  expect(value.tagline).toBe(first.value.tagline);
  // It is no longer as that change left it.
  expect(await asha.post(`/api/site/history/${change.id}/undo`)).toMatchObject({ status: 409, body: { by: "Asha" } });
  expect((await asha.post("/api/site/history/none/undo")).status).toBe(404);
  // What made a file that is needed is not taken back by removing it.
  const made = await desk.store.siteChanges.add(
    { name: "Asha" },
    { file: "legal.json", before: null, after: text("legal.json") },
  );
  expect((await asha.post(`/api/site/history/${made.id}/undo`)).status).toBe(409);
  expect(existsSync(join(folder, "legal.json"))).toBe(true);
});

test("five megabytes of text are refused at their field, brackets without end too, more before they are read", async () => {
  const before = text("identity.json");
  const identity = await file("identity");
  identity.value.name = "0".repeat(5 * 1024 * 1024);
  const { status, body } = await save(asha, identity);
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ path: ["name"], message: expect.stringContaining("characters") }]);
  const clients = { name: "clients", hash: null, value: { clients: Array.from({ length: 200_000 }, () => ({})) } };
  expect((await save(asha, { ...clients, hash: (await file("clients")).hash })).body.problems).toMatchObject([
    { file: "clients.json", path: [] },
  ]);
  const brackets = await asha.request("/api/site/files", {
    method: "POST",
    body: `{"files":[{"name":"prices","hash":"${(await file("prices")).hash}","value":{"llp":${"[".repeat(200_000)}${"]".repeat(200_000)}}}]}`,
    headers: { "content-type": "application/json" },
  });
  expect((await brackets.json()).problems).toMatchObject([
    { path: ["llp"], message: expect.stringContaining("inside") },
  ]);
  identity.value.name = "0".repeat(7 * 1024 * 1024);
  expect(await save(asha, identity)).toMatchObject({ status: 413, body: { error: expect.stringContaining("6 MB") } });
  expect(text("identity.json")).toBe(before);
});

test("where one of several cannot be put in place, what was written and removed before it is back", () => {
  const state = () =>
    readdirSync(folder).map((name) => [name, name.endsWith(".json") && name !== "new.json" && text(name)]);
  mkdirSync(join(folder, "new.json", "inside"), { recursive: true });
  const before = state();
  const files = [
    { file: "prices.json", bytes: "{}" },
    { file: "clients.json", bytes: null },
    { file: "added.json", bytes: "{}" },
  ];
  for (const several of [files.slice(0, 1), files]) {
    expect(() => writeWhole(folder, [...several, { file: "new.json", bytes: "{}" }])).toThrow(CannotWrite);
    expect(state()).toEqual(before);
  }
});

test("on a full disk nothing is half written", async () => {
  const [prices, legal] = [await file("prices"), await file("legal")];
  const before = [text("prices.json"), text("legal.json")];
  prices.value.llp.starter.price += 1;
  legal.value.jurisdiction = "Kota";
  // The second one cannot be written.
  symlinkSync("/dev/full", join(folder, ".legal.json.part"));
  expect(await save(asha, prices, legal)).toMatchObject({
    status: 507,
    body: { error: expect.stringContaining("the disk is full") },
  });
  expect([text("prices.json"), text("legal.json")]).toEqual(before);
  expect(readdirSync(folder).filter((entry) => entry.startsWith("."))).toEqual([]);
  expect(await save(asha, prices, legal)).toMatchObject({ status: 200 });
});

test("a folder that is not there is made with the first files, and refused where samples are meant", async () => {
  const all = await files();
  const wanted = all.filter(({ name }) => ["identity", "legal", "prices"].includes(name));
  delete wanted[0]!.value.logo;
  rmSync(folder, { recursive: true });
  expect((await asha.get("/api/site/files")).body).toMatchObject({ exists: false });
  const none = wanted.map((each) => ({ ...each, hash: null }));
  expect((await save(asha, none[0]!)).body.problems).toMatchObject([
    { file: "legal.json", message: expect.stringContaining("is missing") },
    { file: "prices.json" },
  ]);
  expect(existsSync(folder)).toBe(false);
  expect(await save(asha, ...none)).toMatchObject({ status: 200 });
  expect(JSON.parse(text("legal.json")).$schema).toBe("./schemas/legal.schema.json");
  expect(existsSync(join(folder, "schemas", "legal.schema.json"))).toBe(true);
  expect((await asha.get("/api/site/summary")).body.shown[0]).toContain(wanted[0]!.value.name);
  // Nobody can make a folder there.
  vi.stubEnv("OWNER_DIR", join(folder, "legal.json", "owner"));
  expect(await save(asha, ...none)).toMatchObject({
    status: 507,
    body: { error: expect.stringContaining("Not saved") },
  });
  vi.stubEnv("OWNER_DIR", "content/samples");
  expect((await save(asha, ...none)).status).toBe(409);
});

const send = (body: Uint8Array<ArrayBuffer> | string) => asha.request("/api/site/pictures", { method: "POST", body });
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6e4f" } });

test("a picture is written anew and named by what is in it; unused ones can be removed", async () => {
  const photo = await drawn(3000, 1500)
    .jpeg()
    .withExif({ IFD0: { Artist: "somebody" } })
    .toBuffer();
  const made = await (await send(new Uint8Array(photo))).json();
  expect(made).toMatchObject({ file: expect.stringMatching(/^[0-9a-f]{16}\.jpeg$/), width: 1600, height: 800 });
  const stored = readFileSync(join(folder, "pictures", made.file));
  expect(stored.toString("latin1")).not.toContain("somebody");
  const shown = await asha.request(`/api/site/pictures/${made.file}`);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  const { pictures } = (await asha.get("/api/site/files")).body;
  expect(pictures).toContainEqual({ ...made, bytes: stored.length, isUsed: false });
  const used = pictures.find(({ isUsed }: { isUsed: boolean }) => isUsed);
  const remove = (name: string) => asha.request(`/api/site/pictures/${name}`, { method: "DELETE" });
  expect((await remove(used.file)).status).toBe(409);
  expect((await remove(made.file)).status).toBe(200);
  expect(existsSync(join(folder, "pictures", made.file))).toBe(false);
});

test("what is no picture is refused, and nothing outside the folder is shown", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const half = (await drawn(600, 600).png().toBuffer()).subarray(0, 200);
  const bomb = await drawn(8, 8).png().toBuffer();
  // Says of itself that it is 20,000 pixels wide and high.
  bomb.writeUInt32BE(20_000, 16);
  bomb.writeUInt32BE(20_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 20_000, height: 20_000 });
  const before = readdirSync(join(folder, "pictures"));
  for (const sent of [svg, "", "not a picture", new Uint8Array(half), new Uint8Array(bomb)])
    expect((await send(sent)).status).toBe(422);
  expect((await send(new Uint8Array(13 * 1024 * 1024))).status).toBe(413);
  expect(readdirSync(join(folder, "pictures"))).toEqual(before);
  mkdirSync(join(folder, "pictures", "inner.png"));
  symlinkSync(join(folder, "legal.json"), join(folder, "pictures", "link.png"));
  for (const name of ["inner.png", "link.png", "..%2Flegal.json", "none.png"])
    expect((await asha.request(`/api/site/pictures/${name}`)).status, name).toBe(404);
});
