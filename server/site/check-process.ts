/** What `checks.ts` asks, one after the other, in a process that can be ended. */

import { articleTools, ownerFolderTools, previewTools } from "./building.ts";

const { checkOwnerFolder } = await ownerFolderTools();
const { ownArticleDoubts, ownArticleProblems } = await articleTools();
const { previewArticle } = await previewTools();

const article = (...given: Parameters<typeof ownArticleProblems>) => ({
  problems: ownArticleProblems(...given),
  doubts: ownArticleDoubts(...given),
});
const tasks = { folder: checkOwnerFolder, article, preview: previewArticle };
export type Tasks = typeof tasks;

process.on("message", async ({ task, given }: { task: keyof Tasks; given: never[] }) => {
  process.send?.(await (tasks[task] as (...given: never[]) => unknown)(...given));
});
process.send?.("ready");
