import { site } from "../../content/site.ts";
import { mailLink } from "../../domain/links.ts";
import type { Content } from "../http/html.ts";
import { link, paragraph, partHeading } from "./design/text.ts";
import { phoneLink } from "./phone.ts";

/** How somebody corrects what we have, or has it erased; also for those who never sent anything. */
export const correctOrErase = (toCorrect: string, siteUrl: string): Content => [
  partHeading("Correct or erase"),
  paragraph(`${toCorrect}, reply to this mail or call `, phoneLink(), "."),
  paragraph(
    "To have your details erased, write to ",
    link(mailLink(site.dataOfficer.email), site.dataOfficer.email),
    " from this address. ",
    link(new URL("/privacy-policy#your-rights", siteUrl).href, "Your rights"),
    ".",
  ),
  paragraph(
    "Was it not you? Then somebody entered your address by mistake. Do nothing, or write to us and we erase it.",
  ),
];
