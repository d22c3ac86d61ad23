import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatusLine } from "./notices.tsx";

const html = (...children: unknown[]) =>
  renderToStaticMarkup(createElement(StatusLine, { kind: "problem" }, ...(children as string[])));

test.each([[[]], [[""]], [[false]], [[undefined]], [[false, ""]]])(
  "with nothing to say (%j) it is empty",
  (children) => {
    expect(html(...children)).toBe('<div role="alert"></div>');
  },
);

test("what it says is shown", () => {
  expect(html(false, "It did not arrive.")).toContain("It did not arrive.");
});
