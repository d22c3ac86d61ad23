import type { Application } from "../store/contract.ts";
import type { Mail } from "./mail.ts";
import { composeOwnerMail } from "./owner-mail.ts";

/** To the owner, for each job application; the sender of the mail attaches the résumé. */
export function newApplication(application: Application): Mail {
  return composeOwnerMail(application, `Application for ${application.position} from ${application.name}`, [
    ["Position", application.position],
    ["Name", application.name],
    ["Phone", application.phone],
    ["E-mail", application.email],
    ["Experience", application.experience],
    ["Résumé", `${application.resume.fileName} (attached)`],
    ["Cover letter", application.coverLetter],
  ]);
}
