import {
  checkApplication,
  listPositions,
  type ResumeExtension,
  resumeExtension,
  resumeUnlikeItsName,
} from "../../domain/forms/application.ts";
import { whenWrong } from "../../domain/forms/messages.ts";
import type { SpamSign } from "../../domain/forms/spam.ts";
import { isWholeZip, readZipDirectory } from "../../domain/zip.ts";
import type { Store } from "../store/open.ts";
import type { ApplicationInput } from "../store/records.ts";
import type { Fields } from "./body.ts";
import { type FieldErrors, type FormEndpoint, hasErrors } from "./form-endpoint.ts";

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
  if (!listPositions().includes(applicant.position)) errors.position ??= whenWrong("position");
  if (!file || !extension || errors.resume) return { errors };
  const { bytes } = file;
  const content = examineResume(bytes, extension);
  if (!content.matches) return { errors: { ...errors, resume: resumeUnlikeItsName } };
  if (hasErrors(errors)) return { errors };
  return { valid: { ...applicant, resume: { fileName, type: resumeTypes[extension], bytes } }, signs: content.signs };
}

type ResumeSign = Extract<SpamSign, "mixed-file" | "active-file">;

/** What a file is: not what its extension says, or that with what is odd about it. */
type ResumeContent = { matches: false } | { matches: true; signs: ResumeSign[] };

const resumeTypes: Record<ResumeExtension, string> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Looks at the structure of a file. Nothing is unpacked or run, and what is only odd is kept and marked. */
export function examineResume(bytes: Uint8Array, extension: ResumeExtension): ResumeContent {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (extension) {
    case ".pdf":
      return examinePdf(file);
    case ".doc":
      return examineDoc(file);
    case ".docx":
      return examineDocx(file);
  }
}

const kilobyte = 1024;
/** Some programs write a line end or a mark of their encoding first. */
const emptyStart = /^(\xef\xbb\xbf)?[\s\0]*$/;
/** How PDF names what runs by itself: scripts, programs, files inside. Any letter of a name may be written as # and its code. */
const activeNames = ["JavaScript", "Launch", "EmbeddedFile", "RichMedia"];
const escapable = (letter: string) => {
  const code = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
};
const activePdf = new RegExp(
  `/(?:${activeNames.map((name) => [...name].map(escapable).join("")).join("|")})(?![\\w#-])`,
);

function examinePdf(file: Buffer): ResumeContent {
  // Readers accept the header anywhere in the first kilobyte; what comes before it is where another kind of file hides.
  const start = file.subarray(0, kilobyte).indexOf("%PDF-");
  if (start < 0) return { matches: false };
  const end = file.lastIndexOf("%%EOF");
  const mixed =
    !emptyStart.test(file.toString("latin1", 0, start)) ||
    end < 0 ||
    !file.subarray(Math.max(0, end - kilobyte), end).includes("startxref") ||
    !emptyStart.test(file.toString("latin1", end + "%%EOF".length)) ||
    readZipDirectory(file).length > 0;
  const active = activePdf.test(file.toString("latin1"));
  return { matches: true, signs: collect({ "mixed-file": mixed, "active-file": active }) };
}

const compoundFileHeader = Buffer.from("d0cf11e0a1b11ae1", "hex");
const macroStream = Buffer.from("_VBA_PROJECT", "utf16le");

function examineDoc(file: Buffer): ResumeContent {
  if (!file.subarray(0, compoundFileHeader.length).equals(compoundFileHeader)) return { matches: false };
  return {
    matches: true,
    signs: collect({ "mixed-file": readZipDirectory(file).length > 0, "active-file": file.includes(macroStream) }),
  };
}

function examineDocx(file: Buffer): ResumeContent {
  const entries = readZipDirectory(file);
  const names = entries.map(({ name }) => name);
  if (!names.includes("[Content_Types].xml") || !names.includes("word/document.xml")) return { matches: false };
  const active = names.some((name) => /vbaProject|activeX|embeddings\/.*\.(bin|exe|js|vbs)$/i.test(name));
  return { matches: true, signs: collect({ "mixed-file": !isWholeZip(file, entries), "active-file": active }) };
}

const collect = (found: Record<ResumeSign, boolean>): ResumeSign[] =>
  (Object.keys(found) as ResumeSign[]).filter((sign) => found[sign]);
