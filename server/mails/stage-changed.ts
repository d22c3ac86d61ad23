import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { firstName } from "../../domain/registration/first-name.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { fill } from "../../domain/text.ts";
import { buttons, type Fact, facts, note, seal } from "./design/blocks.ts";
import { heading, link, paragraph, smallLine, smallText } from "./design/text.ts";
import { publicFooter } from "./footers.ts";
import { composeMail, type Mail } from "./mail.ts";
import { phoneLink } from "./phone.ts";

export interface StageFacts {
  name: string;
  advisor?: string | undefined;
  view: FounderView;
  /** The founder's page, and where these mails are stopped. */
  page: string;
  stop: string;
  /** Others of their registrations that have moved on too. */
  also?: readonly { company: string | null; title: string; page: string }[];
}

/** To the founder, when the stage has changed: one a day at most. It says how things are when it is sent. */
export function stageChanged({ name, advisor, view, page, stop, also = [] }: StageFacts, siteUrl: string): Mail {
  const { title, text, yourPart, actor, awaited, since, usual, expectedOn, papers } = view;
  const greeted = firstName(name);
  const isYours = actor === "you";
  const lines: Fact[] = [
    { label: "Next", value: words.actors[actor ?? "nobody"] },
    { label: "Since", value: longDate(since) },
    { label: "Usually", value: usual },
    { label: "Expected by", value: expectedOn && longDate(expectedOn) },
    { label: "Documents", value: papers && fill(words.papers.count, { arrived: papers.arrived, all: papers.all }) },
    { label: "Advisor", value: advisor ?? words.advisor.none },
  ];
  return composeMail({
    subject: `${site.name}: ${title}`,
    preview: isYours && yourPart ? yourPart : text,
    label: words.title,
    body: [
      seal(words.actors[actor ?? "nobody"], isYours ? "alert" : "action"),
      heading(title),
      greeted && paragraph(`${greeted}, your registration has moved on.`),
      paragraph(text),
      isYours && yourPart && note("action", smallLine(yourPart)),
      awaited && paragraph(`${words.awaited}: ${awaited}`),
      facts(lines),
      buttons({ href: page, label: words.open }),
      ...also.map((other) => paragraph(other.company ? `${other.company}: ` : "", link(other.page, other.title), ".")),
      paragraph("Questions? Call ", phoneLink(), " or reply to this mail."),
      smallText("The link is yours alone: whoever has it can read the page."),
    ],
    footer: [
      smallLine(`${words.mails.on} `, link(stop, words.mails.stop), "."),
      publicFooter("You get this mail because we are working on your registration.", siteUrl),
    ],
  });
}
