import { validator } from "hono/validator";
import { z } from "zod";

/** What is wrong with what was sent, in a sentence. */
function describe(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join(" ");
}

export const json = <Schema extends z.ZodType>(schema: Schema) =>
  validator("json", (value, c) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? (parsed.data as z.output<Schema>) : c.json({ error: describe(parsed.error) }, 400);
  });

export const query = <Schema extends z.ZodType>(schema: Schema) =>
  validator("query", (value, c) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? (parsed.data as z.output<Schema>) : c.json({ error: describe(parsed.error) }, 400);
  });

/** A day such as 2026-11-15. */
export const day = z.iso.date("is not a day like 2026-11-15");
export const moment = z.iso.datetime({ offset: true, error: "is not a time like 2026-11-15T10:30:00+05:30" });
export const version = z.int().min(1);
/** Made by the page for each thing it does: sent twice, it is done once. */
export const key = z.uuid().optional();
export const noteText = (longest: number) =>
  z.string().trim().min(1, "Please write something.").max(longest, `Please write ${longest} characters at most.`);
