/** What another owner would write into content/site.ts and content/testimonials.ts, made from what is there now. */

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

interface Site {
  name: string;
  phone: { display: string; e164: string };
}

export function changeSite(site: Site): object {
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
  const team = "team" in site ? { team: changePeople(site.team) } : {};
  return { ...(changed as object), ...team, sample: false };
}

/** Other people and companies: each name becomes another one, the same wherever it is repeated. */
export function changePeople(people: unknown): unknown {
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

/** Texts of the old record that the new one does not have. */
export function replacedTexts(before: unknown, after: unknown): string[] {
  const kept = new Set(listTexts(after));
  return [...new Set(listTexts(before))].filter((text) => text !== "" && !kept.has(text));
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(listTexts) : [];
}
