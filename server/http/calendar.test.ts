import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { parseProfile } from "../../domain/compliance/answers.ts";
import { calendarFile } from "../../domain/compliance/calendar-file.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { startApp } from "../testing/app.ts";
import { calendarRate, calendarRoutes } from "./calendar.ts";

const llp = "structure=llp&incorporated=2026-10-20&gst=quarterly&state=KA";
const at = (today: CalendarDate) => calendarRoutes({ today: () => today });
const get = (query: string, headers: Record<string, string> = {}, today: CalendarDate = "2026-11-15") =>
  at(today).request(`/api/calendar.ics?${query}`, { headers });

describe("the subscribe address", () => {
  test("responds with the file that the page offers for the same choices", async () => {
    const response = await get(llp);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('inline; filename="compliance-calendar.ics"');
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const parsed = parseProfile(new URLSearchParams(llp));
    expect(parsed.ok && calendarFile(parsed.profile, "2026-11-15")).toBe(text);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(events.map((event) => new ICAL.Event(event).uid).join()).toContain("llp-form-3.once.llp-2026-10-20@");
  });
  test("gives the same file for an address with the old short keys, which calendars out there still ask for", async () => {
    const old = await get("s=llp&inc=2026-10-20&gst=quarterly&st=KA");
    expect(old.status).toBe(200);
    expect(await old.text()).toBe(await (await get(llp)).text());
    const company = "s=private-limited&inc=2021-02-01&fye=12&sal=1&pf=1&esi=0&small=0&name=Acme";
    const renamed =
      "structure=private-limited&incorporated=2021-02-01&yearEnd=december&salaries=yes&pf=yes&smallCompany=no&name=Acme";
    expect(await (await get(company)).text()).toBe(await (await get(renamed)).text());
  });
  test("responds 304 until the day or the choices change", async () => {
    const etag = (await get(llp)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    const again = await get(llp, { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await again.text()).toBe("");
    expect((await get(llp, { "If-None-Match": etag }, "2026-11-16")).status).toBe(200);
    expect((await get(`${llp}&pf=yes`, { "If-None-Match": etag })).status).toBe(200);
  });
  test("responds to HEAD without a body", async () => {
    const response = await at("2026-11-15").request(`/api/calendar.ics?${llp}`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
  test("says what is wrong, in plain text that nothing keeps", async () => {
    const response = await get("structure=trust&gst=weekly");
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe(
      [
        "This calendar address is not complete.",
        "structure: Choose Private Limited, OPC, LLP or Section 8.",
        "incorporation: Enter the date of incorporation.",
        "gst: Choose monthly, quarterly, composition or none for GST.",
        "",
      ].join("\n"),
    );
  });
  test("cannot be made to write lines of its own into the file", async () => {
    const response = await get(`${llp}&name=${encodeURIComponent("Evil\r\nEND:VCALENDAR\r\nX:1")}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
  });
});

describe("in the running server", () => {
  const address = "/api/calendar.ics?structure=llp&incorporated=2026-10-20";

  test("responds with India's date, cacheable, and with the headers of every response", async () => {
    await using server = await startApp({ now: () => Date.parse("2026-11-14T20:00:00Z") });
    const response = await server.app.request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toContain("DTSTAMP:20261115T000000Z");
    expect((await server.app.request("/api/calendar.ics")).status).toBe(400);
    expect((await server.app.request(address, { method: "POST" })).status).toBe(405);
  });

  test("asks one address that polls without pause to wait", async () => {
    await using server = await startApp({ now: () => 1_800_000_000_000 });
    for (let poll = 0; poll < calendarRate.burst; poll += 1) {
      expect((await server.app.request(address)).status).toBe(200);
    }
    const refused = await server.app.request(address);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  });
});
