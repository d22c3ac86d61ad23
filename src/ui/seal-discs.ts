import type { SealInk } from "./guilloche/line-work.ts";

/** The disc in the middle of a small seal, in the ink of its line work. */
export const sealDiscs: Record<SealInk, string> = { action: "bg-action", good: "bg-good", alert: "bg-alert" };
