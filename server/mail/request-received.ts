import { callBack } from "../../content/contact/call-back.ts";
import { enquiryDetails } from "../../content/contact/enquiry.ts";
import { responsePages } from "../../content/contact/response-pages.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { planSummary } from "../../domain/company-plan/describe.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { isByHand, promiseOf } from "../../domain/desk/enquiry.ts";
import { advisorSentence, clockSpan, describeTime, nextSteps } from "../../domain/forms/call-times.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { thankYouPage } from "../../domain/forms/form.ts";
import { weekdayAndDate } from "../../domain/india/local-time.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import { languageOf } from "../../domain/languages/pages.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import type { Lead } from "../store/contract.ts";
import { callCalendar } from "./call-calendar.ts";
import { composeMail, type Mail } from "./compose.ts";
import { correctOrErase } from "./correct-or-erase.ts";
import { buttons, facts, note, seal, steps } from "./design/blocks.ts";
import { heading, paragraph, partHeading, smallLine, strongLine, unbroken } from "./design/text.ts";
import { publicFooter } from "./footers.ts";
import { requestReceivedIn } from "./request-received-in-language.ts";
import { dayAndTime } from "./times.ts";

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
  const page = responsePages[thankYouPage[promiseOf(lead.form)]]!;
  const times = callTimes(lead);
  const offer = lead.offer && offerNames[lead.offer];
  const unnamed = { ...lead.companyPlan?.plan, name: undefined, name2: undefined };
  const companyPlan = planSummary(unnamed, lead.estimate?.total ?? null);
  const { name, name2 } = lead.companyPlan?.plan ?? {};
  const names = [name, name2].filter(Boolean).length;
  const advisor = advisorSentence(team, lead.language);
  const mail = composeMail({
    subject: `${site.name} has received your request`,
    preview: times[0] ? `An advisor calls you on ${describeTime(times[0])}, India time.` : page.text,
    label: "Your request",
    body: [
      seal(page.seal, "good"),
      heading(page.heading),
      paragraph(lead.bestTime ? callBack.atYourTime : page.text),
      times.length > 0 && callNote(times),
      advisor && paragraph(advisor),
      partHeading("What we received"),
      facts([
        { label: "Request", value: "A call from an advisor" },
        { label: "Received", value: `${dayAndTime(new Date(lead.createdAt))}, India time` },
        { label: "Plan", value: offer },
        { label: "Company plan", value: companyPlan },
        { label: "Filing", value: lead.filing && describeFiling(lead.filing, filingNames, new Date(lead.createdAt)) },
        ...chosen.map(({ key, short }) => ({ label: short, value: lead[key] })),
        ...typed.map(({ key, kind, short }) => ({ label: short, value: weHaveIt(kind, lead[key]) })),
        { label: "Phone", value: `The number ending in ${lead.phone.replaceAll(/\D/g, "").slice(-4)}` },
        { label: "Number", value: lead.id },
      ]),
      partHeading("What happens next"),
      steps(nextSteps({ form: promiseOf(lead.form), names, hasFiling: lead.filing !== null })),
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
  const content = callCalendar(lead, times, siteUrl);
  return {
    ...mail,
    attachments: [{ filename: "call.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH", content }],
  };
}

const chosen = enquiryDetails.filter(({ kind }) => kind === "choice");
const typed = enquiryDetails.filter(({ kind }) => kind !== "choice");

const weHaveIt = (kind: string, value: string | null): string | null =>
  value && (kind === "text" ? `We have it (${value.length} characters)` : "We have it");

const callNote = (times: readonly TimeSpan[]) =>
  note(
    "action",
    smallLine("We call you on"),
    ...times.map((time, index) =>
      strongLine(`${index > 0 ? "or " : ""}${weekdayAndDate(time.from)}, `, unbroken(clockSpan(time))),
    ),
    smallLine("India time. On a public holiday, on the next working day. The times are attached for your calendar."),
  );
