import { z } from "zod";
import { list, text } from "./text.ts";

const inWritingKinds = ["quotation", "founder-page"] as const;

export const inWritingSchema = z.strictObject({
  heading: text(40),
  specimen: text(120),
  documents: list(z.strictObject({ kind: z.enum(inWritingKinds), title: text(40), text: text(170), when: text(60) })),
  inProcess: text(110),
});

export type InWriting = z.infer<typeof inWritingSchema>;
export type InWritingKind = (typeof inWritingKinds)[number];
