import { site } from "../../content/site.ts";
import { htmlDocument, link, type Mail, paragraph, signature } from "./mail.ts";

export interface ConfirmSubscription {
  email: string;
  /** Opens a page with a button; only the button confirms. */
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** To an address that asked for the newsletter, or for which somebody else asked. */
export function confirmSubscription({ email, confirmUrl, unsubscribeUrl }: ConfirmSubscription): Mail {
  const request = `Somebody, we hope you, asked for the ${site.name} newsletter to be sent to ${email}.`;
  const ifNot = "If it was not you, do nothing: without your confirmation we send you no newsletter.";
  const never = "You do not want to hear from us at all?";
  return {
    subject: `Please confirm your subscription to ${site.name}`,
    text: [request, `To confirm, open:\n${confirmUrl}`, ifNot, `${never} Open:\n${unsubscribeUrl}`, signature].join(
      "\n\n",
    ),
    html: htmlDocument([
      paragraph(request),
      `<p>${link(confirmUrl, "Confirm my subscription")}</p>`,
      paragraph(ifNot),
      `<p>${never} ${link(unsubscribeUrl, "Unsubscribe")}</p>`,
      paragraph(signature),
    ]),
  };
}
