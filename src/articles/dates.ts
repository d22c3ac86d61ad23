const us = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
const indian = new Intl.DateTimeFormat("en-IN", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
const atMidnight = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** December 17, 2024: how publish dates are shown. */
export const publishDateText = (iso: string): string => us.format(atMidnight(iso));

/** 15 November 2026: how the rest of the site writes dates. */
export const reviewDateText = (iso: string): string => indian.format(atMidnight(iso));
