import { expect, test } from "vitest";
import { ownerFiles } from "../../content/owner/files.ts";
import { readOwner } from "../../content/owner/read.ts";
import { listSamples } from "./shown.ts";

const facts = readOwner();
const listed = listSamples(facts);
const all = listed.flatMap(({ items }) => items).join("\n");

test("names everything that stands on the pages in an owner's place", () => {
  const { identity, legal, prices, claims, testimonials, clients, openings } = facts;
  for (const words of [identity.name, identity.phone, identity.email, identity.address.city, legal.jurisdiction])
    expect(all).toContain(words);
  for (const { name } of [...testimonials, ...clients]) expect(all).toContain(name);
  for (const { figure, text } of Object.values(claims)) {
    expect(all).toContain(text);
    expect(all).toContain(figure.replace("+", ""));
  }
  for (const { title } of openings) expect(all).toContain(title);
  for (const { price } of Object.values(prices.llp)) expect(all.replaceAll(",", "")).toContain(`₹${price}`);
});

test("each once, and nothing of a file that is empty", () => {
  for (const { file, items } of listed) expect(new Set(items).size, file).toBe(items.length);
  const empty = Object.keys(ownerFiles).filter((file) => !listed.some((each) => each.file === file));
  expect(empty).toEqual(["services", "team", "partners", "payment", "whatsapp", "followups"]);
});
