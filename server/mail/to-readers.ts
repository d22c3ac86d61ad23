import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";
import { responsePages } from "../../content/contact/response-pages.ts";
import { site } from "../../content/site.ts";
import { type NewsletterAction, newsletterActions, newsletterPages } from "../../domain/forms/newsletter.ts";
import type { Subscriber } from "../store/records.ts";
import { composeMail, type Mail, publicFooter } from "./compose.ts";
import { bareLink, buttons, heading, link, links, paragraph, partHeading, seal, smallText } from "./design.ts";
import { type Mails, type Post, stoppedBy, toVisitor } from "./envelope.ts";
import { Undeliverable } from "./transport.ts";

/** To those who want the newsletter. */
export const readerMails = {
  confirm: {
    isWanted: ({ content }) => content.status === "pending",
    async compose(post) {
      const envelope = toVisitor(post.content.email);
      const links = await readLinks(post);
      return { ...stoppedBy(links.unsubscribeUrl, envelope), ...confirmSubscription(links) };
    },
  },
  welcome: {
    isWanted: ({ content }) => content.status === "confirmed",
    async compose(post) {
      const envelope = toVisitor(post.content.email);
      const { unsubscribeUrl } = await readLinks(post);
      return { ...stoppedBy(unsubscribeUrl, envelope), ...welcome(unsubscribeUrl) };
    },
  },
} satisfies Partial<Mails>;

async function readLinks({ content, store, siteUrl }: Post<Subscriber>): Promise<ConfirmSubscription> {
  const tokens = await store.issueNewsletterTokens(content.id);
  if (!tokens) throw new Undeliverable("The subscriber is gone.");
  const link = (action: NewsletterAction, token: string) =>
    new URL(`${newsletterActions[action]}?token=${token}`, siteUrl).href;
  return {
    confirmUrl: link("confirm", tokens.confirmToken),
    unsubscribeUrl: link("unsubscribe", tokens.unsubscribeToken),
  };
}

interface ConfirmSubscription {
  /** Opens a page with a button; only the button confirms. */
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** To an address that asked for the newsletter, or for which somebody else asked. */
export const confirmSubscription = ({ confirmUrl, unsubscribeUrl }: ConfirmSubscription): Mail =>
  composeMail({
    subject: `Please confirm your subscription to ${site.name}`,
    preview: "One click and a button, then the newsletter comes to this address.",
    label: "Newsletter",
    body: [
      heading("Do you want the newsletter?"),
      paragraph(
        `Somebody, we hope you, asked for the ${site.name} newsletter to be sent to this address. ${knowledgeHub.newsletter.text}`,
      ),
      buttons({ href: confirmUrl, label: "Confirm my subscription" }),
      smallText("Or open this address:"),
      smallText(bareLink(confirmUrl)),
      smallText("If it was not you, do nothing: without your confirmation we send you no newsletter."),
      smallText("You do not want to hear from us at all? ", link(unsubscribeUrl, "Never write to this address again")),
    ],
    footer: publicFooter(
      "You get this mail because the newsletter was requested for this address.",
      new URL(confirmUrl).origin,
    ),
  });

/** To a subscriber who has just confirmed. */
export function welcome(unsubscribeUrl: string): Mail {
  const page = responsePages[newsletterPages.confirmed]!;
  const { origin } = new URL(unsubscribeUrl);
  return composeMail({
    subject: `Your subscription to ${site.name} is confirmed`,
    preview: knowledgeHub.newsletter.text,
    label: "Newsletter",
    body: [
      seal(page.seal, "good"),
      heading(page.heading),
      paragraph(page.text),
      paragraph(`What you get: ${knowledgeHub.newsletter.text}`),
      partHeading("Until then"),
      links(page.links.map(({ label, href }) => ({ label, href: new URL(href, origin).href }))),
      smallText("Changed your mind? ", link(unsubscribeUrl, "Unsubscribe"), ", now or from any later issue."),
    ],
    footer: publicFooter("You get this mail because you confirmed your subscription.", origin),
  });
}
