import { expect, test } from "vitest";
import { ownArticleFields } from "../../content/owner/files.ts";
import { type Edit, headOf, lineAt, mark, picture, valuesOf } from "./article-text.ts";

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

const apply = (text: string, { start, end, text: made, select }: Edit) => {
  const after = text.slice(0, start) + made + text.slice(end);
  return [after, after.slice(...select)];
};

test("marks what is selected, or words to type over", () => {
  const text = "One two three";
  expect(apply(text, mark("bold", text, 4, 7))).toEqual(["One **two** three", "two"]);
  expect(apply("", mark("bold", "", 0, 0))).toEqual(["**important words**", "important words"]);
  expect(apply(text, mark("link", text, 4, 7))).toEqual(["One [two](https://) three", "https://"]);
});

test("headings and lists begin their lines, and a second press takes the sign away", () => {
  const text = "Text\nApples\nPears\nEnd";
  const listed = "Text\n- Apples\n- Pears\nEnd";
  expect(apply(text, mark("list", text, 6, 13))[0]).toBe(listed);
  expect(apply(listed, mark("list", listed, 6, 15))[0]).toBe(text);
  expect(apply(text, mark("heading", text, 0, 0))[0]).toBe("## Text\nApples\nPears\nEnd");
});

test("a picture has a line of its own", () => {
  expect(apply("Text", picture("a.png", "Text", 4))).toEqual(["Text\n\n![What it shows](a.png)\n", "What it shows"]);
  expect(apply("", picture("a.png", "", 0))[0]).toBe("![What it shows](a.png)\n");
});

test("finds a line", () => {
  const text = "One\n\nThree";
  expect(text.slice(...lineAt(text, 3))).toBe("Three");
  expect(lineAt(text, 2)).toEqual([4, 4]);
});
