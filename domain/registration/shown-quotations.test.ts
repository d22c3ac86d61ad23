import { expect, test } from "vitest";
import { examples } from "../../tests/fixtures/quotations.ts";
import { startRegistration } from "./registration-changes.ts";
import { laterAcceptances, quotedCompany } from "./shown-quotations.ts";

const { changed: sent } = examples;
const startedAt = "2026-11-20T06:00:00.000Z";
const registration = startRegistration({ company: quotedCompany(sent.basis) }, {}, "2026-11-20");
const first = { sent, acceptedAt: startedAt };
const second = {
  sent: { ...sent, number: "2026-27/0003", version: 1, basis: { ...sent.basis, people: 4 } },
  acceptedAt: "2026-11-25T06:00:00.000Z",
};

test("the quotation that began it is nothing new; one that was accepted later is, with what it says otherwise", () => {
  const drafted = { sent: null, acceptedAt: null };
  expect(laterAcceptances([first, drafted, { sent, acceptedAt: null }], { startedAt, registration })).toEqual([]);
  expect(laterAcceptances([first, second], { startedAt, registration })).toEqual([
    {
      number: "2026-27/0003",
      acceptedAt: second.acceptedAt,
      differences: [{ label: "People who sign", accepted: "4", here: String(sent.basis.people) }],
    },
  ]);
});

test("the newest comes first, the same company differs in nothing, and nothing is said when all is done", () => {
  const third = { sent: { ...sent, number: "2026-27/0004", version: 1 }, acceptedAt: "2026-11-28T06:00:00.000Z" };
  expect(laterAcceptances([second, third], { startedAt, registration })).toMatchObject([
    { number: "2026-27/0004", differences: [] },
    { number: "2026-27/0003" },
  ]);
  const complete = { ...registration, stage: "complete" } as const;
  expect(laterAcceptances([second], { startedAt, registration: complete })).toEqual([]);
});
