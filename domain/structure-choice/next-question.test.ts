import { expect, test } from "vitest";
import { followAnswers, mostQuestions } from "./next-question.ts";

const together = {
  owners: "several",
  business: "ordinary",
  now: "no",
  investors: "none",
  funding: "no",
  esop: "no",
  risk: "high",
  customers: "no",
  turnover: "under-40-lakh",
  resident: "yes",
  paperwork: "little",
  profit: "draw",
  closing: "no",
};

test("asks one question after the other until the answers have decided", () => {
  expect(followAnswers({}).question?.id).toBe("owners");
  const { asked, question } = followAnswers({ owners: "several", business: "ordinary" });
  expect(Object.keys(asked)).toEqual(["owners", "business"]);
  expect(question?.id).toBe("now");
  expect(followAnswers(together).question).toBeNull();
});

test("whether a company is needed at all comes before the law of companies", () => {
  const { owner, ...start } = { owners: "one", business: "ordinary", now: "no", owner: "citizen", adults: "yes" };
  expect(followAnswers(start).question?.id).toBe("owner");
  const need = { ...start, owner, funding: "no", esop: "no", risk: "low", customers: "no", turnover: "under-20-lakh" };
  // A small, safe trade: nothing about other OPCs, stays in India or nominees.
  expect(followAnswers(need).question).toBeNull();
  expect(followAnswers({ ...need, risk: "high" }).question?.id).toBe("other-opc");
});

test("share options do not end the questions before the owners are known", () => {
  const { investors, ...without } = { ...together, esop: "yes" };
  expect(followAnswers(without).question?.id).toBe("investors");
  expect(Object.keys(followAnswers({ ...without, investors }).asked)).toContain("funding");
});

test("an answer counts only where the way comes to it", () => {
  expect(followAnswers({ business: "ordinary", funding: "no" })).toMatchObject({
    asked: {},
    question: { id: "owners" },
  });
  // Changed from several owners to one: the questions for one owner come next.
  const changed = followAnswers({ ...together, owners: "one" });
  expect(changed.question?.id).toBe("owner");
  expect(Object.keys(changed.asked)).toEqual(["owners", "business", "now"]);
  const alone = { owner: "citizen", "other-opc": "no", adults: "yes", second: "no" };
  const finished = followAnswers({ ...together, owners: "one", ...alone });
  expect(finished.question).toBeNull();
  expect(Object.keys(finished.asked)).not.toContain("investors");
});

test("the number of questions at most falls as answers rule questions out", () => {
  expect(mostQuestions({})).toBe(14);
  expect(mostQuestions({ owners: "several" })).toBe(14);
  const without = { owners: "several", business: "ordinary", now: "no", investors: "none" };
  expect(mostQuestions(without)).toBe(13);
});
