import { responsePages } from "../../content/contact/response-pages.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { questionsIn } from "../../domain/desk/history.ts";
import { listPositions } from "../../domain/forms/application.ts";
import { thankYouPage } from "../../domain/forms/form.ts";
import { dayAndTime } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import { firstName, founderLink } from "../../domain/registration/founder-page.ts";
import type { Application } from "../store/records.ts";
import { composeMail, correctOrErase, type Mail, phoneLink, publicFooter } from "./compose.ts";
import {
  bareLink,
  buttons,
  facts,
  heading,
  paragraph,
  partHeading,
  quotation,
  seal,
  smallText,
  steps,
} from "./design.ts";
import { keyOf, type Mails, pageOf, readEnquiry, tellsOf, toVisitor } from "./envelope.ts";
import { requestReceived } from "./request-received.ts";
import { Undeliverable } from "./transport.ts";

/** To founders and applicants. Quotations, receipts and news of a registration are in mails.ts of their rooms. */
export const founderMails = {
  acknowledgement: {
    // After a day the times it names are over.
    isWanted: ({ delivery, now }) => now.getTime() - Date.parse(delivery.createdAt) <= dayMs,
    async compose(post) {
      const { content, siteUrl } = post;
      const envelope = toVisitor(content.email);
      if (content.kind === "application") return { ...envelope, ...applicationReceived(content, siteUrl) };
      return { ...envelope, ...requestReceived(content, siteUrl, { page: await pageOf(post) }) };
    },
  },
  "fresh-link": {
    async compose(post) {
      const { content, store, siteUrl } = post;
      const envelope = toVisitor(content.email);
      const key = await keyOf(post, await store.founders.record(content.id));
      return { ...envelope, ...freshLink(founderLink(siteUrl, key), siteUrl) };
    },
  },
  answer: {
    async compose(post) {
      const { content: lead, delivery, siteUrl } = post;
      const { events } = await readEnquiry(post);
      const answered = questionsIn(events).find(({ answer: given }) => tellsOf(delivery, given));
      if (!answered?.answer) throw new Undeliverable("The answer is gone.");
      const { to, replyTo } = toVisitor(lead.email);
      const { text, by } = answered.answer;
      const facts = { name: lead.name, question: answered.text, answer: text, by, page: await pageOf(post) };
      return { to, replyTo, ...answer(facts, siteUrl) };
    },
  },
} satisfies Partial<Mails>;

/** To the applicant. As in requestReceived, nothing that was typed is repeated. */
export function applicationReceived(application: Application, siteUrl: string): Mail {
  const page = responsePages[thankYouPage.application]!;
  const position = listPositions().find((title) => title === application.position);
  return composeMail({
    subject: `${site.name} has received your application`,
    preview: page.text,
    label: "Your application",
    body: [
      seal(page.seal, "good"),
      heading(page.heading),
      paragraph(page.text),
      partHeading("What we received"),
      facts([
        { label: "Position", value: position },
        { label: "Received", value: `${dayAndTime(new Date(application.createdAt))}, India time` },
        { label: "Resume", value: `One file of ${Math.ceil(application.resume.size / 1024)} KB` },
        { label: "Phone", value: `The number ending in ${application.phone.replaceAll(/\D/g, "").slice(-4)}` },
      ]),
      page.next && [partHeading("What happens next"), steps(page.next)],
      correctOrErase("To correct something", siteUrl),
    ],
    footer: publicFooter(
      `You get this mail once because an application on ${new URL(siteUrl).host} was sent with your address.`,
      siteUrl,
    ),
  });
}

interface Answered {
  name: string;
  question: string;
  answer: string;
  /** Who answered. */
  by: string;
  page?: string | undefined;
}

/** To the founder: what we say to a question on the page, where it stands too. */
export function answer({ name, question, answer: text, by, page }: Answered, siteUrl: string): Mail {
  const greeted = firstName(name);
  return composeMail({
    subject: `${site.name}: the answer to your question`,
    preview: text.slice(0, 120),
    label: words.title,
    body: [
      heading("The answer to your question"),
      paragraph(greeted ? `${greeted}, ${by} has answered.` : `${by} has answered.`),
      quotation(text),
      partHeading("You asked"),
      quotation(question),
      page && buttons({ href: page, label: words.open }),
      paragraph("More questions? Ask on your page, reply to this mail or call ", phoneLink(), "."),
      page && smallText("The link is yours alone: whoever has it can read the page."),
    ],
    footer: publicFooter("You get this mail because you asked us a question.", siteUrl),
  });
}

/** To the founder, who asked for it on the page that an ended link opens. */
export const freshLink = (page: string, siteUrl: string): Mail =>
  composeMail({
    subject: `${site.name}: the link to your page`,
    preview: "A fresh link to the page of your registration.",
    label: words.title,
    body: [
      heading("Here is a fresh link"),
      paragraph("It opens the page of your registration: how far it is, who acts next and what is still needed."),
      buttons({ href: page, label: words.open }),
      paragraph(bareLink(page)),
      smallText("The link is yours alone: whoever has it can read the page. If you did not ask for it, do nothing."),
    ],
    footer: publicFooter(
      `You get this mail because somebody asked for it on ${new URL(siteUrl).host} with your address.`,
      siteUrl,
    ),
  });
