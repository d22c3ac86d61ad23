import { expect, test } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";

const draft = { values: { name: "काव्या <&>" }, options: { third: true } };

test("reads back what it wrote", () => expect(readDraft(writeDraft(draft))).toEqual(draft));

test.each([null, "", "{", "null", "7"])("takes %j for no draft", (kept) =>
  expect(readDraft(kept)?.values ?? {}).toEqual({}),
);

test("leaves out what is not a typed value", () =>
  expect(readDraft('{"values":{"a":"x","b":7,"c":null},"options":{"d":"yes","e":false}}')).toEqual({
    values: { a: "x" },
    options: { e: false },
  }));
