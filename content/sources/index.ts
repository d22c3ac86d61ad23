import { feeSources } from "./fees-and-duty.ts";
import { nameSources } from "./names.ts";
import { packSources } from "./packs.ts";
import { structureSources } from "./structures.ts";

/** Every source the tools cite, by id. */
export const sources = { ...feeSources, ...structureSources, ...nameSources, ...packSources } as const;
