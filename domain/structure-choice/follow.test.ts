import { expect, test } from "vitest";
import { followAnswers, mostQuestions } from "./follow.ts";

const together = {
  owners: "several",
  business: "ordinary",
  resident: "yes",
  esop: "no",
  investors: "none",
  funding: "no",
  paperwork: "little",
  turnover: "under-40-lakh",
  profit: "draw",
};

test("asks one question after the other until the answers have decided", () => {
  expect(followAnswers({}).question?.id).toBe("owners");
  const { asked, question } = followAnswers({ owners: "several", business: "ordinary" });
  expect(Object.keys(asked)).toEqual(["owners", "business"]);
  expect(question?.id).toBe("resident");
  expect(followAnswers(together).question).toBeNull();
});

test("an answer counts only where the way comes to it", () => {
  expect(followAnswers({ business: "ordinary", funding: "no" })).toMatchObject({
    asked: {},
    question: { id: "owners" },
  });
  // Changed from several owners to one: the questions for one owner come next, and preferences for two no longer count.
  const changed = followAnswers({ ...together, owners: "one" });
  expect(changed.question?.id).toBe("owner");
  expect(Object.keys(changed.asked)).toEqual(["owners", "business"]);
  const alone = { owner: "citizen", "other-opc": "no", adults: "yes", second: "no" };
  const finished = followAnswers({ ...together, owners: "one", ...alone });
  expect(finished.question).toBeNull();
  expect(Object.keys(finished.asked)).not.toContain("paperwork");
});

test("the number of questions at most falls as answers rule questions out", () => {
  expect(mostQuestions({})).toBe(12);
  expect(mostQuestions({ owners: "several" })).toBe(12);
  const without = { owners: "several", business: "ordinary", resident: "yes", esop: "no", investors: "none" };
  expect(mostQuestions(without)).toBe(11);
});
