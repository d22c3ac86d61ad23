import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";

export const calendarPath = "/compliance-calendar";
export const phone = { width: 390, height: 800 };
export const desktop = { width: 1280, height: 900 };
/** 01:30 on 15 November 2026 in India; still 14 November west of it. */
export const nightInIndia = new Date("2026-11-14T20:00:00Z");

export const dueCards = (page: Page) => page.locator("#calendar [data-due]:visible");
export const calendarForm = (page: Page) => page.locator("#my-calendar form");

/** One date among the coming months. */
export const dateRow = (page: Page, text: string) =>
  page.locator("#coming-months ul details").filter({ hasText: text });

/** Opens the page and waits until both islands are hydrated: the form validates for itself, and cards know their dates. */
export async function openCalendar(page: Page, query = "") {
  await page.goto(`${calendarPath}${query}`);
  await expect(calendarForm(page)).toHaveAttribute("novalidate", { timeout: 15_000 });
  await expect(page.locator("#calendar [data-next]", { hasText: /\w/ })).toHaveCount(17, { timeout: 15_000 });
}

export const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => ({
    date: String(event.getFirstPropertyValue("dtstart")),
    title: String(event.getFirstPropertyValue("summary")),
    uid: String(event.getFirstPropertyValue("uid")),
    alarms: event.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
  }));
