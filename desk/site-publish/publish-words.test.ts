import { expect, test } from "vitest";
import { filesInWords, unpublishedWords } from "./publish-words.ts";

const now = new Date("2026-11-18T14:00:00Z");
const current = { id: "a", builtAt: "2026-11-18T10:00:00Z", publishedAt: undefined, publishedBy: undefined };
const change = (file: string, byName: string, at: string) => ({ id: at, file, byName, at, personId: null });
const words = (files: string[], history: ReturnType<typeof change>[]) =>
  unpublishedWords(
    { current, unpublished: files.map((file) => ({ file, is: "changed" as const })) },
    history,
    "Asha",
    now,
  );

test("says how many changes wait, whose they are and since when", () => {
  const late = change("prices.json", "Asha", "2026-11-18T13:10:00Z");
  const early = change("prices.json", "Asha", "2026-11-18T09:00:00Z");
  expect(words(["prices.json"], [late, early])).toBe("1 change by you, today 6:40 pm.");
  const ravi = change("team.json", "Ravi", "2026-11-18T12:00:00Z");
  expect(words(["prices.json", "team.json", "legal.json"], [late, ravi])).toBe(
    "3 changes by you and Ravi and by hand, today 6:40 pm.",
  );
  expect(words(["legal.json"], [])).toBe("1 change by hand.");
});

test("names the files as people do", () => {
  expect(filesInWords(["prices.json", "articles/first-audit.md", "pictures/logo.png"])).toBe(
    "Prices and plans, Article first-audit, Picture logo.png",
  );
  const many = ["claims", "clients", "identity", "legal", "openings", "partners", "team"].map((name) => `${name}.json`);
  expect(filesInWords(many)).toMatch(/ and 2 more$/);
});
