import { responsePages } from "../../content/contact/response-pages.ts";
import { site } from "../../content/site.ts";
import { listPositions } from "../../domain/forms/application.ts";
import { thankYouPage } from "../../domain/forms/form.ts";
import type { Application } from "../store/contract.ts";
import { composeMail, type Mail } from "./compose.ts";
import { correctOrErase } from "./correct-or-erase.ts";
import { facts, seal, steps } from "./design/blocks.ts";
import { heading, paragraph, partHeading } from "./design/text.ts";
import { publicFooter } from "./footers.ts";
import { dayAndTime } from "./times.ts";

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
        { label: "Number", value: application.id },
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
