import { site } from "../../content/site.ts";
import { mailLink } from "../../domain/links.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import type { Content } from "../http/html.ts";
import { link, smallLine } from "./design/text.ts";
import { phoneLink } from "./phone.ts";

/** Under mails to people outside: why they get it, who we are, what happens to their data. */
export const publicFooter = (reason: string, siteUrl: string): Content => [
  smallLine(reason),
  smallLine(
    withSiteValues(`${site.legalName ?? "{brand}"}, {address}. `),
    phoneLink(),
    ", ",
    link(mailLink(site.email), site.email),
    ".",
  ),
  smallLine(
    link(new URL("/privacy-policy", siteUrl).href, "Privacy policy"),
    ". This mail loads nothing and does not report that it was opened.",
  ),
];

/** Under mails to people of the firm. */
export const ownerFooter = (siteUrl: string): Content => [
  smallLine(`You get this mail because you look after what people send on ${new URL(siteUrl).host}.`),
];
