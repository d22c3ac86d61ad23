import { describe, expect, test } from "vitest";
import { isLeftIn, offerId, readCampaign, readOfferId, readPage, signsOfRobot, tidyLine } from "./form.ts";

describe("where a lead came from", () => {
  test("reads offers written as structure and tier", () => {
    expect(readOfferId(offerId("private-limited", "starter"))).toBe("private-limited:starter");
    for (const odd of ["", "starter", "a:b:c", "A:b", `${"x".repeat(80)}:y`, "a:b\n"])
      expect(readOfferId(odd)).toBeNull();
  });

  test("keeps only a path of this site", () => {
    expect(readPage("/private-limited?utm_source=x#plans")).toBe("/private-limited");
    for (const odd of ["", "//evil.example/a", "https://evil.example/", "javascript:alert(1)", "/a b", "/<script>"]) {
      expect(readPage(odd)).toBeNull();
    }
    expect(readPage(`/${"a".repeat(300)}`)).toBeNull();
  });

  test("keeps campaign parameters, tidied and cut", () => {
    const query = new URLSearchParams({ utm_source: " news\r\nletter ", utm_term: "x".repeat(500), utm_other: "no" });
    expect(readCampaign((name) => query.get(name))).toEqual({ utm_source: "news letter", utm_term: "x".repeat(120) });
  });

  test("a tidy line has single spaces and is cut between characters, not inside one", () => {
    expect(tidyLine(" a \r\n\t b ", 9)).toBe("a b");
    expect(tidyLine("🙂🙂", 1)).toBe("🙂");
  });
});

describe("robots", () => {
  const now = 1_800_000_000_000;

  test("flags a filled honeypot and a form filled in under three seconds", () => {
    expect(signsOfRobot("https://spam.example", "", now)).toEqual(["honeypot"]);
    expect(signsOfRobot("", String(now - 2999), now)).toEqual(["fast"]);
    expect(signsOfRobot("x", String(now), now)).toEqual(["honeypot", "fast"]);
  });

  test("does not flag people: slow, without script, or with a clock that is wrong", () => {
    for (const startedAt of [String(now - 3000), "", "soon", String(now + 60_000), "9".repeat(400)]) {
      expect(signsOfRobot(" ", startedAt, now)).toEqual([]);
    }
  });
});

test("what a form listed and the visitor did not tick stays out; what it did not list goes along", () => {
  const read = (fields: Record<string, string>) => (name: string) => fields[name] ?? "";
  const sent = read({ listed: "page companyPlan", sendPlan: "yes" });
  expect([isLeftIn("page", sent), isLeftIn("companyPlan", sent), isLeftIn("offer", sent)]).toEqual([false, true, true]);
  expect(isLeftIn("page", read({}))).toBe(true);
});
