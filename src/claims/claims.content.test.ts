import { expect, test } from "vitest";
import { type ClaimId, claim, claims } from "./claims.ts";

test.each<[ClaimId, string, string]>([
  ["setup-time", "10-15 days", "Setup takes 10-15 days"],
  ["fee-from", "₹1,999", "A transparent fee from ₹1,999 plus applicable charges"],
  ["success-stories", "100+", "Over 100 success stories"],
  ["advisors", "50+", "50+ advisors"],
  ["support-days", "6 days", "Support six days a week"],
  ["incubators-listed", "250+", "250+ incubators and investors listed"],
  ["registrations", "1000+", "1000+ registrations"],
  ["companies-registered", "500+", "500+ companies registered"],
  ["free-consultation", "₹2,000", "Free consultation worth ₹2,000"],
  ["name-approval", "95%+", "95%+ name approval rate"],
  ["compliance", "100%", "100% compliance"],
  ["founders", "1000+", "1000+ founders"],
  ["back-office-founders", "100+", "100+ founders for back-office"],
  ["programme-weeks", "16 weeks", "A 16-week programme"],
  ["call-back-quick", "24 hours", "Call back within 24 hours"],
  ["call-back-contact", "2 hours", "Call back within 2 hours"],
  ["incorporated-august-2025", "27,104", "startups incorporated in Aug'25"],
  ["every-two-minutes", "2 minutes", "Every 2 minutes a new startup is born"],
  ["last-24-hours", "800+", "Last 24 hours: 800+ startups launched in india"],
  ["success-on-your-own", "70-80%", "70-80% success doing it yourself"],
  ["success-with-help", "90-95%", "90-95% success with professional help"],
])("%s claims %s", (id, figure, text) => {
  expect(claim(id)).toMatchObject({ figure, text });
});

test("no claim is kept twice", () => {
  expect(new Set(claims.map(({ id }) => id)).size).toBe(21);
  expect(claims).toHaveLength(21);
});

test("averages are said to be averages, rates are no guarantee", () => {
  expect(claim("every-two-minutes").howWeCount).toBe("Average based on 27,104 incorporations in August 2025.");
  expect(claim("last-24-hours").howWeCount).toContain("Average based on 27,104 incorporations in August 2025");
  expect(claim("name-approval").howWeCount).toBe("Based on our own past applications; not a guarantee.");
  expect(claim("fee-from").howWeCount).toBe(
    "Plan fee excludes statutory charges of about ₹15,163 (Pvt Ltd, OPC) or ₹11,443 (LLP).",
  );
});

test("an unknown claim is refused", () => {
  expect(() => claim("fastest" as ClaimId)).toThrow("fastest");
});
