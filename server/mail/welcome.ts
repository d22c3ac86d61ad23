import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";
import { responsePages } from "../../content/contact/response-pages.ts";
import { site } from "../../content/site.ts";
import { newsletterPages } from "../../domain/forms/newsletter.ts";
import { composeMail, type Mail } from "./compose.ts";
import { links, seal } from "./design/blocks.ts";
import { heading, link, paragraph, partHeading, smallText } from "./design/text.ts";
import { publicFooter } from "./footers.ts";

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
