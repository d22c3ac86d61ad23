import { Document, Packer, Paragraph } from "docx";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { listPositions, resumeLimits } from "../../domain/forms/application.ts";
import { FormErrorPage } from "../../src/responses/FormErrorPage.tsx";
import { applicationForm, json, samplePdf, startApp } from "../testing/app.ts";
import { examineResume } from "./applications.ts";

const word = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph("Asha Rao")] }] }));
const oldWord = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);

describe("POST /api/applications", () => {
  test.each([
    ["asha.pdf", samplePdf, "application/pdf"],
    ["asha.DOC", oldWord, "application/msword"],
    ["ಆಶಾ résumé.docx", word, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("stores %s byte for byte", async (name, bytes, type) => {
    await using server = await startApp();
    const resume = new File([new Uint8Array(bytes)], name, { type: "text/html" });
    const response = await server.app.request("/api/applications", {
      method: "POST",
      body: applicationForm({ resume }),
    });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(await server.store.submission(id)).toMatchObject({ kind: "application", position: "Accountant" });
    const kept = await server.store.administration.resume(id);
    expect(kept).toMatchObject({ fileName: name, type });
    expect(Buffer.from(kept!.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  test.each([
    ["asha.pdf", Buffer.from("<html>")],
    ["asha.pdf", Buffer.from(word)],
    ["asha.doc", Buffer.from(samplePdf)],
    ["asha.docx", oldWord],
    ["asha.docx", Buffer.from("PK\u0005\u0006")],
    ["asha.docx", Buffer.concat([word.subarray(0, word.length - 30)])],
  ])("refuses a file that is not what its name %s says", async (name, bytes) => {
    await using server = await startApp();
    const resume = new File([new Uint8Array(bytes)], name);
    const response = await server.app.request("/api/applications", {
      method: "POST",
      body: applicationForm({ resume }),
    });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      resume: "This file could not be read as a PDF, DOC or DOCX file. Save it again and try once more",
    });
    expect(await server.stored()).toEqual([]);
  });

  test("refuses a position that is not listed; the page for errors lists them all", async () => {
    await using server = await startApp();
    const post = (position: string) =>
      server.app.request("/api/applications", { method: "POST", body: applicationForm({ position }) });
    const refused = await post("Astronaut");
    const errors = { position: "Choose one of the positions listed" };
    expect([refused.status, await refused.json()]).toEqual([422, { errors }]);
    const page = renderToStaticMarkup(createElement(FormErrorPage, { form: "application" }));
    for (const position of listPositions()) {
      expect((await post(position)).status).toBe(201);
      expect(page).toContain(`<option value="${position}" data-selected="position">`);
    }
  });

  test("takes 5 MB exactly and refuses a byte more with 422, far more with 413", async () => {
    await using server = await startApp();
    const send = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(samplePdf);
      const body = applicationForm({ resume: new File([bytes], "asha.pdf") });
      return server.app.request("/api/applications", { method: "POST", body });
    };
    expect((await send(resumeLimits.bytes)).status).toBe(201);
    const over = await send(resumeLimits.bytes + 1);
    expect([over.status, await over.json()]).toEqual([422, { errors: { resume: "Choose a file of 5 MB or less" } }]);
    expect((await send(7 * 1024 * 1024)).status).toBe(413);
    expect(await server.stored()).toHaveLength(1);
  });

  test("asks for each field", async () => {
    await using server = await startApp();
    const response = await server.app.request("/api/applications", {
      method: "POST",
      body: applicationForm({ name: " ", resume: null, coverLetter: null }),
    });
    expect(await response.json()).toEqual({
      errors: {
        name: "Enter your full name",
        coverLetter: "Write a cover letter",
        resume: "Choose your resume, a PDF, DOC or DOCX file",
      },
    });
  });

  test("keeps only the last part of a file name and takes multipart alone", async () => {
    await using server = await startApp();
    const resume = new File([samplePdf], "C:\\Users\\asha\\cv.pdf");
    const response = await server.app.request("/api/applications", {
      method: "POST",
      body: applicationForm({ resume }),
    });
    expect((await server.store.administration.resume((await response.json()).id))?.fileName).toBe("cv.pdf");
    expect((await server.app.request("/api/applications", json({ name: "Asha" }))).status).toBe(415);
  });

  test("refuses a form of thousands of parts without parsing them", async () => {
    await using server = await startApp();
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
    const response = await server.app.request("/api/applications", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: `${part.repeat(50_000)}--x--\r\n`,
    });
    expect(response.status).toBe(400);
  });

  test("keeps no marks that make a name or a file's ending read backwards", async () => {
    await using server = await startApp();
    const turn = "\u202e";
    const resume = new File([samplePdf], `asha${turn}cod.pdf`);
    const body = applicationForm({
      name: `Asha${turn} Rao`,
      email: `${turn}asha@example.in`,
      coverLetter: `Dear ${turn}team`,
      resume,
    });
    const { id } = await (await server.app.request("/api/applications", { method: "POST", body })).json();
    expect(await server.store.submission(id)).toMatchObject({
      name: "Asha Rao",
      email: "asha@example.in",
      coverLetter: "Dear team",
    });
    expect((await server.store.administration.resume(id))?.fileName).toBe("ashacod.pdf");
  });
});

const pdf = Buffer.from(samplePdf);
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
