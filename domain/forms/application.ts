import { openings } from "../../content/company/careers.ts";
import { whatToDo, whenEmpty } from "./messages.ts";
import type { FieldErrors } from "./person.ts";
import { emailError, freePhoneError, leadFields, lineError, onlyErrors, textError } from "./person.ts";

export const applicationFields = ["position", "name", "email", "phone", "experience", "coverLetter", "resume"] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** What a browser's File tells without reading it. */
interface ResumeFile {
  name: string;
  size: number;
}

export type ApplicationValues = Record<Exclude<ApplicationField, "resume">, string> & {
  resume: ResumeFile | null;
};

export const generalApplication = "General Application";
/** What can be applied for. The form is handed the list, so that the browser does not load what is said about each. */
export const listPositions = (): string[] => [...openings.map(({ title }) => title), generalApplication];

export const applicationReceived = "Thank you for your application! We will review it and get back to you soon.";

export const resumeMegabytes = 5;
export const resumeLimits = { bytes: resumeMegabytes * 1024 * 1024, extensions: [".pdf", ".doc", ".docx"] } as const;
export type ResumeExtension = (typeof resumeLimits.extensions)[number];

/** For the `accept` attribute of the file input. */
export const resumeAccept = resumeLimits.extensions.join(",");

const longest = { position: 120, experience: 200, coverLetter: 5000, fileName: 200 } as const;

export function resumeExtension(fileName: string): ResumeExtension | undefined {
  return resumeLimits.extensions.find((extension) => fileName.toLowerCase().endsWith(extension));
}

export function checkApplication(values: ApplicationValues): FieldErrors<ApplicationField> {
  const { position, name, email, phone, experience, coverLetter, resume } = values;
  return onlyErrors({
    position: whatToDo("position", position, lineError("Position", position, longest.position)),
    name: whatToDo("name", name, lineError("Full name", name, leadFields.name)),
    email: whatToDo("email", email, emailError(email)),
    phone: whatToDo("phone", phone, freePhoneError(phone)),
    experience: whatToDo("experience", experience, lineError("Years of experience", experience, longest.experience)),
    coverLetter: whatToDo("coverLetter", coverLetter, textError("Cover letter", coverLetter, longest.coverLetter)),
    resume: resumeError(resume),
  });
}

/** A browser posts an untouched file input as a nameless empty file. */
function resumeError(file: ResumeFile | null): string | undefined {
  if (!file || (!file.name && file.size === 0)) return whenEmpty("resume");
  if (!resumeExtension(file.name)) return "Choose a .pdf, .doc or .docx file";
  if (file.size === 0) return "Choose another file: this one is empty";
  if (file.size > resumeLimits.bytes) return resumeTooLarge;
  return lineError("Resume file name", file.name, longest.fileName);
}

const resumeTooLarge = `Choose a file of ${resumeMegabytes} MB or less`;
export const resumeUnlikeItsName =
  "This file could not be read as a PDF, DOC or DOCX file. Save it again and try once more";
