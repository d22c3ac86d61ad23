/** What `checks.ts` asks, one after the other, in a process that can be ended. */

import { previewArticle } from "../../build/own-articles/preview.ts";
import { ownArticleProblems } from "../../build/own-articles/read.ts";
import { checkOwnerFolder } from "../../build/owner-folder.ts";

const tasks = { folder: checkOwnerFolder, article: ownArticleProblems, preview: previewArticle };
export type Tasks = typeof tasks;

process.on("message", async ({ task, given }: { task: keyof Tasks; given: never }) => {
  process.send?.(await (tasks[task] as (...given: never[]) => unknown)(...(given as never[])));
});
process.send?.("ready");
