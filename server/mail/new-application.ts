import type { Application } from "../store/contract.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons, facts, quotation } from "./design/blocks.ts";
import { heading, paragraph, partHeading, smallText } from "./design/text.ts";
import { doubtfulSubject, doubtNote } from "./doubts.ts";
import { ownerFooter } from "./footers.ts";
import { originFacts } from "./origin.ts";
import { phoneButtons } from "./phone.ts";

/** To the owner, for each job application; the outbox attaches the résumé. */
export function newApplication(application: Application, siteUrl: string): Mail {
  const { name, position, phone, email, experience, coverLetter, resume, suspect } = application;
  return composeMail({
    subject: doubtfulSubject(suspect, `Application for ${position} from ${name}`),
    preview: [position, experience, phone].join(" · "),
    label: "Application",
    body: [
      heading(name),
      paragraph(`Applies for ${position}.`),
      doubtNote(suspect),
      buttons(...phoneButtons(phone, `Hello ${name}.`)),
      partHeading("Application"),
      facts([
        { label: "Phone", value: phone },
        { label: "E-mail", value: email },
        { label: "Experience", value: experience },
        { label: "Résumé", value: `${resume.fileName} (${Math.ceil(resume.size / 1024)} KB, attached)` },
      ]),
      partHeading("Cover letter"),
      quotation(coverLetter),
      partHeading("Where it came from"),
      facts(originFacts(application, siteUrl)),
      smallText(`Reply to this mail and your answer goes to ${email}.`),
    ],
    footer: ownerFooter(siteUrl),
  });
}
