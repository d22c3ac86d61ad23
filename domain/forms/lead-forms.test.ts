import { describe, expect, test } from "vitest";
import { checkContactLead } from "./contact-lead.ts";
import { offerId, readCampaign, readOfferId, readPage, signsOfRobot, tidyLine } from "./form.ts";
import { checkQuickLead } from "./quick-lead.ts";

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
      name: "Name is required",
      email: "Email is required",
      phone: "Phone number is required",
    });
    expect(checkContactLead({ name: "x".repeat(121), email: "a@b", phone: "98765" })).toEqual({
      name: "Name must be 120 characters or fewer",
      email: "Email is invalid",
      phone: "Phone number must have 10 digits, or 6 to 15 from abroad",
    });
  });

  test("accepts a number from abroad", () => {
    expect(checkContactLead({ name: "Asha", email: "a@b.co", phone: "+44 20 7946 0958" })).toEqual({});
  });
});

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
