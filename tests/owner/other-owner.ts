/** What another owner would write into the files under content/ that the README names, made from what is there now. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { site } from "../../content/site.ts";
import * as people from "../../content/testimonials.ts";

const content = join(import.meta.dirname, "..", "..", "content");

export const brand = { name: "Arambh Filings", slug: "arambh-filings", origin: "https://arambh.example" };

const phone = { display: "+91 11111 22222", e164: "+911111122222" };
const address = new Map([
  ["lines", "Plot 7, New Market Road"],
  ["city", "Jaipur"],
  ["state", "Rajasthan"],
  ["postcode", "302000"],
  ["map", "https://www.openstreetmap.org/search?query=Jaipur"],
]);
const testimony = new Map([
  ["role", "Founder, Another Company"],
  ["content", "They filed our papers on the day they had promised, and every receipt came with them."],
  ["url", "https://another-company.example"],
]);

/** What the law asks a published site to show. */
const inLaw = {
  legalName: "Arambh Filings LLP",
  cin: undefined,
  llpin: "AAB-0000",
  grievanceOfficer: {
    name: "Name Surname",
    designation: "Partner",
    email: "grievances@arambh.example",
    phone: phone.display,
  },
};

function changeSite(): object {
  const { name, phone: before } = site;
  const changed = changeTexts(site, (text, field) => {
    const rebranded = text
      .replaceAll(before.display, phone.display)
      .replaceAll(before.e164, phone.e164)
      .replaceAll(before.e164.slice(1), phone.e164.slice(1))
      .replaceAll(name, brand.name)
      .replaceAll(new RegExp(RegExp.escape(name), "gi"), brand.slug);
    return address.get(field) ?? rebranded;
  });
  return { ...(changed as object), ...inLaw, team: changePeople(site.team), sample: false };
}

/** Other people and companies: each name becomes another one, the same wherever it is repeated. */
function changePeople(people: unknown): unknown {
  const names = new Map<string, string>();
  return changeTexts(people, (text, field) => {
    if (field !== "name") return testimony.get(field) ?? text;
    if (!names.has(text)) names.set(text, `Name ${names.size + 1}`);
    return names.get(text) ?? "";
  });
}

/** The same record with every text changed. */
function changeTexts(value: unknown, change: (text: string, field: string) => string, field = ""): unknown {
  if (typeof value === "string") return change(value, field);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change, field));
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([key]) => key !== "sample");
  return Object.fromEntries(kept.map(([key, item]) => [key, changeTexts(item, change, key)]));
}

const newSite = changeSite();
const newPeople = Object.fromEntries(
  Object.entries({ ...people }).map(([name, value]) => [
    name,
    name === "testimonialsPage" ? value : changePeople(value),
  ]),
);

const exportAll = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");

/** A published site has no samples: this owner has confirmed every claim and price and entered real people. */
const changedFiles: Record<string, () => string> = {
  "site.ts": () => exportAll({ site: newSite }),
  "testimonials.ts": () => exportAll(newPeople),
  "claims.ts": () => read("claims.ts").replaceAll(/^ *sample: true,\n/gm, ""),
  "offers.ts": () => read("offers.ts").replace("  sample: true,", '  since: "2026-01-31",'),
};

const read = (file: string): string => readFileSync(join(content, file), "utf8");

/** Whatever imports one of these files gets the other owner's. */
export const otherOwner = (): Plugin => ({
  name: "other-owner",
  enforce: "pre",
  load(id) {
    const file = Object.keys(changedFiles).find((name) => id === join(content, name));
    return file && changedFiles[file]?.();
  },
});

/** Files that hold what an owner changes. */
export const ownerFiles = Object.keys(changedFiles).map((file) => `content/${file}`);

/** Texts of the present owner that the other one does not have. */
export function replacedTexts(): string[] {
  const kept = new Set(listTexts([newSite, newPeople]));
  // Town and state may be named for other reasons, so of the old address only the first line must be gone.
  const before = listTexts([{ ...site, address: site.address.lines[0] }, { ...people }]);
  return [...new Set(before)].filter((text) => text.length > 5 && !kept.has(text));
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(listTexts) : [];
}
