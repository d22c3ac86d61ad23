import { describe, expect, test } from "vitest";
import type { ApplicationValues } from "./application.ts";
import { checkApplication, resumeExtension, resumeLimits } from "./application.ts";

const good: ApplicationValues = {
  position: "Accountant",
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "+91 98765 43210",
  experience: "2 years",
  coverLetter: "Dear team,\n\nI keep books.",
  resume: { name: "Asha Rao.PDF", size: resumeLimits.bytes },
};

describe("job application", () => {
  test("accepts a full one, up to 5 MB exactly", () => {
    expect(checkApplication(good)).toEqual({});
  });

  test("says for every field what to do", () => {
    const empty = { position: "", name: " ", email: "", phone: "", experience: "", coverLetter: "\n", resume: null };
    expect(checkApplication(empty)).toEqual({
      position: "Choose a position",
      name: "Enter your full name",
      email: "Enter your e-mail address",
      phone: "Enter your phone number",
      experience: "Enter your years of experience, such as 2 years or Fresher",
      coverLetter: "Write a cover letter",
      resume: "Choose your resume, a PDF, DOC or DOCX file",
    });
  });

  test.each([
    [{ name: "", size: 0 }, "Choose your resume, a PDF, DOC or DOCX file"],
    [{ name: "cv.pdf", size: 0 }, "Choose another file: this one is empty"],
    [{ name: "cv.pdf", size: resumeLimits.bytes + 1 }, "Choose a file of 5 MB or less"],
    [{ name: "cv.exe", size: 9 }, "Choose a .pdf, .doc or .docx file"],
    [{ name: "cv.pdf.exe", size: 9 }, "Choose a .pdf, .doc or .docx file"],
    [{ name: "pdf", size: 9 }, "Choose a .pdf, .doc or .docx file"],
    [{ name: "a\nb.pdf", size: 9 }, "Resume file name has characters that cannot be read"],
  ])("says what is wrong with the file %j", (resume, message) => {
    expect(checkApplication({ ...good, resume })).toEqual({ resume: message });
  });

  test("knows extensions in any case", () => {
    expect(["a.pdf", "a.DOC", "a.DocX", "a.odt"].map(resumeExtension)).toEqual([".pdf", ".doc", ".docx", undefined]);
  });
});
