import { expect, test } from "vitest";
import { lateQuestion } from "./late-question.ts";
import { recommend } from "./recommend.ts";

const older = {
  owners: "several",
  business: "ordinary",
  investors: "none",
  funding: "no",
  esop: "yes",
  resident: "yes",
};

test("a link from before the question about jobs keeps its result, with that question open", () => {
  const late = lateQuestion(older);
  expect(late?.question.id).toBe("now");
  expect(late?.asked).toEqual(older);
  expect(recommend(late?.asked ?? {}).structure).toBe("private-limited");
});

test("no question is late while others are open, or once all are answered", () => {
  expect(lateQuestion({ owners: "several", business: "ordinary" })).toBeUndefined();
  expect(lateQuestion({ ...older, esop: "" })).toBeUndefined();
  expect(lateQuestion({ ...older, now: "employed" })).toBeUndefined();
  expect(lateQuestion({})).toBeUndefined();
});
