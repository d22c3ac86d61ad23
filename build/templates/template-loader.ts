import { resolve, sep } from "node:path";
import type { Loader } from "astro/loaders";
import { readTemplates, templatesFolder } from "./read-templates.ts";

/** Hands the templates to the site, and reads them again when a file changes during development. */
export const templateLoader: Loader = {
  name: "templates",
  async load({ store, parseData, watcher, logger }) {
    const load = async () => {
      const templates = readTemplates();
      store.clear();
      for (const template of templates)
        store.set({ id: template.id, data: await parseData({ id: template.id, data: template }) });
    };
    await load();
    const folder = resolve(templatesFolder) + sep;
    watcher?.add(folder);
    watcher?.on("all", (_, path) => {
      if (path.startsWith(folder)) load().catch((error: Error) => logger.error(error.message));
    });
  },
};
