import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { checkName } from "../../../domain/company-names/check.ts";
import { MonogramSeal } from "../SheetEngraving.tsx";
import { NameResult } from "./NameResult.tsx";

/** Whether the sheet of a name has the seal, found by the first ring of its drawing. */
function isSealed(name: string): boolean {
  const check = checkName({ name, structure: "private-limited" });
  expect(check.verdict, name).toBe("clear");
  const entry = { field: "name", check } as const;
  const html = renderToStaticMarkup(
    createElement(NameResult, { entry, structure: "private-limited", isOnly: true, onUse: () => undefined }),
  );
  const seal = renderToStaticMarkup(createElement(MonogramSeal, { name: check.base }));
  return html.includes(seal);
}

test("a name has the seal unless one of its findings is a refusal, though it is put right already", () => {
  expect(isSealed("Zyntra Qorvex Foods")).toBe(true);
  expect(isSealed("Zyntra Qorvex Foods LLP")).toBe(true);
  expect(isSealed("Zyntra Qorvex Foods Pvt Ltd")).toBe(false);
});
