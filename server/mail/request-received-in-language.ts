import { type DetailKey, enquiryDetails } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import { languageTexts } from "../../content/languages/texts.ts";
import { site } from "../../content/site.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { callLanguages } from "../../domain/forms/enquiry-fields.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { bestTimeIn, callsIn, momentIn, spanIn } from "../../domain/languages/words.ts";
import { mailLink } from "../../domain/links.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { fill } from "../../domain/text.ts";
import { html } from "../http/html.ts";
import type { Lead } from "../store/contract.ts";
import { callCalendar } from "./call-calendar.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons, facts, note, steps } from "./design/blocks.ts";
import { link, paragraph, smallLine, strongLine } from "./design/text.ts";
import { phoneLink } from "./phone.ts";

/** Without the letter-spacing and capitals of the other mails, which these scripts do not have. */
const largeHeading = (text: string) => html`<h1 style="margin:0 0 8px;font-size:24px;line-height:1.4">${text}</h1>`;
const smallHeading = (text: string) => html`<h2 style="margin:28px 0 4px;font-size:18px;line-height:1.5">${text}</h2>`;

const typed = enquiryDetails.filter(({ kind }) => kind !== "choice");
const shortName = ({ label, short = label }: LanguageText["details"][DetailKey]) => short;

/** The acknowledgement of request-received.ts in the language of the page that the form was on; as there, nothing typed is repeated. */
export function requestReceivedIn(
  { code, name, own }: LanguagePage,
  lead: Lead,
  siteUrl: string,
  ownPage: string | undefined,
): Mail {
  const text = languageTexts[code];
  const { mail: words, details, sent, calls } = text;
  const received = new Date(lead.createdAt);
  const times = callTimes(lead);
  const promise = fill(sent.text, { hours: site.callBack.contactHours });
  const state = lead.companyPlan?.plan.state;
  const mail = composeMail({
    lang: code,
    subject: withSiteValues(words.subject),
    preview: promise,
    label: words.label,
    body: [
      largeHeading(sent.heading),
      paragraph(lead.bestTime ? words.atYourTime : promise),
      times.length > 0 &&
        note(
          "action",
          smallLine(words.callOn),
          ...times.map((time, index) => strongLine(`${index > 0 ? `${sent.or} ` : ""}${spanIn(text, time)}`)),
          smallLine(words.holiday),
        ),
      paragraph(callsIn(calls, name, callLanguages(site))),
      smallHeading(words.received),
      facts([
        { label: words.facts.request, value: words.aCall },
        { label: words.facts.at, value: `${momentIn(text, received)} (${sent.indiaTime})` },
        { label: words.facts.state, value: state && text.states[state] },
        { label: shortName(details.bestTime), value: lead.bestTime && bestTimeIn(text, lead.bestTime) },
        { label: shortName(details.language), value: own },
        ...typed.map(({ key }) => ({ label: shortName(details[key]), value: lead[key] && words.haveIt })),
        {
          label: words.facts.phone,
          value: fill(words.endingIn, { digits: lead.phone.replaceAll(/\D/g, "").slice(-4) }),
        },
        { label: words.facts.number, value: lead.id },
      ]),
      smallHeading(sent.nextHeading),
      steps(sent.next),
      ownPage && [paragraph(words.ownPage), buttons({ href: ownPage, label: words.openPage })],
      smallHeading(words.correctHeading),
      paragraph(`${words.correct} `, phoneLink()),
      paragraph(
        `${words.erase} `,
        link(mailLink(site.dataOfficer.email), site.dataOfficer.email),
        ". ",
        link(new URL("/privacy-policy#your-rights", siteUrl).href, words.rights),
      ),
      paragraph(words.notYou),
    ],
    footer: [
      smallLine(fill(words.why, { host: new URL(siteUrl).host })),
      smallLine(
        withSiteValues(`${site.legalName ?? "{brand}"}, {address}. `),
        phoneLink(),
        ", ",
        link(mailLink(site.email), site.email),
      ),
      smallLine(text.translation),
      smallLine(link(new URL("/privacy-policy", siteUrl).href, text.form.privacyPolicy), `. ${words.loadsNothing}`),
    ],
  });
  if (times.length === 0) return mail;
  const content = callCalendar(lead, times, siteUrl, words.calendar);
  return {
    ...mail,
    attachments: [{ filename: "call.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH", content }],
  };
}
