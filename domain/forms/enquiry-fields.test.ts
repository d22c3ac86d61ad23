import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import {
  byDetail,
  callLanguages,
  checkContactLead,
  checkDetails,
  checkQuickLead,
  offered,
  phoneQuestion,
  readDetails,
  wrongIndianLength,
} from "./enquiry-fields.ts";

describe("quick lead", () => {
  const good = { fullName: " Asha Rao ", email: "asha@example.in", phone: "98765 43210" };

  test("accepts a name, an address and ten digits", () => {
    expect(checkQuickLead(good)).toEqual({});
  });

  test("uses the messages of the specification", () => {
    expect(checkQuickLead({ fullName: " ", email: "", phone: "" })).toEqual({
      fullName: "Full name is required",
      email: "Email is required",
      phone: "Phone number is required",
    });
    expect(checkQuickLead({ ...good, email: "asha", phone: "12345" })).toEqual({
      email: "Email is invalid",
      phone: "Phone number must be 10 digits",
    });
  });
});

describe("contact lead", () => {
  test("rejects what gets past the browser", () => {
    expect(checkContactLead({ name: "", email: "", phone: "" })).toEqual({
      name: "Enter your full name",
      email: "Enter your e-mail address",
      phone: "Enter your phone number",
    });
    expect(checkContactLead({ name: "x".repeat(121), email: "a@b", phone: "98765" })).toEqual({
      name: "Name must be 120 characters or fewer",
      email: "Enter an e-mail address such as asha@example.in",
      phone: "Enter a number with 10 digits, or from abroad one with 6 to 15 such as +49 30 901820",
    });
  });

  test("accepts a number from abroad", () => {
    expect(checkContactLead({ name: "Asha", email: "a@b.co", phone: "+44 20 7946 0958" })).toEqual({});
    // As the pages in other languages ask.
    expect(checkContactLead({ name: "Asha", email: " ", phone: "9876543210" }, false)).toEqual({});
    expect(checkContactLead({ name: "Asha", email: "a@b", phone: "" }, false)).toEqual({
      email: "Enter an e-mail address such as asha@example.in",
      phone: "Enter your phone number",
    });
  });
});

const nothing = byDetail(() => "");

test("all of it may be left out, and all of it may be there", () => {
  expect(checkDetails(nothing)).toEqual({});
  const all = {
    ...nothing,
    message: "Two founders,\none abroad 🙂",
    bestTime: offered.bestTime[0]!.value,
    language: "Kannada",
    city: "ಹುಬ್ಬಳ್ಳಿ",
  };
  expect(checkDetails(all)).toEqual({});
});

test("what is wrong is said in words", () => {
  const wrong = {
    ...nothing,
    message: "x".repeat(1001),
    bestTime: "At night",
    language: "Elvish",
    city: `a\u0000${"b".repeat(9)}`,
  };
  expect(checkDetails(wrong)).toEqual({
    message: "Message must be 1000 characters or fewer",
    bestTime: "Choose one of the times listed",
    language: "Choose one of the languages listed",
    city: "City has characters that cannot be read",
  });
});

test("a line end counts once, as in the browser's counter", () => {
  const typed = { ...nothing, message: `${"x\r\n".repeat(499)}xx` };
  expect(checkDetails(readDetails((field) => typed[field]))).toEqual({});
});

test("the owner's list of languages replaces the usual one; without it the team's are added", () => {
  const names = (owner: Parameters<typeof callLanguages>[0]) => callLanguages(owner).map(({ own }) => own);
  expect(names(site)).toEqual(["English", "हिन्दी", "ಕನ್ನಡ", "தமிழ்", "తెలుగు", "मराठी"]);
  const team = [{ name: "A", role: "B", languages: ["Kannada", "Bengali"] }];
  expect(names({ team })).toEqual([...names(site), "বাংলা"]);
  expect(names({ team, callLanguages: ["english", "ગુજરાતી", "Tulu"] })).toEqual(["English", "ગુજરાતી", "Tulu"]);
});

test("asks about a number that looks incomplete, in words, and nothing about one that looks right", () => {
  expect(phoneQuestion("contact", "98765 4321")).toEqual({
    text: "Is this number complete?",
    more: expect.stringContaining("this one has 9"),
    keep: "Keep what I typed",
  });
  for (const phone of ["", "98765 43210", "+49 30 901820"]) expect(phoneQuestion("contact", phone)).toBeUndefined();
});

test("the quick form keeps its own rule for the number", () => {
  expect(phoneQuestion("quick", "98765 4321")).toBeUndefined();
});

test.each([
  ["98765 4321", 9],
  ["+91 98765 4321", 9],
  ["0091 98765 432101", 11],
  ["098765 4321", 9],
  ["4123 4567", 8],
  ["98765 432101", 11],
  ["9876543210987", 13],
])("%s is an Indian number of %i digits", (typed, digits) => {
  expect(wrongIndianLength(typed)).toBe(digits);
});

test.each([
  ...["98765 43210", "+91 98765 43210", "0091-98765-43210", "919876543210", "098765 43210", "080 4123 4567"],
  ...["080-41234567 ext 12", "98765 43210 / 98765 43211", "+49 30 901820", "+44 20 7946 0958", "0049 30 901820"],
  ...["+65 6123 4567", "+1 (415) 555-2671"],
])("%s is not questioned", (typed) => {
  expect(wrongIndianLength(typed)).toBeUndefined();
});
