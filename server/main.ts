/**
 * `node server/main.ts [FOLDER [DESK_FOLDER]]`: serves the site built in the folder, the API, and with DESK_PORT the desk; without a
 * folder the current build. server/parent.ts runs one for each build that is published.
 */
import { builtDesk, builtSite } from "./http/built.ts";

const [siteFolder = builtSite, deskFolder = builtDesk] = process.argv.slice(2);
// Before anything reads them: mails and quotations speak of the same facts as the pages.
process.env.BUILT_SITE = siteFolder;
const { serve } = await import("./run/start.ts");
await serve(process.env, siteFolder, deskFolder);
