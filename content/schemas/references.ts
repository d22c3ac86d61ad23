import { z } from "zod";
import { lawChanges } from "../law-changes.ts";
import { site } from "../site.ts";
import { claimIds } from "./claim.ts";

/**
 * Ids by which one content file names a record of another. The schemas of law changes and the site must not
 * import this file: it reads them.
 */
export const claimIdSchema = z.enum(claimIds);
export const lawChangeIdSchema = z.enum(lawChanges.map(({ id }) => id));
export const externalSiteSchema = z.enum(Object.keys(site.external) as (keyof typeof site.external)[]);
