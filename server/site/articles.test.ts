import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/basics.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";

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

const head = {
  title: "Opening a bank account: what to bring",
  summary: "The papers that banks ask of a new company.",
  author: "Asha",
  date: "2026-11-18",
  category: "Startup Guides",
};
const body = "## What to bring\n\nThe certificate, and {{fee llp starter}}.";
const article = (slug: string) => `/api/site/articles/${slug}`;
const text = (file: string) => readFileSync(join(folder, "articles", file), "utf8");
const remove = (slug: string, hash: string) =>
  asha.request(article(slug), {
    method: "DELETE",
    body: JSON.stringify({ hash }),
    headers: { "content-type": "application/json" },
  });

test("only owners read and write articles", async () => {
  expect((await ravi.get(article("-"))).status).toBe(403);
  expect((await ravi.post(article("-"), { head, body, hash: null })).status).toBe(403);
  expect((await ravi.post("/api/site/preview", { head, body, slug: "-" })).status).toBe(403);
});

test("an article is written, kept as a draft, changed, deleted and brought back", async () => {
  const blank = (await asha.get(article("-"))).body;
  expect(blank).toMatchObject({ hash: null, head: { author: "Asha" }, body: "" });
  expect(blank.fields.properties.category.enum).toContain("Startup Guides");
  const made = await asha.post(article("-"), { head: { ...head, draft: true }, body, hash: null });
  expect(made).toMatchObject({ status: 200, body: { slug: "opening-a-bank-account-what-to-bring" } });
  const { slug } = made.body;
  const found = (await asha.get(article(slug))).body;
  expect(found).toMatchObject({ head: { ...head, draft: true }, body, problems: [] });
  expect((await asha.post(article(slug), { ...found, head })).status).toBe(200);
  expect(text(`${slug}.md`)).not.toContain("draft");
  // A title that comes again has another address.
  expect((await asha.post(article("-"), { head, body, hash: null })).body.slug).toBe(`${slug}-2`);

  const { hash } = (await asha.get(article(slug))).body;
  expect((await remove(slug, "other")).status).toBe(409);
  expect((await remove(slug, hash)).status).toBe(200);
  expect((await asha.get(article(slug))).status).toBe(404);
  const [deleted] = (await asha.get("/api/site/history")).body.changes;
  expect((await asha.get(`/api/site/history/${deleted.id}`)).body.fields).toContainEqual({
    field: "",
    before: "## What to bring",
  });
  expect((await asha.post(`/api/site/history/${deleted.id}/undo`)).status).toBe(200);
  expect((await asha.get(article(slug))).body).toMatchObject({ head, body });
});

test("HTML and links that are no pages are refused with the line of the text, and nothing is written", async () => {
  const bad = `First line\n\n<form action="https://elsewhere.test">\n\n[x](javascript:alert(1))`;
  const { status, body: answer } = await asha.post(article("-"), { head, body: bad, hash: null });
  expect(status).toBe(422);
  expect(answer.problems).toMatchObject([
    { line: 3, message: expect.stringContaining("has HTML") },
    { line: 5, message: expect.stringContaining("has the link 'javascript:alert(1)'") },
  ]);
  expect(existsSync(join(folder, "articles", "opening-a-bank-account-what-to-bring.md"))).toBe(false);
  const preview = (await asha.post("/api/site/preview", { head, body: bad, slug: "-" })).body;
  expect(preview.problems).toEqual(
    answer.problems.map((problem: object) => ({ ...problem, file: expect.stringContaining("articles/") })),
  );
  expect(JSON.stringify(preview.tree)).not.toMatch(/form|javascript/);
});

test("what is missing in the head is told at its field; a figure that is none, by the preview", async () => {
  const { title: _, ...rest } = head;
  const { body: answer } = await asha.post(article("-"), { head: { ...rest, category: "Other" }, body, hash: null });
  expect(answer.problems).toMatchObject([{ path: ["title"] }, { path: ["category"] }]);
  const preview = await asha.post("/api/site/preview", { head, body: "{{fee nothing}}", slug: "-" });
  expect(preview.body.problems).toMatchObject([{ message: expect.stringContaining("{{fee nothing}} is no figure") }]);
  const drawn = await asha.post("/api/site/preview", { head, body, slug: "-" });
  expect(drawn.body).toMatchObject({ problems: [], tree: [{ tag: "h2" }, "\n", { tag: "p" }, "\n"] });
});

test("a text over which the checks sit for minutes keeps nobody waiting, and is refused", async () => {
  const before = performance.eventLoopUtilization();
  const saving = asha.post(article("-"), { head, body: ">".repeat(190_000), hash: null });
  const first = await Promise.race([saving.then(() => "saving"), asha.get("/api/site").then(() => "another page")]);
  expect(first).toBe("another page");
  expect(await saving).toMatchObject({
    status: 422,
    body: { problems: [{ message: expect.stringContaining("too long") }] },
  });
  const brackets = { head, body: "![".repeat(90_000), slug: "-" };
  expect((await asha.post("/api/site/preview", brackets)).body).toMatchObject({ tree: [{ tag: "p" }, "\n"] });
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(5_000);
});

test("of two who write the same article the second sees the first; an edit by hand is noticed", async () => {
  const name = "first-audit";
  const seen = (await asha.get(article(name))).body;
  expect((await asha.post(article(name), { ...seen, body: `${seen.body}\n\nOne more.` })).status).toBe(200);
  expect(await asha.post(article(name), seen)).toMatchObject({ status: 409, body: { by: "Asha" } });
  writeFileSync(join(folder, "articles", `${name}.md`), text(`${name}.md`).replace("One more.", "By hand."));
  expect(await asha.post(article(name), seen)).toMatchObject({ status: 409, body: { by: "by hand" } });
  // What it changed is no longer as it was left.
  const [change] = (await asha.get("/api/site/history")).body.changes;
  expect(await asha.post(`/api/site/history/${change.id}/undo`)).toMatchObject({ status: 409 });
  expect(text(`${name}.md`)).toContain("By hand.");
});

test("a head that cannot be read is shown and not written over; too much text is refused", async () => {
  writeFileSync(join(folder, "articles", "open.md"), '---\ntitle: "open\n---\nText');
  expect((await asha.get(article("open"))).body).toMatchObject({
    mistake: expect.stringContaining("line"),
    file: "articles/open.md",
  });
  const { status, body: answer } = await asha.post(article("-"), { head, body: "0".repeat(5_000_000), hash: null });
  expect([status, answer.problems[0].message]).toEqual([422, expect.stringContaining("up to 200000")]);
});
