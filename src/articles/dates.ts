const american = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** December 17, 2024: how publish dates are shown. Other dates are written as everywhere on the site: 17 December 2024. */
export const publishDateText = (iso: string): string => american.format(new Date(`${iso}T00:00:00Z`));
