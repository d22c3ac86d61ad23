import { expect, test } from "vitest";
import { questions } from "../../../domain/owner/questions.ts";
import { toAnswers } from "./Questions.tsx";

test("prices are sent as people write them, and a comma in the wrong place is left for the check", () => {
  const llp = questions.filter(({ key }) => key === "llp");
  const typed = { "llp.0": "₹2,499", "llp.1": "1,40,00", "llp.2": "12500" };
  expect(toAnswers(llp, typed)).toEqual({ llp: "2499, 1 40 00, 12500" });
});
