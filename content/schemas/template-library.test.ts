import { expect, test } from "vitest";
import * as content from "../template-library.ts";
import { checked } from "./checked.ts";
import { templateLibrarySchema } from "./template-library.ts";

const check = (value: unknown) => checked("content/template-library.ts", templateLibrarySchema, value);

test("the texts of the template library fit their schema", () => expect(() => check({ ...content })).not.toThrow());

test("a missing text is named with its file and field", () => {
  const templatePage = { ...content.templatePage, purpose: "" };
  expect(() => check({ ...content, templatePage })).toThrow(
    /content\/template-library\.ts[\s\S]*templatePage\.purpose:/,
  );
});
