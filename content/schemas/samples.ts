import { z } from "zod";
import { text } from "./text.ts";

export const samplesSchema = z.strictObject({ strip: text(110), tag: text(12), figures: text(110) });
export type Samples = z.infer<typeof samplesSchema>;
