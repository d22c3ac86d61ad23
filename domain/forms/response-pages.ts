import { responsePages } from "../../content/contact/response-pages.ts";

/** The pages under a path such as '/thank-you/', as Astro's routes want them. */
export const responsePagesUnder = (folder: string) =>
  Object.entries(responsePages)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, page]) => ({ name: path.slice(folder.length), page: { ...page, path } }));
