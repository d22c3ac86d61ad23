import type { OwnerFacts } from "../content/owner/files.ts";
import type { Problem } from "../content/owner/problems.ts";
import { type Instead, readOwnerFolder } from "../content/owner/read.ts";
import { ownArticleProblems } from "./own-articles/read.ts";
import { pictureProblems } from "./own-pictures/problems.ts";

/** Everything that is wrong with the owner's folder: files, articles and pictures. `instead` as if it had been written already. */
export function checkOwnerFolder(folder: string, instead?: Instead): { facts?: OwnerFacts; problems: Problem[] } {
  const { facts, problems } = readOwnerFolder(folder, false, instead);
  const all = [...problems, ...ownArticleProblems(folder), ...(facts ? pictureProblems(folder, facts) : [])];
  return { ...(facts && { facts }), problems: all };
}
