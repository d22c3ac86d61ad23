import { feeSources } from "./fees-and-duty.ts";
import { legalSources } from "./legal.ts";
import { nameSources } from "./names.ts";
import { packSources } from "./packs.ts";
import { structureSources } from "./structures.ts";

/** Every source that the tools and the privacy policy cite, by id. */
export const sources = { ...feeSources, ...structureSources, ...nameSources, ...packSources, ...legalSources } as const;
