/** What a type cannot say of the words and figures. Runs with the samples and with the folders of two owners: vitest.config.ts names them. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { icons } from "lucide-react";
import { expect, test } from "vitest";
import { extensions } from "./compliance/extensions.ts";
import { disposableMailDomains } from "./contact/disposable-mail.ts";
import { languageTexts } from "./languages/texts.ts";
import type { LawChange } from "./law/law-changes.ts";
import { lawChanges } from "./law/law-changes.ts";
import { offerSets, setTexts } from "./offers/offers.ts";
import { tiers, tiersOf } from "./offers/tiers.ts";
import { pages } from "./pages.ts";
import { workSchedule } from "./registration/work-schedule.ts";
import { claimIds } from "./schemas/company.ts";
import { site } from "./site.ts";
import { specimens } from "./specimens.ts";
import { comparison } from "./structures/comparison.ts";

/** The owner's folder, articles and templates are checked where they are read. */
const elsewhere = /^content.(schemas|owner).|[.]test[.]ts$/;
/** What the owner wrote is shown as it is. */
const ofTheOwner = ["claims", "clients", "openings", "site", "testimonials"];
const files = globSync("content/**/*.ts").filter((file) => !elsewhere.test(file));

interface Value {
  /** 'content/home/home.ts: home.hero.headline' */
  path: string;
  key: string;
  value: unknown;
}

const within = (value: unknown, path: string, key: string): Value[] => [
  { path, key, value },
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([inner, next]) =>
        within(next, `${path}.${inner}`, Array.isArray(value) ? key : inner),
      )
    : []),
];

const values = (
  await Promise.all(
    files.map(async (file) => {
      const exports: object = await import(pathToFileURL(resolve(file)).href);
      return Object.entries(exports)
        .filter(([name]) => !ofTheOwner.includes(name))
        .flatMap(([name, value]) => within(value, `${file}: ${name}`, name));
    }),
  )
).flat();

/** The terms and the privacy policy, line by line, without their figures and the addresses of their sections. */
const legalLines = globSync("content/legal/*.md").flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((line) =>
      line
        .replace(/ \{ #[a-z-]+ \}$/, "")
        .replace(/\{\{[^}]*\}\}/g, "…")
        .trim(),
    )
    .flatMap((text, index) => (text ? [{ path: `${file}:${index + 1}`, key: "text", text }] : [])),
);

const texts = [
  ...values.flatMap(({ path, key, value }) => (typeof value === "string" ? [{ path, key, text: value }] : [])),
  ...legalLines,
];
const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

test("every file is read", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(texts.length).toBeGreaterThan(3000);
});

test("no text is empty, but the ending that a Section 8 company chooses itself", () => {
  const empty = texts.filter(({ text }) => text === "");
  expect(pathsOf(empty)).toEqual(["content/company-names/name-check-words.ts: nameEndings.section-8"]);
});

