import { z } from "zod";
import { text } from "./text.ts";

/** What stands together on a page and is a sample as a whole. */
const sampleBlocks = [
  "quotations",
  "clients",
  "figures",
  "prices",
  "templates",
  "openings",
  "contacts",
  "office",
] as const;
export type SampleBlock = (typeof sampleBlocks)[number];

export const samplesSchema = z.strictObject({
  strip: text(90),
  mark: text(12),
  captions: z.record(z.enum(sampleBlocks), z.strictObject({ label: text(24), text: text(130) })),
});
export type Samples = z.infer<typeof samplesSchema>;
