import { z } from "zod";
import { text } from "./text.ts";

export const whatsChangedSchema = z.strictObject({
  heading: text(80),
  intro: text(320),
  clarifications: z.strictObject({ heading: text(40), intro: text(160) }),
  actionNeeded: text(20),
  mentionedIn: text(20),
  tail: text(320),
});
export type WhatsChangedText = z.infer<typeof whatsChangedSchema>;