test.each<[string, (text: string) => boolean]>([
  ["has an exclamation mark", (text) => text.includes("!")],
  ["has stray spaces", (text) => /\s{2}|^\s|\s$/.test(text)],
  ["has a brace that is no {token}", (text) => /[{}]/.test(text.replace(/\{\w+\}/g, ""))],
  ["has a mark of the research notes", (text) => /\[(VT|VS|U|C|A)\b|\b[ST]\d{1,2}[a-l]?\b/.test(text)],
  // An owner's brand may be a word that our texts use for other reasons.
  ["names the brand; say 'we' or {brand}", (text) => site.sample && text.includes(site.name)],
])("no text %s", (_, isWrong) => {
  expect(pathsOf(texts.filter(({ text }) => isWrong(text)))).toEqual([]);
});

test("every icon is in the icon set", () => {
  const named = texts.filter(({ key }) => key === "icon");
  expect(named.length).toBeGreaterThan(40);
  expect(pathsOf(named.filter(({ text }) => !(text in icons)))).toEqual([]);
});

test("addresses are paths or anchors of this site", () => {
  const address = /^(\/[a-z0-9/-]*(\?\S+)?(#[a-z-]+)?|#[a-z-]+)$/;
  expect(pathsOf(texts.filter(({ key, text }) => key === "href" && !address.test(text)))).toEqual([]);
});

test("claims and law changes are known ones", () => {
  const laws = new Set<string>(lawChanges.map(({ id }) => id));
  const claims = new Set<string>(claimIds);
  const unknown = texts.filter(
    ({ key, text }) => (key === "laws" && !laws.has(text)) || (["claim", "figures"].includes(key) && !claims.has(text)),
  );
  expect(pathsOf(unknown)).toEqual([]);
});

test("dates are dates", () => {
  const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text);
  const dates = texts.filter(({ key }) => ["checkedUpTo", "iso", "statutoryDate", "extendedTo"].includes(key));
  expect(dates.length).toBeGreaterThan(200);
  expect(pathsOf(dates.filter(({ text }) => !isDate(text)))).toEqual([]);
  const partly = texts.filter(({ key }) => key === "dated" || key === "effective");
  expect(pathsOf(partly.filter(({ text }) => !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)))).toEqual([]);
});

test("every figure and rule has a source, and a doubt about a duty or a pack says why", () => {
  const sourced = values.filter(
    ({ value }) => typeof value === "object" && value !== null && "status" in value && "checkedUpTo" in value,
  ) as { path: string; value: { status: string; sources: readonly string[]; note?: string } }[];
  expect(sourced.length).toBeGreaterThan(200);
  expect(pathsOf(sourced.filter(({ value }) => value.sources.length === 0))).toEqual([]);
  const doubts = sourced.filter(
    ({ path, value }) => /duty|packs/.test(path) && !/verified|agreed/.test(String(value.status)),
  );
  expect(pathsOf(doubts.filter(({ value }) => !value.note))).toEqual([]);
});

test("records in a list have ids of their own", () => {
  const twice = values.filter(({ value }) => {
    if (!Array.isArray(value)) return false;
    const ids = value.flatMap((record) => (typeof record === "object" && "id" in record ? [record.id] : []));
    return new Set(ids).size < ids.length;
  });
  expect(pathsOf(twice)).toEqual([]);
});

test("a change of law has its date, and an old figure a new one", () => {
  const changes: readonly LawChange[] = lawChanges;
  expect(changes.filter(({ kind, effective }) => kind === "change" && !effective)).toEqual([]);
  expect(changes.filter(({ was, now }) => (was === undefined) !== (now === undefined))).toEqual([]);
});

test("a date is moved to a later one", () => {
  expect(extensions.filter(({ statutoryDate, extendedTo }) => extendedTo <= statutoryDate)).toEqual([]);
});

test("offers stand in their order, and Standard alone is the popular one", () => {
  expect(offerSets.map(({ structure }) => structure)).toEqual(["private-limited", "llp", "opc"]);
  expect(tiers.flatMap(({ popular, name }) => (popular ? name : []))).toEqual(["Standard"]);
  for (const { structure, offers } of setTexts)
    expect(offers.map(({ tier }) => tier)).toEqual(tiersOf(structure).map(({ id }) => id));
  const needed = tiers.filter(({ optional }) => !optional).map(({ id }) => id);
  for (const { offers } of offerSets) expect(offers.map(({ tier }) => tier)).toEqual(expect.arrayContaining(needed));
  for (const text of Object.values(languageTexts))
    expect(Object.keys(text.prices.tiers)).toEqual(expect.arrayContaining(needed));
});

test("pages have paths of their own, and heads that search results show whole", () => {
  const heads = Object.values(pages);
  expect(new Set(heads.map(({ path }) => path)).size).toBe(heads.length);
  expect(heads.filter(({ title }) => title.length < 12 || title.length > 65)).toEqual([]);
  expect(heads.filter(({ description }) => description.length < 70 || description.length > 165)).toEqual([]);
});

test("the rows of the comparison that are folded away begin with one that it has", () => {
  expect(comparison.rows.slice(1).map(({ id }) => id)).toContain(comparison.later.from);
});

test("a task of the schedule is drawn as long as it takes, or has days of its own", () => {
  const { lanes: _, ...schedules } = workSchedule;
  for (const { tasks } of Object.values(schedules))
    for (const { title, duration, days } of tasks) expect(days === undefined, title).toBe(duration !== undefined);
});

test("a document arrives at a time, or with a filing", () => {
  const received = Object.values(specimens.received).flat();
  expect(received.filter(({ arrives, filing }) => Boolean(arrives) === Boolean(filing))).toEqual([]);
});

test("disposable mail domains are written in lower case, each once", () => {
  expect(disposableMailDomains.filter((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))).toEqual([]);
  expect(new Set(disposableMailDomains).size).toBe(disposableMailDomains.length);
});
