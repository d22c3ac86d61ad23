import { z } from "zod";
import { claims } from "../claims.ts";
import { lawChanges } from "../law-changes.ts";
import { site } from "../site.ts";

/**
 * Ids by which one content file names a record of another. The schemas of claims, law changes and the site must not
 * import this file: it reads them.
 */
export const claimIdSchema = z.enum(claims.map(({ id }) => id));
export const lawChangeIdSchema = z.enum(lawChanges.map(({ id }) => id));
export const externalSiteSchema = z.enum(Object.keys(site.external) as (keyof typeof site.external)[]);
