import { Document, Packer, Paragraph } from "docx";
import { expect, test } from "vitest";
import { samplePdf } from "../testing/app.ts";
import { examineResume } from "./resume-content.ts";

const word = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph("Asha Rao")] }] }));
const pdf = Buffer.from(samplePdf);
const oldWord = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
const bytes = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const rename = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString("latin1").replaceAll(from, to), "latin1");

test.each<[string, ".pdf" | ".doc" | ".docx", Buffer, string[]]>([
  ["a PDF", ".pdf", pdf, []],
  ["a PDF after a line end", ".pdf", bytes("\n", pdf), []],
  ["a PDF with zeros at its end", ".pdf", bytes(pdf, Buffer.alloc(512)), []],
  ["HTML and PDF at once", ".pdf", bytes("<html><script>x()</script>", pdf), ["mixed-file"]],
  ["a program and PDF at once", ".pdf", bytes("MZ\u0090\0", Buffer.alloc(64), pdf), ["mixed-file"]],
  ["a PDF with an archive at its end", ".pdf", bytes(pdf, word), ["mixed-file"]],
  ["a PDF with something after its end", ".pdf", bytes(pdf, "<?php x(); ?>"), ["mixed-file"]],
  ["half a PDF", ".pdf", pdf.subarray(0, -20), ["mixed-file"]],
  ["a PDF with a script", ".pdf", rename(pdf, "<<>>\nendobj", "<</S /JavaScript /JS (x)>>\nendobj"), ["active-file"]],
  [
    "a PDF with a script by another spelling",
    ".pdf",
    rename(pdf, "<<>>\nendobj", "<</S /J#61vaScrip#74>>"),
    ["active-file"],
  ],
  ["a PDF with a program", ".pdf", rename(pdf, "<<>>\nendobj", "<</S /#4CaunCh /#4caunch>>"), ["active-file"]],
  ["a PDF with another name", ".pdf", rename(pdf, "<<>>\nendobj", "<</S /Launches /Launch#65d>>"), []],
  ["a DOCX", ".docx", word, []],
  ["a DOCX with something after its end", ".docx", bytes(word, "#!/bin/sh"), ["mixed-file"]],
  ["a DOCX with macros", ".docx", rename(word, "word/fontTable.xml", "word/vbaProject.bi"), ["active-file"]],
  ["an old DOC", ".doc", oldWord, []],
  ["an old DOC with macros", ".doc", bytes(oldWord, Buffer.from("_VBA_PROJECT", "utf16le")), ["active-file"]],
])("%s", (_name, extension, file, signs) => {
  expect(examineResume(file, extension)).toEqual({ matches: true, signs });
});

test.each<[string, ".pdf" | ".docx", Buffer]>([
  ["a header a kilobyte in", ".pdf", bytes(Buffer.alloc(1024), pdf)],
  ["an archive that is no document", ".docx", rename(word, "word/document.xml", "word/documenT.xml")],
  ["a program and DOCX at once", ".docx", bytes("MZ\u0090\0", Buffer.alloc(64), word)],
  ["an archive whose directory is elsewhere", ".docx", bytes("x".repeat(70_000), word)],
])("%s is refused", (_name, extension, file) => {
  expect(examineResume(file, extension)).toEqual({ matches: false });
});
