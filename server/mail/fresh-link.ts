import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons } from "./design/blocks.ts";
import { bareLink, heading, paragraph, smallText } from "./design/text.ts";
import { publicFooter } from "./footers.ts";

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
