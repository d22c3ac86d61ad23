import { expect, test } from "vitest";
import { callBack } from "../../content/contact/call-back.ts";
import { advisorSentence, nextSteps } from "./next-steps.ts";

test("each form has its steps, and nobody is asked for names that were sent", () => {
  const texts = (names: number) => nextSteps({ form: "contact", names, hasFiling: false }).map(({ text }) => text);
  expect(texts(0)).toEqual(callBack.contact.next.map(({ text }) => text));
  expect(texts(1)[0]).toMatch(/two proposed company names/);
  expect(texts(2)[0]).toBe(callBack.knownNames);
  expect(texts(2).slice(1)).toEqual(texts(0).slice(1));
  expect(nextSteps({ form: "quick", names: 0, hasFiling: false })).toEqual(callBack.quick.next);
});

test("a question about a filing is answered, not a registration", () => {
  const steps = nextSteps({ form: "contact", names: 0, hasFiling: true });
  expect(steps.map(({ title }) => title)).toEqual(["We call you", "You get it in writing", "You decide"]);
  expect(JSON.stringify(steps)).not.toMatch(/structure|names/);
});

test("the advisor is named from the owner's entries, by language where one is asked for, and never made up", () => {
  const asha = { name: "CS Sample One", role: "Company secretary", languages: ["English", "Kannada"] };
  const ravi = { name: "CA Sample Two", role: "Accountant" };
  expect(advisorSentence([])).toBeUndefined();
  expect(advisorSentence([asha])).toBe("Your advisor is CS Sample One (Company secretary).");
  expect(advisorSentence([asha, ravi])).toBe(
    "Your advisor will be CS Sample One (Company secretary) or CA Sample Two (Accountant).",
  );
  expect(advisorSentence([asha, ravi], "Kannada")).toBe("Your advisor is CS Sample One (Company secretary).");
  expect(advisorSentence([asha, ravi], "Tamil")).toMatch(/^Your advisor will be /);
});
