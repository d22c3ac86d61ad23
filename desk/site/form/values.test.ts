import { expect, test } from "vitest";
import { jsonSchema } from "../../../content/owner/files.ts";
import { sectionOf, sections, showsPath } from "../sections.ts";
import { clean, merge, nearestShown, pick, readWhole, shownSchema } from "./values.ts";

const part = (id: string, index = 0) => {
  const found = sections.find((section) => section.id === id)!.parts[index]!;
  return shownSchema(jsonSchema(found.file), found);
};

const tier = (price: number, features?: string[]) => ({ price, ...(features && { features }) });
const prices = {
  "private-limited": { starter: tier(2499, ["One", "Two", "Three"]), standard: tier(7500), pro: tier(12500) },
  opc: { starter: tier(2499), standard: tier(7500), pro: tier(12500) },
  llp: { starter: tier(2499), standard: tier(7500), pro: tier(12500) },
};

test("a section shows and saves its own keys, and the rest of the file stays", () => {
  const shown = part("prices");
  const picked = pick(shown, prices) as typeof prices;
  expect(picked["private-limited"].starter).toEqual({ price: 2499 });
  picked["private-limited"].starter.price = 2999;
  expect(merge(shown, prices, picked)).toEqual({
    ...prices,
    "private-limited": { ...prices["private-limited"], starter: tier(2999, ["One", "Two", "Three"]) },
  });
  const plans = part("plans");
  expect(merge(plans, prices, clean(plans, {}))).toMatchObject({ "private-limited": { starter: { price: 2499 } } });
  expect(merge(plans, prices, clean(plans, {}))["private-limited"]).not.toHaveProperty("starter.features");
});

test("every key of every file belongs to exactly one section", () => {
  const homes = (file: string, path: string[]) =>
    sections.filter(({ parts }) => parts.some((each) => `${each.file}.json` === file && showsPath(each, path)));
  for (const key of Object.keys(jsonSchema("identity").properties!).filter((each) => each !== "$schema"))
    expect(homes("identity.json", [key]), key).toHaveLength(1);
  for (const key of Object.keys(jsonSchema("payment").properties!).filter((each) => each !== "$schema"))
    expect(homes("payment.json", [key]), key).toHaveLength(1);
  expect(sectionOf("prices.json", ["llp", "pro", "features", 1])?.id).toBe("plans");
  expect(sectionOf("prices.json", ["llp", "pro", "price"])?.id).toBe("prices");
});

test("what is empty is not saved; what is needed stays, so that the check can ask for it", () => {
  const firm = part("firm");
  expect(
    clean(firm, { name: " Nayi Disha ", whatsapp: " ", address: { lines: ["", "12 Station Road"] }, social: [{}] }),
  ).toEqual({ name: "Nayi Disha", address: { lines: ["12 Station Road"] }, dataOfficer: {}, security: {} });
  const paying = part("paying");
  expect(clean(paying, { upi: { id: "", name: "" }, fee: "half" })).toEqual({ fee: "half" });
  expect(clean(part("logo"), { logo: { hasName: false } })).toEqual({});
  expect(clean(part("team"), { team: [] })).toEqual({ team: [] });
});

test("rupees as people write them; what is no number is left for the check", () => {
  expect(["14000", "14,000", "1,40,000/-", "₹ 8,500"].map(readWhole)).toEqual([14000, 14000, 140000, 8500]);
  expect(["1,40,00", "8.5", "about 9000"].map(readWhole)).toEqual(["1,40,00", "8.5", "about 9000"]);
});

test("a problem is shown at its field, or at the nearest that is shown", () => {
  const paying = part("paying");
  const bank = { number: "1", numberAgain: "2" };
  expect(nearestShown(paying, { bank }, ["bank", "numberAgain"])).toEqual(["bank", "numberAgain"]);
  expect(nearestShown(paying, {}, ["bank", "number"])).toEqual(["bank"]);
  expect(nearestShown(paying, {}, ["unknown"])).toEqual([]);
  expect(nearestShown(part("hours"), { hours: [{ days: ["Monday"] }] }, ["hours", 0, "days", 0])).toEqual([
    "hours",
    0,
    "days",
  ]);
});
