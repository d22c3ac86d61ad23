import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DesignPage } from "./DesignPage.tsx";

test("every piece renders, under one h1 and with ids of its own", () => {
  const html = renderToStaticMarkup(createElement(DesignPage));
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});
