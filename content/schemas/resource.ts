import { z } from "zod";
import { linkSchema } from "./link.ts";
import { exactly, iconName, text } from "./text.ts";

const resourceCardSchema = z.strictObject({
  title: text(40),
  description: text(140),
  icon: iconName,
  color: z.enum(["indigo", "marigold", "vermilion", "leaf"]),
  items: z.array(text(50)).min(4).max(6).readonly(),
  link: linkSchema,
});
export type ResourceCard = z.infer<typeof resourceCardSchema>;

export const resourcesSchema = exactly(8, resourceCardSchema);
