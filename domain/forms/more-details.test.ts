import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { callLanguages } from "./call-languages.ts";
import { checkMoreDetails, type MoreDetails, offeredTimes, readMoreDetails } from "./more-details.ts";

const nothing: MoreDetails = { message: "", bestTime: "", language: "", city: "" };

test("all of it may be left out, and all of it may be there", () => {
  expect(checkMoreDetails(nothing)).toEqual({});
  const all = {
    message: "Two founders,\none abroad 🙂",
    bestTime: offeredTimes[0]!,
    language: "Kannada",
    city: "ಹುಬ್ಬಳ್ಳಿ",
  };
  expect(checkMoreDetails(all)).toEqual({});
});

test("what is wrong is said in words", () => {
  const wrong = {
    message: "x".repeat(1001),
    bestTime: "At night",
    language: "Elvish",
    city: `a\u0000${"b".repeat(9)}`,
  };
  expect(checkMoreDetails(wrong)).toEqual({
    message: "Message must be 1000 characters or fewer",
    bestTime: "Choose one of the times listed",
    language: "Choose one of the languages listed",
    city: "City has characters that cannot be read",
  });
});

test("a line end counts once, as in the browser's counter", () => {
  const typed = { ...nothing, message: `${"x\r\n".repeat(499)}xx` };
  expect(checkMoreDetails(readMoreDetails((field) => typed[field]))).toEqual({});
});

test("the owner's list of languages replaces the usual one; without it the team's are added", () => {
  const names = (owner: Parameters<typeof callLanguages>[0]) => callLanguages(owner).map(({ own }) => own);
  expect(names(site)).toEqual(["English", "हिन्दी", "ಕನ್ನಡ", "தமிழ்", "తెలుగు", "मराठी"]);
  const team = [{ name: "A", role: "B", languages: ["Kannada", "Bengali"] }];
  expect(names({ team })).toEqual([...names(site), "বাংলা"]);
  expect(names({ team, callLanguages: ["english", "ગુજરાતી", "Tulu"] })).toEqual(["English", "ગુજરાતી", "Tulu"]);
});
