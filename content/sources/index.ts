import { feeSources } from "./fees-and-duty.ts";

/** Every source the tools cite, by id. */
export const sources = { ...feeSources } as const;
