import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { firstName } from "../../domain/registration/founder-page.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons, quotation } from "./design/blocks.ts";
import { heading, paragraph, partHeading, smallText } from "./design/text.ts";
import { publicFooter } from "./footers.ts";
import { phoneLink } from "./phone.ts";

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
