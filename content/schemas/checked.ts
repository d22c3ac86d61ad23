import type { z } from "zod";

/** Content that does not fit its schema stops the build, naming the file and every field at fault. */
export function checked<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join(".") || "whole file"}: ${message}`);
  throw new Error(`${file} does not fit its schema\n${faults.join("\n")}`);
}
