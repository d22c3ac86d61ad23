import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CopyField } from "./CopyField.tsx";

test.each([
  ["http://localhost:4322/join#a", true],
  ["http://127.0.0.1:4321/api/registration?key=a", true],
  ["https://desk.firm.in/join#a", false],
  ["https://localhost.firm.in/join#a", false],
])("%s says whether others can open it", (value, isOnlyHere) => {
  const markup = renderToStaticMarkup(createElement(CopyField, { form: "link", label: "Link", value }));
  expect(markup.includes("on this machine alone")).toBe(isOnlyHere);
});
