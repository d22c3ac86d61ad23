/** What the build and the desk share. Loaded when it is asked for, and only where a site can be built: `canBuild` says whether. */
export const ownerFolderTools = () => import("../../build/owner-folder.ts");
export const articleTools = () => import("../../build/own-articles/own-articles.ts");
export const writingTools = async () => ({
  ...(await import("../../build/own-articles/own-articles.ts")),
  ...(await import("../../build/article-checks/figures.ts")),
});
export const previewTools = () => import("../../build/own-articles/preview.ts");
export const pictureTools = () => import("../../build/own-pictures/reencode.ts");
