import { expect, test } from "vitest";
import { whatsappTextIds, whatsappTexts, whatsappTitles } from "../../content/registration/whatsapp-texts.ts";
import { whatsappFacts, whatsappTextsSchema } from "../../content/schemas/whatsapp-text.ts";
import { fillText, needsLink } from "./whatsapp.ts";

const always = { name: "Asha Rao", advisor: "Ravi", firm: "Zyntra", email: "desk@zyntra.example" };
const all = Object.fromEntries(Object.keys(whatsappFacts).map((name) => [name, `(${name})`]));

test("ours are as an owner's would have to be", () => {
  expect(whatsappTextsSchema.parse(whatsappTexts)).toEqual(whatsappTexts);
});

test.each(whatsappTextIds)("%s has every fact, and neither a hole nor a brace without them", (id) => {
  expect(fillText(whatsappTexts[id], all)).not.toMatch(/[{}]/);
  const bare = fillText(whatsappTexts[id], always);
  expect(bare, whatsappTitles[id]).toMatch(/^Hello Asha Rao\. This is Ravi of Zyntra\./);
  expect(bare).not.toMatch(/[{}]|undefined| {2}|: *$|: *\.|, *\./);
});

test("a sentence whose fact is not known is left out, and addresses are not cut", () => {
  const text = "Hello {name}. Until {lastDay}, here: {link}\nCall {advisor}? It is {total}.";
  const link = "https://example.in/api/founder?key=a.b";
  expect(fillText(text, { ...always, link, lastDay: "2 May 2026" })).toBe(
    `Hello Asha Rao. Until 2 May 2026, here: ${link}\nCall Ravi?`,
  );
  expect(fillText(text, { name: "A", lastDay: "" })).toBe("Hello A.");
  expect([needsLink(text), needsLink("{name}")]).toEqual([true, false]);
});
