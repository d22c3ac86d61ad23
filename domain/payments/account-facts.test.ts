import { expect, test } from "vitest";
import { examples } from "../../tests/fixtures/quotations.ts";
import { account } from "./account.ts";
import { accountFacts, dueNowText } from "./account-facts.ts";

const exactly = (amount: number) => ({ from: amount, to: amount });
const line = examples.alone.lines[0]!;
const quotation = {
  lines: [
    { ...line, part: "ours", amount: exactly(10_000) },
    { ...line, id: "duty", part: "duty", amount: { from: 4_000, to: 5_000 } },
  ],
  gstPercent: 18,
} as const;
const lines = (...given: Parameters<typeof account>) =>
  accountFacts(account(...given)).map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ""}`);

test("nothing is said before anything was agreed or paid, and an advance is called one", () => {
  expect(lines(undefined, [], "called")).toEqual([]);
  expect(lines(undefined, [{ rupees: 500, tds: 0 }], "called")).toEqual(["Paid in advance: ₹500"]);
});

test("due now, paid, left and later, a range at actuals", () => {
  expect(lines(quotation, [], "documents")).toEqual([
    "Due now: ₹11,800",
    "Paid: ₹0",
    "Left to pay: ₹15,800 to ₹16,800",
    "Charges of others, before we file: ₹4,000 to ₹5,000, at actuals (Your advisor tells you the exact sum before we file.)",
  ]);
  expect(dueNowText(account(quotation, [], "documents"))).toBe("₹11,800");
});

test("when nothing is due it says so, and when all is paid, that; what is too much is named", () => {
  const paid = (rupees: number) => [{ rupees, tds: 0 }];
  expect(lines(quotation, paid(11_800), "documents")[0]).toBe("Due now: Nothing at the moment");
  expect(lines(quotation, paid(17_000), "filing")).toEqual([
    "Due now: Everything is paid",
    "Paid: ₹17,000",
    "Paid beyond the total: ₹200 (It counts for what comes next, or goes back to you.)",
  ]);
  const unknown = { ...quotation, lines: [quotation.lines[0], { ...quotation.lines[1], amount: null }] };
  expect(lines(unknown, paid(11_800), "documents")).toEqual([
    "Due now: Nothing at the moment",
    "Paid: ₹11,800",
    "Charges of others, before we file: At actuals (Your advisor tells you the exact sum before we file.)",
  ]);
});
