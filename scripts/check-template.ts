/** For writers: npm run templates:check [-- content/templates/mutual-nda.md] [-- --docx folder] */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readShared, readTemplate, sharedFolder, templatePaths } from "../build/templates/read-templates.ts";
import { type Template, wordRange } from "../content/schemas/template.ts";
import { site } from "../content/site.ts";
import { variantProblems } from "../domain/templates/check.ts";
import { fill } from "../domain/templates/fill.ts";
import { type Block, type DocumentModel, plainText, wordCount } from "../domain/templates/filled-document.ts";
import { docxBytes } from "../src/templates/docx/docx.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { docx: { type: "string" } },
});
const shared = readShared(sharedFolder);
const paths = positionals.length > 0 ? positionals : templatePaths();

function outline(block: Block): string[] {
  if (block.kind === "part") return [plainText(block.segments)];
  if (block.kind === "schedule") return [`${block.marker}: ${plainText(block.segments)}`];
  if (block.kind !== "clause" || block.level > 2) return [];
  const text = plainText(block.segments);
  return [
    `${"    ".repeat(block.level - 1)}${block.marker.padEnd(5)} ${text.length > 70 ? `${text.slice(0, 69)}…` : text}`,
  ];
}

function summary({ title, kind, variables, options }: Template, model: DocumentModel): string {
  const [least, most] = wordRange[kind];
  return `${title}: ${wordCount(model)} words (${least} to ${most}), ${variables.length} variables, ${options.length} options`;
}

/** Prints what is wrong with one file, and its outline when it was named; true when nothing is. */
async function check(path: string): Promise<boolean> {
  const { template, problems } = readTemplate(path, shared);
  if (template && problems.length === 0) {
    problems.push(...variantProblems(template).map(({ field, message }) => `${path}: ${field}: ${message}`));
  }
  for (const problem of problems) console.log(problem);
  if (!template || problems.length > 0) return false;
  const model = fill(template);
  if (positionals.length > 0) console.log(`${model.blocks.flatMap(outline).join("\n")}\n`);
  console.log(summary(template, model));
  if (flags.docx) {
    const file = join(flags.docx, template.fileName);
    await writeFile(file, await docxBytes(template, model, { brand: site.name, notes: true }));
    console.log(`${file}: written`);
  }
  return true;
}

const results: boolean[] = [];
for (const path of paths) results.push(await check(path));
const failed = results.filter((ready) => !ready).length;
console.log(failed === 0 ? `${results.length} ready` : `${failed} of ${results.length} not ready`);
process.exitCode = failed === 0 ? 0 : 1;
