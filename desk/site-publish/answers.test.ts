import { expect, test } from "vitest";
import { toAnswers } from "./Questions.tsx";

test("prices are sent as people write them, and a comma in the wrong place is left for the check", () => {
  const llp = {
    ...{ key: "llp", step: 3, text: "Your prices", example: "2499", empty: undefined },
    ...{ parts: ["starter", "standard", "pro"], choices: undefined },
  };
  const typed = { "llp.0": "₹2,499/-", "llp.1": "1,40,00", "llp.2": "12500" };
  expect(toAnswers([llp], typed)).toEqual({ llp: "2499; 1,40,00; 12500" });
});
