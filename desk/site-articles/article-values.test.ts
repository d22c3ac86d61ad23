import { expect, test } from "vitest";
import { ownArticleFields } from "../../content/owner/files.ts";
import { headOf, valuesOf } from "./article-values.ts";

const fields = ownArticleFields() as Parameters<typeof headOf>[0];

test("an article goes through its form and comes back as it was; what is empty is left out", () => {
  const head = { title: "Title", date: "2026-11-18", tags: ["Audit", "First year"], draft: true };
  const values = valuesOf({ fields, head, body: "Text" });
  expect(values).toMatchObject({ title: "Title", summary: "", tags: "Audit, First year", draft: "true", body: "Text" });
  expect(headOf(fields, values)).toEqual(head);
  expect(headOf(fields, { ...values, title: " New ", tags: " ,", draft: "" })).toEqual({
    title: "New",
    date: "2026-11-18",
  });
});
