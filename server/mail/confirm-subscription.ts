import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";
import { site } from "../../content/site.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons } from "./design/blocks.ts";
import { bareLink, heading, link, paragraph, smallText } from "./design/text.ts";
import { publicFooter } from "./footers.ts";

export interface ConfirmSubscription {
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
