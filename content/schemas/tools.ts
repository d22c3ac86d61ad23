import { z } from "zod";
import { internalHref, list, text } from "./text.ts";

/** Where a founder goes from a tool. */
const nextStepIds = ["structure", "cost", "name", "pricing", "calendar", "plan", "call"] as const;
export type NextStepId = (typeof nextStepIds)[number];

const nextStepSchema = z.strictObject({ href: internalHref, label: text(40), text: text(140) });

/** A tool where it is offered: its name, and what it does in one line. */
const toolLinkSchema = z.strictObject({ href: internalHref, label: text(30), text: text(70) });

export const filledFromPlanSchema = z.strictObject({ text: text(60), undo: text(20) });
export type FilledFromPlan = z.infer<typeof filledFromPlanSchema>;

export const freeToolsSchema = z.strictObject({ heading: text(30), text: text(160), items: list(toolLinkSchema) });
export type FreeTools = z.infer<typeof freeToolsSchema>;

/** What the free tools have in common. */
export const toolsSchema = z.strictObject({
  kicker: text(40),
  /** What happens to what a visitor enters. */
  privacy: text(260),
  actions: z.strictObject({
    label: text(40),
    copy: text(30),
    copied: text(100),
    /** Before the address itself, where the browser does not allow copying. */
    copyByHand: text(60),
    print: text(30),
    keep: text(40),
    kept: text(120),
    cannotKeep: text(140),
    keptNow: text(60),
    startOver: text(30),
  }),
  sources: z.strictObject({ label: text(30), differing: text(60), checked: text(40), storedCopy: text(60) }),
  nextSteps: z.strictObject({
    heading: text(60),
    text: text(160),
    steps: z.record(z.enum(nextStepIds), nextStepSchema),
  }),
});
export type Tools = z.infer<typeof toolsSchema>;
