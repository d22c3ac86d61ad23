import { sharedValue } from "../ui/shared-value.ts";

/** The last request did not reach the server, or it could not answer. */
export const serverAway = sharedValue(false);
/** Nobody tells this page what changes. */
export const streamAway = sharedValue(false);
