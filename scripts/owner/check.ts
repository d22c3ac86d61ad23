import { readOwnArticles } from "../../build/own-articles/own-articles.ts";
import { checkOwnerFolder } from "../../build/owner-folder.ts";
import { describeProblem } from "../../content/owner/problems.ts";
import { findOwnerFolder, showFolder } from "../../content/owner/read.ts";
import { summary } from "../../domain/owner/shown.ts";
import { writeSchemas } from "../../server/site/schemas.ts";

/** `npm run owner -- check`: everything at once. `isQuiet`, as the build asks: says nothing while all is well. */
export async function check(folder = findOwnerFolder(), isQuiet = false): Promise<boolean> {
  if (!folder) {
    if (!isQuiet)
      console.log("There is no owner's folder, so the site shows samples. To make it yours: npm run owner -- new");
    return true;
  }
  const name = showFolder(folder);
  const { facts, problems: all, doubts } = await checkOwnerFolder(folder);
  if (all.length > 0) {
    console.error(`${name} has ${all.length} ${all.length === 1 ? "problem" : "problems"}:\n`);
    for (const problem of all) console.error(`  ${describeProblem(name, problem)}`);
    console.error("\nNothing was changed. A site that is running goes on with its last build.");
    return false;
  }
  if (!facts || isQuiet) return true;
  writeSchemas(folder);
  const { shown, leftOut } = summary(facts, readOwnArticles(folder).length);
  console.log(`${name} has no problems.\n\nVisitors will see:\n${bullets(shown)}`);
  if (leftOut.length > 0) console.log(`\nLeft out, because the folder does not say it:\n${bullets(leftOut)}`);
  const asked = doubts.map((doubt) => describeProblem(name, doubt));
  if (asked.length > 0) console.log(`\nIs this meant? If it is, leave it:\n${bullets(asked)}`);
  return true;
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `  - ${line}`).join("\n");
