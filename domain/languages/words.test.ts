import { expect, test } from "vitest";
import { hi } from "../../content/languages/hi.ts";
import { kn } from "../../content/languages/kn.ts";
import { bestTimeIn, errorsIn, hoursIn, momentIn, spanIn } from "./words.ts";

const at = (time: string) => new Date(`${time}+05:30`);

test("times to call are in the words of the language, by the clock of India", () => {
  const span = { from: at("2026-11-16T10:00"), until: at("2026-11-16T12:00") };
  expect(spanIn(hi, span)).toBe("सोमवार, 16 नवंबर, 10:00–12:00");
  expect(spanIn(kn, span)).toBe("ಸೋಮವಾರ, 16 ನವೆಂಬರ್, 10:00–12:00");
  expect(momentIn(hi, at("2026-11-18T00:05"))).toBe("18 नवंबर 2026, 00:05");
  expect(bestTimeIn(hi, "Late afternoon, 16:00 to 18:00")).toBe("शाम, 16:00–18:00");
  expect(bestTimeIn(kn, "Saturday, 10:00 to 13:00")).toBe("ಶನಿವಾರ, 10:00–13:00");
  const hours = [
    { label: "Monday to Friday", opens: "10:00", closes: "18:00" },
    { label: "Saturday, Sunday", opens: "10:00", closes: "13:00" },
  ];
  expect(hoursIn(hi, hours)).toBe("सोमवार–शुक्रवार\u00a010:00–18:00, शनिवार, रविवार\u00a010:00–13:00");
});

test("an error says whether the field is empty or wrong", () => {
  const typed: Record<string, string> = { name: " ", email: "asha", phone: "98" };
  const errors = {
    name: "Name is required",
    email: "Email is invalid",
    phone: "…",
    form: "Form must be quick or contact",
  };
  expect(errorsIn(hi, errors, (field) => typed[field] ?? "")).toEqual({
    name: hi.form.errors.name.required,
    email: hi.form.errors.email.invalid,
    phone: hi.form.errors.phone.invalid,
    form: "Form must be quick or contact",
  });
});

/** Every text by its place, and what is filled into it. */
function tokens(text: object, place = ""): Record<string, string[]> {
  return Object.assign(
    {},
    ...Object.entries(text).map(([key, value]: [string, string | object]) =>
      typeof value === "string"
        ? { [`${place}/${key}`]: (value.match(/\{\w+\}/g) ?? []).toSorted() }
        : tokens(value, `${place}/${key}`),
    ),
  );
}

test("both texts fill in the same values at the same places", () => {
  expect(tokens(kn)).toEqual(tokens(hi));
});
