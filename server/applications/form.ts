import {
  checkApplication,
  listPositions,
  positionNotListed,
  resumeExtension,
  resumeUnlikeItsName,
} from "../../domain/forms/application.ts";
import type { Fields } from "../intake/body.ts";
import { type FieldErrors, type FormEndpoint, hasErrors } from "../intake/form-endpoint.ts";
import type { Store } from "../store/open.ts";
import type { ApplicationInput } from "../store/records.ts";
import { examineResume, type ResumeSign, resumeTypes } from "./resume-content.ts";

type ValidApplication = Omit<ApplicationInput, "page" | "utm" | "suspect" | "idempotencyKey" | "bodyDigest">;

export function applicationEndpoint(store: Store): FormEndpoint<ValidApplication> {
  return {
    encodings: ["multipart"],
    form: () => "application",
    validate: validateApplication,
    spamFacts: ({ name, email, coverLetter }) => ({ email, lines: [name], words: [coverLetter] }),
    async submit(application, _visit, provenance) {
      const { id, repeated } = await store.saveApplication({ ...application, ...provenance });
      return { status: repeated ? 200 : 201, body: { id }, topic: `application:${id}` };
    },
  };
}

function validateApplication(
  fields: Fields,
): { valid: ValidApplication; signs: ResumeSign[] } | { errors: FieldErrors } {
  const text = (name: string): string => fields.text(name).trim();
  const applicant = {
    position: text("position"),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    experience: text("experience"),
    coverLetter: text("coverLetter"),
  };
  const file = fields.file("resume");
  const fileName = file?.name.replace(/^.*[\\/]/s, "").trim() ?? "";
  const extension = resumeExtension(fileName);
  const errors = checkApplication({ ...applicant, resume: file ? { name: fileName, size: file.bytes.length } : null });
  if (!listPositions().includes(applicant.position)) errors.position ??= positionNotListed;
  if (!file || !extension || errors.resume) return { errors };
  const { bytes } = file;
  const content = examineResume(bytes, extension);
  if (!content.matches) return { errors: { ...errors, resume: resumeUnlikeItsName } };
  if (hasErrors(errors)) return { errors };
  return { valid: { ...applicant, resume: { fileName, type: resumeTypes[extension], bytes } }, signs: content.signs };
}
