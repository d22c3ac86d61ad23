import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AdvisorBlock, initials } from "./AdvisorBlock.tsx";

test("initials are the first and last word's, without titles", () => {
  expect(initials("CS Sample Middle Person")).toBe("SP");
  expect(initials("Dr. sample person")).toBe("SP");
  expect(initials("Sample")).toBe("S");
});

test("without entries nothing is said about an advisor", () => {
  expect(renderToStaticMarkup(createElement(AdvisorBlock, { team: [] }))).toBe("");
});

test("an entry shows what the owner gave and no more", () => {
  const team = [{ name: "CA Sample Person", role: "Chartered accountant", languages: ["English", "Kannada", "Hindi"] }];
  const markup = renderToStaticMarkup(createElement(AdvisorBlock, { team }));
  expect(markup).toContain("CA Sample Person");
  expect(markup).toContain(">SP</text>");
  expect(markup).toContain("Speaks English, Kannada and Hindi");
  expect(markup).not.toContain("membership");
  expect(renderToStaticMarkup(createElement(AdvisorBlock, { team }))).toBe(markup);
});
