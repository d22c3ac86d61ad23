import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { filingDoerWords } from "../../content/registration/first-filings.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { accountFacts } from "../../domain/payments/account.ts";
import { taskDone } from "../../domain/registration/describe.ts";
import { firstName, founderLink, founderPaths } from "../../domain/registration/founder-page.ts";
import { type FounderView, founderView, incorporationText } from "../../domain/registration/founder-view.ts";
import { taskName } from "../../domain/registration/registration.ts";
import { fill } from "../../domain/text.ts";
import type { Content } from "../http/html.ts";
import { composeMail, type Mail, phoneLink, publicFooter } from "../mail/compose.ts";
import {
  buttons,
  type Fact,
  facts,
  heading,
  link,
  note,
  paragraph,
  partHeading,
  seal,
  smallLine,
  smallText,
  strongLine,
} from "../mail/design.ts";
import { keyOf, type Mails, stoppedBy, toVisitor } from "../mail/envelope.ts";
import { Undeliverable } from "../mail/transport.ts";

export const registrationMails = {
  /** Of all their enquiries that have moved on since it was queued. */
  stage: {
    isWanted: async ({ store, delivery }) => (await store.founders.stageNews(delivery)).length > 0,
    async compose(post) {
      const { delivery, store, siteUrl } = post;
      const [record, ...others] = await store.founders.stageNews(delivery);
      if (!record) throw new Undeliverable("The founder's page has ended.");
      const { lead, advisor, facts } = record;
      const envelope = toVisitor(lead.email);
      const key = await keyOf(post, record);
      const stop = founderLink(siteUrl, key, founderPaths.mails);
      const today = dateInIndia(Date.now());
      const also = await Promise.all(
        others.map(async (other) => ({
          company: other.lead.companyName,
          title: founderView(other.facts, today).title,
          page: founderLink(siteUrl, await keyOf(post, other)),
        })),
      );
      const page = founderLink(siteUrl, key);
      const view = founderView(facts, today);
      return {
        ...stoppedBy(stop, envelope),
        ...stageChanged({ name: lead.name, advisor: advisor?.name, view, page, stop, also }, siteUrl),
      };
    },
  },
} satisfies Partial<Mails>;

interface StageFacts {
  name: string;
  advisor?: string | undefined;
  view: FounderView;
  /** The founder's page, and where these mails are stopped. */
  page: string;
  stop: string;
  /** Others of their registrations that have moved on too. */
  also?: readonly { company: string | null; title: string; page: string }[];
}

/**
 * To the founder, when something has happened: one a day at most, a certificate at once. It says how things are when it is sent, in the
 * words of the page.
 */
export function stageChanged({ name, advisor, view, page, stop, also = [] }: StageFacts, siteUrl: string): Mail {
  const { title, text, detail, alarm, yourPart, owes, turn, awaited, since, usual, expectedOn, papers } = view;
  const lines: Fact[] = [
    { label: "Next", value: words.actors[turn] },
    { label: "Since", value: longDate(since) },
    { label: "Usually", value: expectedOn ? undefined : usual },
    { label: "Expected by", value: expectedOn && longDate(expectedOn) },
    { label: "Documents", value: papers && fill(words.papers.count, { arrived: papers.arrived, all: papers.all }) },
    ...accountFacts(view.account).map(({ label, value }) => ({ label, value })),
    { label: "Advisor", value: advisor ?? words.advisor.none },
  ];
  return composeMail({
    subject: `${site.name}: ${view.correction ? words.mails.correctedSubject : subject(view)}`,
    preview: yourPart ?? detail ?? text,
    label: view.about ?? words.title,
    body: [
      seal(words.actors[turn], turn === "you" || turn === "pay" ? "alert" : "action"),
      heading(title),
      paragraph(greeting(name, view)),
      paragraph(text),
      detail && paragraph(detail),
      alarm && note("alert", smallLine(alarm)),
      (yourPart || owes) && note("action", yourPart && smallLine(yourPart), owes && smallLine(owes)),
      awaited && paragraph(`${words.awaited}: ${awaited}`),
      company(view),
      facts(lines),
      firstFilings(view),
      services(view),
      buttons({ href: page, label: words.open }),
      ...also.map((other) => paragraph(other.company ? `${other.company}: ` : "", link(other.page, other.title), ".")),
      paragraph("Questions? Call ", phoneLink(), " or reply to this mail."),
      smallText("The link is yours alone: whoever has it can read the page."),
    ],
    footer: [
      smallLine(`${words.mails.on} `, link(stop, words.mails.stop), "."),
      publicFooter("You get this mail because we are working for you.", siteUrl),
    ],
  });
}

const subject = ({ stage, title, about, incorporation }: FounderView): string =>
  stage === "first-filings" && incorporation
    ? fill(words.mails.incorporated, { name: incorporation.name })
    : [about, title].filter(Boolean).join(": ");

/** What has happened: a correction says what was wrong, and never that anything has moved on. */
function greeting(name: string, { correction, isEntered, stage, about }: FounderView): string {
  const greeted = firstName(name);
  const happened = correction
    ? fill(words.mails.corrected, { reason: correction.reason })
    : isEntered
      ? words.mails.entered
      : stage === "first-filings"
        ? words.mails.registered
        : about
          ? words.mails.movedWork
          : words.mails.moved;
  return greeted ? `${greeted}, ${happened}` : `${happened.slice(0, 1).toUpperCase()}${happened.slice(1)}`;
}

const company = ({ incorporation }: FounderView): Content =>
  incorporation && note("good", strongLine(incorporation.name), smallLine(incorporationText(incorporation)));

const services = ({ tasks }: FounderView): Content => {
  const sold = tasks.filter(({ kind }) => kind === "service");
  return (
    sold.length > 0 && [
      partHeading(words.tasks.heading),
      facts(sold.map((task) => ({ label: taskDone(task) ?? words.tasks.open, value: taskName(task) }))),
    ]
  );
};

/** After the certificate: each with its last day, and who does it. */
const firstFilings = ({ calendar, stage, situation }: FounderView): Content =>
  calendar &&
  (stage === "first-filings" || situation === "left-to-you") && [
    partHeading(words.first.heading),
    facts(
      calendar.first.map(({ title, date, filedOn, doer }) => {
        const said = filedOn ? fill(words.first.done, { date: longDate(filedOn) }) : doer && filingDoerWords[doer];
        return { label: longDate(date), value: said ? `${title}\n${said}` : title };
      }),
    ),
    calendar.first.some(({ doer }) => !doer) && smallText(words.first.open),
    situation === "left-to-you" && smallText(fill(words.calendar.ends, { days: daysOpenAfterEnd })),
  ];
