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

test("figures of the law are filled in, with what is calculated with them", () => {
  expect(fillFigures("{{gst-percent}}, {{gst-on 6000}}, {{with-gst 6000}}, {{gst-interest-percent}}")).toBe(
    "18, ₹1,080, ₹7,080, 18",
  );
  expect(fillFigures("{{late-fee}}, {{late-fee 120}}, {{late-gst-return 20}}, {{late-nil-gst-return}}")).toBe(
    "₹100, ₹12,000, ₹1,000, ₹20",
  );
  expect(fillFigures("{{late-tds-return 25}}, {{late-director-kyc}}")).toBe("₹5,000, ₹5,000");
  expect(fillFigures("{{without-inc-20a company}}, {{without-inc-20a officer-a-day}}")).toBe("₹50,000, ₹1,000");
  expect(fillFigures("{{days-to aoc-4}}, {{days-to aoc-4-opc}}")).toBe("30, 180");
});

test("the stamp duty of a state, its parts and that of an LLP are those of the calculator", () => {
  expect(fillFigures("{{stamp-duty dl}}, {{stamp-duty mh}} to {{stamp-duty-up-to mh}}, {{stamp-duty ka}}")).toBe(
    "₹360, ₹1,300 to ₹2,100, ₹10,020",
  );
  expect(fillFigures("{{stamp-duty ka form}}, {{stamp-duty ka memorandum}}, {{stamp-duty ka llp}}")).toBe(
    "₹20, ₹5,000, ₹5,000",
  );
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
  "{{days-to aoc-5}}",
  "{{gst-on much}}",
  "{{stamp-duty zz}}",
  "{{stamp-duty ka seal}}",
  "{{if discount}}x{{end}}",
])("%s is refused", (text) => {
  expect(() => fillFigures(text)).toThrow();
});
