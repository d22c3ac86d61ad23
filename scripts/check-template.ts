/** For writers: npm exec -- node scripts/check-template.ts content/templates/mutual-nda.ts [--docx folder] */
import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type Template, wordRange } from "../content/schemas/template.ts";
import { site } from "../content/site.ts";
import { problemsOf } from "../domain/templates/check.ts";
import { fill } from "../domain/templates/fill.ts";
import { type Block, plainText, wordCount } from "../domain/templates/model.ts";
import { docxBytes } from "../src/templates/docx/docx.ts";

const { values: flags, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { docx: { type: "string" } },
});

function outline(block: Block): string[] {
  if (block.kind === "part") return [plainText(block.segments)];
  if (block.kind === "schedule") return [`${block.marker}: ${plainText(block.segments)}`];
  if (block.kind !== "clause" || block.level > 2) return [];
  const text = plainText(block.segments);
  return [
    `${"    ".repeat(block.level - 1)}${block.marker.padEnd(5)} ${text.length > 70 ? `${text.slice(0, 69)}…` : text}`,
  ];
}

async function check(path: string): Promise<boolean> {
  const { t } = (await import(pathToFileURL(resolve(path)).href)) as { t?: Template };
  const problems = t ? problemsOf(t) : ["the file exports no t"];
  if (t && basename(path) !== `${t.id}.ts`) problems.push(`id: "${t.id}" is not the file's name`);
  if (t) {
    try {
      const model = fill(t);
      const [least, most] = wordRange[t.kind];
      console.log(model.blocks.flatMap(outline).join("\n"));
      console.log(
        `\n${t.title}: ${wordCount(model)} words (${least} to ${most}), ${t.variables.length} variables, ${t.options.length} options`,
      );
    } catch {
      // The same fault is among the problems below.
    }
  }
  for (const problem of problems) console.log(`${path}: ${problem}`);
  console.log(problems.length === 0 ? `${path}: ready` : `${path}: ${problems.length} to put right`);
  if (t && problems.length === 0 && flags.docx) {
    const file = join(flags.docx, t.fileName);
    await writeFile(file, await docxBytes(t, fill(t), { brand: site.name }));
    console.log(`${file}: written`);
  }
  return problems.length === 0;
}

if (paths.length === 0)
  console.log("Name one or more files: node scripts/check-template.ts content/templates/mutual-nda.ts");
let clean = paths.length > 0;
for (const path of paths) clean = (await check(path)) && clean;
process.exitCode = clean ? 0 : 1;
