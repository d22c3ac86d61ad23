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

  test("asks for every field by name", () => {
    const empty = { position: "", name: " ", email: "", phone: "", experience: "", coverLetter: "\n", resume: null };
    expect(checkApplication(empty)).toEqual({
      position: "Position is required",
      name: "Full name is required",
      email: "Email is required",
      phone: "Phone number is required",
      experience: "Years of experience is required",
      coverLetter: "Cover letter is required",
      resume: "Resume is required",
    });
  });

  test.each([
    [{ name: "", size: 0 }, "Resume is required"],
    [{ name: "cv.pdf", size: 0 }, "Resume is empty. Choose another file"],
    [{ name: "cv.pdf", size: resumeLimits.bytes + 1 }, "Resume must be 5 MB or smaller"],
    [{ name: "cv.exe", size: 9 }, "Resume must be a .pdf, .doc or .docx file"],
    [{ name: "cv.pdf.exe", size: 9 }, "Resume must be a .pdf, .doc or .docx file"],
    [{ name: "pdf", size: 9 }, "Resume must be a .pdf, .doc or .docx file"],
    [{ name: "a\nb.pdf", size: 9 }, "Resume file name has characters that cannot be read"],
  ])("says what is wrong with the file %j", (resume, message) => {
    expect(checkApplication({ ...good, resume })).toEqual({ resume: message });
  });

  test("knows extensions in any case", () => {
    expect(["a.pdf", "a.DOC", "a.DocX", "a.odt"].map(resumeExtension)).toEqual([".pdf", ".doc", ".docx", undefined]);
  });
});
