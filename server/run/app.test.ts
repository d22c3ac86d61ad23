import { describe, expect, test } from "vitest";
import { errorMessage } from "../http/html.ts";
import { browserForm, contactLead, json, quickLead, startApp } from "../testing/app.ts";

/** An application whose store has a mistake in it. */
async function startBrokenApp() {
  const server = await startApp();
  server.store.saveLead = async () => {
    throw new TypeError("mistake of ours with asha@example.in in it");
  };
  return server;
}

describe("a mistake of ours", () => {
  test("is a 500, not an outage, and asks nobody to try again later", async () => {
    await using server = await startBrokenApp();
    const response = await server.app.request("/api/leads", json(quickLead));
    expect([response.status, await response.json()]).toEqual([500, { error: errorMessage(500) }]);
    expect(response.headers.get("retry-after")).toBeNull();
    const page = await server.app.request("/api/leads", browserForm(contactLead));
    expect(page.status).toBe(500);
    expect(await page.text()).toContain(`value="${contactLead.name}"`);
  });

  test("is logged with the id that the visitor was given, and without what was typed", async () => {
    await using server = await startBrokenApp();
    const response = await server.app.request("/api/leads", json(quickLead, { "x-request-id": "chosen-by-visitor" }));
    const id = response.headers.get("x-request-id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const errors = server.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(errors).toMatchObject([{ requestId: id, err: { type: "TypeError" } }]);
    expect(server.logged.join("")).not.toContain("asha@");
  });

  test("outside a form is logged with its id too", async () => {
    await using server = await startApp();
    server.store.readNewsletterLink = async () => {
      throw new TypeError("mistake of ours");
    };
    const response = await server.app.request("/api/newsletter/confirm?token=abc");
    expect(response.status).toBe(500);
    const errors = server.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(errors).toMatchObject([{ requestId: response.headers.get("x-request-id") }]);
  });
});
