import { site } from "../../content/site.ts";
import { escapeHtml } from "../http/html.ts";

/** What a mail says, before it is addressed. Every mail of the server is one function that returns this. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Longest subject, in characters; some mail programs cut sooner. */
export const longestSubject = 120;

export const signature = `${site.name}, ${site.email}`;

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

export const link = (url: string, label: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

export const htmlDocument = (parts: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${parts.filter(Boolean).join("\n")}</body></html>`;

export function formatIndianTime(iso: string): string {
  const format = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeStyle: "short", timeZone: site.timeZone });
  return format.format(new Date(iso));
}
