import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logoInMail, readLogo, readMark, withLogo } from "./site-logo.ts";

test("the logo of the built site comes with a mail that shows it, beside what is attached", () => {
  const folder = mkdtempSync(join(tmpdir(), "logo-"));
  try {
    const logo = { file: "logo.png", hasName: true };
    expect(readLogo(folder, logo)).toBeUndefined();
    mkdirSync(join(folder, "pictures"));
    writeFileSync(join(folder, "pictures", "logo-name.png"), "png");
    const read = readLogo(folder, logo);
    expect(read).toMatchObject({ hasName: true, png: Buffer.from("png") });
    expect(readLogo(folder, { file: "logo.png", hasName: false })).toBeUndefined();
    expect(readLogo(folder, undefined)).toBeUndefined();
    expect(readMark(folder)).toBeUndefined();
    writeFileSync(join(folder, "icon-192.png"), "mark");
    expect(readMark(folder)).toMatchObject({ hasName: false, png: Buffer.from("mark") });
    const pdf = { filename: "quotation.pdf", content: "x" };
    const { attachments } = withLogo({ html: `<img src="${logoInMail}">`, attachments: [pdf] }, read);
    expect(attachments).toMatchObject([pdf, { cid: "logo", contentDisposition: "inline" }]);
    expect(withLogo({ html: "<p>No picture</p>" }, read)).toEqual({ html: "<p>No picture</p>" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
