import { expect, test } from "vitest";
import { section8Address, withSection8 } from "./section-8-address.ts";

test.each([
  ["", undefined],
  ["section-8=yes", "with-shares"],
  ["section-8=without-shares", "without-shares"],
] as const)("%j and back", (query, choice) => {
  expect(section8Address.parse(new URLSearchParams(query))).toBe(choice);
  const params = new URLSearchParams("section-8=yes");
  section8Address.write(choice, params);
  expect(String(params)).toBe(query);
});

test("what nobody offers is the structure of the plan", () => {
  expect(section8Address.parse(new URLSearchParams("section-8=maybe&kind=llp"))).toBeUndefined();
});

test.each(["kind=section-8", "structure=section-8"])("the older %s still counts, and is written anew", (query) => {
  const params = new URLSearchParams(`${query}&name=Udaan`);
  const choice = section8Address.parse(params);
  expect(choice).toBe("with-shares");
  section8Address.write(choice, params);
  expect(String(params)).toBe("name=Udaan&section-8=yes");
  section8Address.write(undefined, params);
  expect(String(params)).toBe("name=Udaan");
});

test("a structure of the plan stays in the address", () => {
  const params = new URLSearchParams("structure=llp&section-8=yes");
  section8Address.write(undefined, params);
  expect(String(params)).toBe("structure=llp");
});

test("the link to the other tool carries it", () => {
  expect(withSection8("/cost-calculator", "with-shares")).toBe("/cost-calculator?section-8=yes");
  expect(withSection8("/name-checker?state=DL", "without-shares")).toBe(
    "/name-checker?state=DL&section-8=without-shares",
  );
  expect(withSection8("/cost-calculator?state=DL", undefined)).toBe("/cost-calculator?state=DL");
});
