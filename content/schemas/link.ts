import { z } from "zod";
import { externalSiteSchema } from "./references.ts";
import { internalHref, text } from "./text.ts";

/** A link to a page of this site, or to another site named by its key in content/site.ts, which opens in a new tab. */
export const linkSchema = z.union(
  [
    z.strictObject({ label: text(40), href: internalHref }),
    z.strictObject({ label: text(40), external: externalSiteSchema }),
  ],
  "must have a label, and either href (a path of this site) or external (a key of site.external)",
);
