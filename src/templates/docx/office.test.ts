import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readTemplates } from "../../../build/templates/read-templates.ts";
import { fill } from "../../../domain/templates/fill.ts";
import { blockSegments, plainText } from "../../../domain/templates/filled-document.ts";
import { exampleTemplate } from "../../../tests/fixtures/example-template.ts";
import { docxBytes } from "./docx.ts";

const run = promisify(execFile);
const installed = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};
const office = installed("soffice", "--version") && installed("pdftotext", "-v");
/** The example has every kind of block; docx.test.ts reads the files of all templates. */
const all = [exampleTemplate(), ...readTemplates().slice(0, process.env.THOROUGH ? undefined : 1)];

/** What LibreOffice makes of each file. Needs soffice and pdftotext on the PATH; says so in its name when they are not there. */
describe.skipIf(!office)("opened in LibreOffice (skipped where soffice or pdftotext is not installed)", () => {
  let folder: string;
  const text = new Map<string, string>();
  const pages = new Map<string, number>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "templates-"));
    const files = await Promise.all(
      all.map(async (template) => {
        const path = join(folder, `${template.id}.docx`);
        await writeFile(path, await docxBytes(template, fill(template), { brand: "Publisher", notes: true }));
        return path;
      }),
    );
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    await run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files]);
    for (const { id } of all) {
      await run("pdftotext", ["-raw", join(folder, `${id}.pdf`), join(folder, `${id}.txt`)]);
      const written = await readFile(join(folder, `${id}.txt`), "utf8");
      pages.set(id, written.split("\f").length - 1);
      text.set(id, squeeze(written.replace(/\n.*Page \d+ of \d+\s*\f/g, "\n")));
    }
  }, 240_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(all.map((template) => [template.id, template] as const))(
    "%s has its numbers, words and pages",
    (id, template) => {
      const holds = (words: string): void => expect(text.get(id)!.includes(squeeze(words)), words).toBe(true);
      for (const block of fill(template).blocks) {
        if (block.kind === "clause" || block.kind === "recital" || block.kind === "party")
          holds(`${block.marker} ${plainText(block.segments)}`);
        if (block.kind === "schedule") holds(`${block.marker} – ${plainText(block.segments)}`);
      }
      const words = fill(template)
        .blocks.map((block) => plainText(blockSegments(block)))
        .join(" ")
        .split(/\s+/).length;
      expect(pages.get(id)).toBeGreaterThanOrEqual(Math.floor(words / 600));
      expect(pages.get(id)).toBeLessThanOrEqual(Math.ceil(words / 250) + 6);
    },
  );
});

/** Without spaces, because lines break anywhere; without the rupee sign, which a substituted font moves in the text layer. */
function squeeze(written: string): string {
  return written.replace(/[\s₹]+/g, "");
}
