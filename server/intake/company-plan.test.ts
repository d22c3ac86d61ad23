import { expect, test } from "vitest";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { estimateOf } from "../../domain/company-plan/estimate.ts";
import { maxStoredBytes, serialisePlan, stringifyPlan } from "../../domain/company-plan/written.ts";
import { hiddenFields } from "../../domain/forms/form.ts";
import { browserForm, contactLead, json, quickLead, startApp } from "../testing/app.ts";

const plan: CompanyPlan = {
  structure: "private-limited",
  state: "KA",
  capital: 100_000,
  people: 2,
  tier: "starter",
  name: "Qorvex & Söhne काव्या",
  answers: { owners: "several" },
};

type TestServer = Awaited<ReturnType<typeof startApp>>;

async function sendPlan(server: TestServer, sent: unknown) {
  const response = await server.app.request("/api/leads", json({ ...quickLead, [hiddenFields.companyPlan]: sent }));
  expect(response.status).toBe(201);
  const { id } = await response.json();
  return (await server.store.submission(id))!;
}

test("the plan that a form sends is stored with the lead", async () => {
  await using server = await startApp();
  expect(await sendPlan(server, stringifyPlan(plan))).toMatchObject({
    companyPlan: { plan, dropped: [] },
    suspect: [],
  });
});

test.each([
  ["a field that is wrong", JSON.stringify({ ...plan, capital: -5, state: "XX" }), ["state", "capital"]],
  ["no JSON", "{structure", ["not JSON"]],
  ["a list", "[1]", ["not a plan"]],
  ["too much", JSON.stringify({ name: "x".repeat(maxStoredBytes) }), ["too long"]],
])("%s costs that part of the plan, never the lead", async (_, sent, dropped) => {
  await using server = await startApp();
  expect(await sendPlan(server, sent)).toMatchObject({ kind: "lead", companyPlan: { dropped } });
});

test("without script the plan comes from the address of the page; with it, only what the visitor left in", async () => {
  await using server = await startApp();
  const referer = `https://sthapana.example/contact-us?${serialisePlan(plan)}`;
  const post = (more: Record<string, string>) =>
    server.app.request("/api/leads", browserForm({ ...contactLead, ...more }, { referer }));
  expect((await post({})).status).toBe(303);
  expect((await post({ [hiddenFields.listed]: "companyPlan page" })).status).toBe(303);
  const stored = await server.stored();
  expect(stored.map((lead) => (lead as { companyPlan: unknown }).companyPlan)).toEqual(
    expect.arrayContaining([{ plan, dropped: [] }, null]),
  );
});

test("what the plan costs is kept as the visitor saw it; an open plan, a business that is formed and a question about a filing have no total", async () => {
  await using server = await startApp();
  const sent = { structure: "llp", state: "TN", tier: "starter" } as const;
  for (const [each, filing] of [
    [sent, ""],
    [{ structure: "llp" }, ""],
    [{ ...sent, incorporation: "2022-06-10" }, ""],
    [{ ...sent, name: "Zyntra" }, "llp-form-8"],
  ] as const)
    await server.app.request(
      "/api/leads",
      browserForm({
        ...contactLead,
        [hiddenFields.companyPlan]: stringifyPlan(each),
        [hiddenFields.filing]: filing,
      }),
    );
  const stored = (await server.stored()) as { companyPlan: { plan: CompanyPlan }; estimate: unknown }[];
  for (const { companyPlan, estimate } of stored)
    expect(estimate).toEqual(
      Object.keys(companyPlan.plan).length === 3 ? JSON.parse(JSON.stringify(estimateOf(sent))) : null,
    );
  expect(stored).toHaveLength(4);
});

test("a form that comes back with errors keeps the plan", async () => {
  await using server = await startApp();
  const response = await server.app.request("/api/leads", {
    method: "POST",
    headers: { accept: "text/html" },
    body: new URLSearchParams({ ...quickLead, phone: "1", [hiddenFields.companyPlan]: stringifyPlan(plan) }),
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Qorvex &amp; Söhne");
});
