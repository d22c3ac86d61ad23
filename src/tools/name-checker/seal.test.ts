import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { checkName } from "../../../domain/company-names/check.ts";
import { MonogramSeal } from "../SheetEngraving.tsx";
import { NameResult } from "./NameResult.tsx";

/** The sheet of a name whose wording is clear. */
function sheetOf(name: string): string {
  const check = checkName({ name, structure: "private-limited" });
  expect(check.verdict, name).toBe("clear");
  const entry = { field: "name", check } as const;
  return renderToStaticMarkup(
    createElement(NameResult, { entry, structure: "private-limited", isOnly: true, onUse: () => undefined }),
  );
}

/** Whether the sheet of a name has the seal, found by the first ring of its drawing. */
function isSealed(name: string): boolean {
  const { base } = checkName({ name, structure: "private-limited" });
  return sheetOf(name).includes(renderToStaticMarkup(createElement(MonogramSeal, { name: base })));
}

test("a name has the seal unless one of its findings is a refusal, though it is put right already", () => {
  expect(isSealed("Zyntra Qorvex Foods")).toBe(true);
  expect(isSealed("Zyntra Qorvex Foods LLP")).toBe(true);
  expect(isSealed("Zyntra Qorvex Foods Pvt Ltd")).toBe(false);
});

test.each([
  ["Zyntra Qorvex Foods", "Wording: clear", true],
  ["Zyntra India", "Wording: clear", true],
  ["Bharat Apple Global Foods", "Clear wording, one risk", false],
  ["Sri Apple Qorvex", "Clear wording, two risks", false],
])("%s: '%s', with the seal: %s", (name, verdict, sealed) => {
  expect(sheetOf(name)).toContain(`>${verdict}<`);
  expect(isSealed(name)).toBe(sealed);
});
