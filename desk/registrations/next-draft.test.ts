import { expect, test } from "vitest";
import { changeRegistration, startRegistration } from "../../domain/registration/changes.ts";
import { hasChangedMeanwhile, nextOf, shownNext, typeNext } from "./next-draft.ts";

const today = "2026-11-16";
const begun = startRegistration({ form: "llp", state: "KL", people: 2 }, {}, today);
const after = (action: Parameters<typeof changeRegistration>[1]) => {
  const result = changeRegistration(begun, action, today);
  if ("refused" in result) throw new Error(result.refused);
  return result.registration;
};
const told = after({ action: "actor", actor: "we", awaited: "The draft", expectedOn: "2026-11-20" });

test("opens with what is there", () => {
  expect(shownNext("", told)).toEqual({ actor: "we", awaited: "The draft", expectedOn: "2026-11-20" });
  expect(shownNext("", begun)).toEqual({ actor: "you", awaited: "", expectedOn: "" });
});

test("an emptied field stays empty, and what was not touched follows the registration", () => {
  const draft = typeNext("", nextOf(told), { awaited: "" });
  expect(shownNext(draft, told)).toEqual({ actor: "we", awaited: "", expectedOn: "2026-11-20" });
  expect(shownNext(draft, { ...told, expectedOn: "2026-11-25" })).toMatchObject({ expectedOn: "2026-11-25" });
});

test("typed back to what is there, nothing is kept", () => {
  const draft = typeNext("", nextOf(told), { actor: "you" });
  expect(typeNext(draft, nextOf(told), { actor: "we" })).toBe("");
});

test("what somebody else has changed is noticed, and what was typed stays", () => {
  const draft = typeNext("", nextOf(begun), { awaited: "The rent agreement" });
  expect(hasChangedMeanwhile(draft, nextOf(begun))).toBe(false);
  expect(hasChangedMeanwhile(draft, nextOf(told))).toBe(true);
  expect(hasChangedMeanwhile("", nextOf(told))).toBe(false);
  expect(shownNext(draft, told)).toEqual({ actor: "we", awaited: "The rent agreement", expectedOn: "2026-11-20" });
});

test("one who can no longer act at the stage that it is at now is not kept", () => {
  const named = after({ action: "stage", to: "name" });
  const draft = typeNext("", nextOf(named), { actor: "registrar" });
  expect(shownNext(draft, named).actor).toBe("registrar");
  expect(shownNext(draft, begun).actor).toBe("you");
});
