import { z } from "zod";
import { text } from "./text.ts";

export const advisorSchema = z.strictObject({
  one: text(40),
  several: text(60),
  speaks: text(20),
});
export type AdvisorText = z.infer<typeof advisorSchema>;
