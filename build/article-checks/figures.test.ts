import { expect, test } from "vitest";
import { fillFigures } from "./figures.ts";

test("the owner's figures are filled in; here those of the samples", () => {
  expect(fillFigures("{{fee llp starter}}{{listed llp starter}}, {{with llp starter 11443}}")).toBe(
    "₹1,999 (listed at ₹3,998), ₹13,442",
  );
  expect(fillFigures("{{total llp starter 11443}}")).toBe("₹13,802");
  expect(fillFigures("{{total llp starter example}}, {{charges llp}}, {{example-state}}, {{days}}, {{days llp}}")).toBe(
    "₹13,802, ₹11,443, Karnataka, 10-15, 14",
  );
  expect(fillFigures("{{charges opc dl}}, {{with opc starter dl}}, {{signature}}")).toBe("₹3,503, ₹5,502, ₹2,000");
  expect(fillFigures("{{fee-from}} {{gst opc pro}} {{claim name-approval}}")).toBe("₹1,999 ₹2,160 95%+");
});

test("what holds for some owners only", () => {
  expect(fillFigures("a{{if gst}} with GST{{end}}, {{if same-fees}}same{{else}}not{{end}}")).toBe("a with GST, same");
  expect(fillFigures("{{if advisors}}{{claim advisors}} of us{{end}}")).toBe("50+ of us");
});

test("objects in the text of a component stay as they are", () => {
  const component = '<Bars names={{ action: "Registrar" }} />';
  expect(fillFigures(component)).toBe(component);
});

test.each([
  "{{fee llp}}",
  "{{charges llp zz}}",
  "{{fee ltd starter}}",
  "{{price llp starter}}",
  "{{if discount}}x{{end}}",
])("%s is refused", (text) => {
  expect(() => fillFigures(text)).toThrow();
});
