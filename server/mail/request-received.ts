import { callBack } from "../../content/contact/call-back.ts";
import { type DetailKey, enquiryDetails } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import { languageTexts } from "../../content/languages/texts.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { planSummary } from "../../domain/company-plan/describe.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { isByHand, promiseOf } from "../../domain/desk/enquiry.ts";
import { callCalendar } from "../../domain/forms/call-calendar.ts";
import { advisorSentence, clockSpan, describeTime } from "../../domain/forms/call-times.ts";
import { callLanguages } from "../../domain/forms/enquiry-fields.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { dayAndTime, weekdayAndDate } from "../../domain/india/local-time.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import { type LanguagePage, languageOf } from "../../domain/languages/pages.ts";
import { bestTimeIn, callsIn, momentIn, spanIn } from "../../domain/languages/words.ts";
import { mailLink } from "../../domain/links.ts";
import { offerNames, offersIn } from "../../domain/offers/offers.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { fill } from "../../domain/text.ts";
import { html } from "../http/html.ts";
import type { Lead } from "../store/records.ts";
import { composeMail, correctOrErase, type Mail, phoneLink, publicFooter } from "./compose.ts";
import {
  buttons,
  facts,
  heading,
  link,
  note,
  paragraph,
  partHeading,
  smallLine,
  steps,
  strongLine,
  unbroken,
} from "./design.ts";

/**
 * To the founder, for an enquiry. Anybody can enter anybody's address: so nothing that was typed is repeated here, neither
 * name nor company nor message, and of the phone number only the last digits. The plan is shown without the names in it.
 */
export function requestReceived(
  lead: Lead,
  siteUrl: string,
  { team = site.team, page: ownPage }: { team?: typeof site.team; page?: string | undefined } = {},
): Mail {
  const language = languageOf(lead.page);
  if (language) return requestReceivedIn(language, lead, siteUrl, ownPage);
  const promise = callBack[promiseOf(lead.form)].text;
  const times = callTimes(lead);
  const offer = lead.offer && offerNames[lead.offer];
  const unnamed = { ...lead.companyPlan?.plan, name: undefined, name2: undefined };
  const companyPlan = planSummary(unnamed, lead.estimate?.total ?? null);
  const advisor = advisorSentence(team, lead.language);
  const mail = composeMail({
    subject: `${site.name} has received your request`,
    preview: times[0] ? `An advisor calls you on ${describeTime(times[0])}, India time.` : promise,
    label: "Your request",
    body: [
      heading(callBack.received),
      times.length > 0 ? callNote(times) : paragraph(lead.bestTime ? callBack.atYourTime : promise),
      advisor && paragraph(advisor),
      partHeading("What we received"),
      facts([
        { label: "Received", value: `${dayAndTime(new Date(lead.createdAt))}, India time` },
        { label: "Plan", value: offer },
        { label: "Company plan", value: companyPlan },
        { label: "Filing", value: lead.filing && describeFiling(lead.filing, filingNames, new Date(lead.createdAt)) },
        ...chosen.map(({ key, short }) => ({ label: short, value: lead[key] })),
        { label: "Phone", value: `The number ending in ${lead.phone.replaceAll(/\D/g, "").slice(-4)}` },
        { label: "Number", value: lead.number },
      ]),
      paragraph(
        `${lead.filing ? callBack.after.aboutFiling : callBack.after.call} `,
        html`<strong style="font-weight:640">${callBack.after.approve}</strong>`,
      ),
      ownPage && [paragraph(words.inMail), buttons({ href: ownPage, label: words.open })],
      correctOrErase("To correct something or to choose another time for the call", siteUrl),
    ],
    footer: publicFooter(
      isByHand(lead.form)
        ? "You get this mail once because you spoke to us and gave us your address."
        : `You get this mail once because a form on ${new URL(siteUrl).host} was sent with your address.`,
      siteUrl,
    ),
  });
  if (times.length === 0) return mail;
  const { hostname } = new URL(siteUrl);
  const content = callCalendar(lead, times, hostname);
  return {
    ...mail,
    attachments: [{ filename: "call.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH", content }],
  };
}

const chosen = enquiryDetails.filter(({ kind }) => kind === "choice");

const callNote = (times: readonly TimeSpan[]) =>
  note(
    "action",
    smallLine("We call you on"),
    ...times.map((time, index) =>
      strongLine(`${index > 0 ? "or " : ""}${weekdayAndDate(time.from)}, `, unbroken(clockSpan(time))),
    ),
    smallLine("India time. On a public holiday, on the next working day. The times are attached for your calendar."),
  );

/** Without the tight lines of the other mails, which these scripts do not have. */
const largeHeading = (text: string) => html`<h1 style="margin:0 0 8px;font-size:24px;line-height:1.4">${text}</h1>`;
const smallHeading = (text: string) => html`<h2 style="margin:28px 0 4px;font-size:17px;line-height:1.5">${text}</h2>`;

const shortName = ({ label, short = label }: LanguageText["details"][DetailKey]) => short;

/** The acknowledgement of request-received.ts in the language of the page that the form was on; as there, nothing typed is repeated. */
function requestReceivedIn(
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
      times.length === 0 && paragraph(lead.bestTime ? words.atYourTime : promise),
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
        { label: words.facts.at, value: `${momentIn(text, received)} (${sent.indiaTime})` },
        { label: words.facts.offer, value: offersIn(text).find(({ value }) => value === lead.offer)?.label },
        { label: words.facts.state, value: state && text.states[state] },
        { label: shortName(details.bestTime), value: lead.bestTime && bestTimeIn(text, lead.bestTime) },
        { label: shortName(details.language), value: own },
        {
          label: words.facts.phone,
          value: fill(words.endingIn, { digits: lead.phone.replaceAll(/\D/g, "").slice(-4) }),
        },
        { label: words.facts.number, value: lead.number },
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
  const { hostname } = new URL(siteUrl);
  const content = callCalendar(lead, times, hostname, words.calendar);
  return {
    ...mail,
    attachments: [{ filename: "call.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH", content }],
  };
}
