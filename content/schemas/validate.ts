import type { z } from "zod";

/** What does not fit the schema, each error with the file and the field. An empty list: the value is valid. */
export function validate(file: string, schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join(".") || "whole file"}: ${message}`);
}
