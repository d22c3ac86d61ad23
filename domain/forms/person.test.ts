import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emailError,
  freePhoneError,
  internationalNumber,
  lineError,
  tenDigits,
  textError,
  withoutBidiControls,
} from "./person.ts";

describe("ten digits of a phone number", () => {
  test.each([
    ["9876543210", "9876543210"],
    ["98765 43210", "9876543210"],
    ["(98765)-43210", "9876543210"],
    ["+91 98765 43210", "9876543210"],
    ["+91-98765-43210", "9876543210"],
    [" +919876543210 ", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["098765 43210", "9876543210"],
    ["080 4123 4567", "8041234567"],
    ["0987654321", "0987654321"],
    ["+65 1234 5678", "6512345678"],
    ["call 98765 43210", "9876543210"],
  ])("keeps %j as %s", (typed, kept) => {
    expect(tenDigits(typed)).toBe(kept);
  });

  test.each([
    ["91 98765 43210"],
    ["919876543210"],
    ["98765 4321"],
    ["98765 432100"],
    ["+91 98765 432101"],
    ["+91 0 98765 43210"],
    ["00 98765 43210"],
    ["+1 415 555 2671"],
    ["९८७६५४३२१०"],
    ["+"],
    [""],
  ])("rejects %j", (typed) => {
    expect(tenDigits(typed)).toBeUndefined();
  });

  test("accepts whatever has exactly ten digits once the rest is removed", () => {
    const digit = fc.constantFrom(..."0123456789");
    const filler = fc.string({ maxLength: 3 }).map((text) => text.replace(/\d/g, ""));
    fc.assert(
      fc.property(fc.array(fc.tuple(filler, digit), { minLength: 10, maxLength: 10 }), (typed) => {
        const text = typed.map(([between, one]) => between + one).join("");
        expect(tenDigits(text)).toBe(typed.map(([, one]) => one).join(""));
      }),
    );
  });
});

describe("an e-mail address", () => {
  test.each([
    "a@b.in",
    "first.last+tag@mail.co.in",
    "first_last-1@mail-2.co.in",
    "o'brien@example.org",
    "r&d@example.in",
    "नाम@उदाहरण.भारत",
  ])("accepts %s", (email) => {
    expect(emailError(email)).toBeUndefined();
  });

  test.each([
    "plain",
    "a@b",
    "@b.in",
    "a@",
    "a@b.",
    "a@.in",
    "a@b..in",
    "a b@c.in",
    "a@b@c.in",
    "a@b.in\r\nBcc: x@y.in",
    "a\u0000@b.in",
    "Name <a@b.in>",
    "a@b.in,c@d.in",
    '"a b"@c.in',
    "a@b.in?bcc=c",
    "a?bcc=c@b.in",
    `${"x".repeat(250)}@b.in`,
  ])("rejects %j", (email) => {
    expect(emailError(email)).toBe("Email is invalid");
  });

  test("asks for it when there is none", () => {
    expect(emailError("  ")).toBe("Email is required");
  });

  test("takes no longer on a hostile address", () => {
    const started = performance.now();
    emailError(`a@${"a.".repeat(100)}@`);
    emailError(`a@${"a.".repeat(500_000)}@`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe("lines and texts", () => {
  test("names the field and the limit", () => {
    expect(lineError("Full name", "   ", 5)).toBe("Full name is required");
    expect(lineError("Full name", "abcdef", 5)).toBe("Full name must be 5 characters or fewer");
    expect(lineError("Full name", " abcde ", 5)).toBeUndefined();
  });

  test.each(["a\u0000b", "a\nb", "a\u001bb", "a\u0085b", "a\u2028b", "a\ud800b"])("rejects %j on one line", (typed) => {
    expect(lineError("Name", typed, 50)).toBe("Name has characters that cannot be read");
  });

  test("lets a text have lines, but no other control characters", () => {
    expect(textError("Cover letter", "Dear team,\r\n\n\tHello", 50)).toBeUndefined();
    expect(textError("Cover letter", "a\u0000b", 50)).toBe("Cover letter has characters that cannot be read");
    expect(textError("Cover letter", "a\ud800b", 50)).toBe("Cover letter has characters that cannot be read");
  });

  test("keeps emoji and Indian scripts", () => {
    expect(lineError("Name", "ಅನನ್ಯ 🙂 O’Brien", 50)).toBeUndefined();
  });
});

describe("a number from anywhere", () => {
  test.each(["+44 20 7946 0958", "123456", "+91 98765 43210", "080-41234567 ext 12"])("accepts %s", (typed) => {
    expect(freePhoneError(typed)).toBeUndefined();
  });

  test.each([
    ["", "Phone number is required"],
    ["12345", "Phone number must have 10 digits, or 6 to 15 from abroad"],
    ["1234567890123456", "Phone number must have 10 digits, or 6 to 15 from abroad"],
    ["1".repeat(41), "Phone number must be 40 characters or fewer"],
    ["98765\u000043210", "Phone number has characters that cannot be read"],
  ])("rejects %j", (typed, message) => {
    expect(freePhoneError(typed)).toBe(message);
  });
});

describe("an international number", () => {
  test.each([
    ["98765 43210", "+919876543210"],
    ["080 4123 4567", "+918041234567"],
    ["+91-98765-43210", "+919876543210"],
    ["0091 98765 43210", "+919876543210"],
    ["+65 1234 5678", "+6512345678"],
    ["001 415 555 2671", "+14155552671"],
    ["4123 4567", undefined],
  ])("of %j is %s", (typed, number) => {
    expect(internationalNumber(typed)).toBe(number);
  });

  test("marks that turn the direction of writing do not count, wherever they were copied from", () => {
    expect(withoutBidiControls("a\u202eb\u2066c\u200fd\u061ce")).toBe("abcde");
    expect(withoutBidiControls("न्\u200dय")).toBe("न्\u200dय");
    expect(tenDigits("\u202a+91 98765 43210\u202c")).toBe("9876543210");
    expect(emailError("\u202aasha@example.in\u202c")).toBeUndefined();
    expect(lineError("Name", "\u202e", 50)).toBe("Name is required");
  });
});
