import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { claim } from "../claims/claims.ts";
import { contactPage } from "./contact-page.ts";

test("the consultation and the promised call back", () => {
  expect(contactPage.consultation.title).toBe("Free consultation worth ₹2,000");
  expect(claim(contactPage.consultation.claim).figure).toBe("₹2,000");
  expect(claim(contactPage.callBack).text).toBe("Call back within 2 hours");
  expect(contactPage.text).toContain("within 2 hours");
});

test("three steps say what happens next", () => {
  expect(contactPage.next.steps).toHaveLength(3);
});

test("business hours", () => {
  expect(site.hours.map(({ days, opens, closes }) => [days[0], days.at(-1), opens, closes])).toEqual([
    ["Monday", "Friday", "10:00", "18:00"],
    ["Saturday", "Saturday", "10:00", "13:00"],
  ]);
});
