import type { MiddlewareHandler } from "hono";
import { validator } from "hono/validator";
import type { z } from "zod";
import type { DeskContext } from "./context.ts";

/** What is wrong with what was sent, in a sentence. */
function describe(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join(" ");
}

/** The pages know what goes in, the routes what comes out. */
type Checked<Target extends string, Schema extends z.ZodType> = MiddlewareHandler<
  DeskContext,
  string,
  { in: { [Key in Target]: z.input<Schema> }; out: { [Key in Target]: z.output<Schema> } }
>;

const checked =
  <Target extends "json" | "query">(target: Target) =>
  <Schema extends z.ZodType>(schema: Schema) =>
    validator(target, (value, c) => {
      // What is done may be in the address.
      const action = c.req.param("action");
      const parsed = schema.safeParse(action ? { ...value, action } : value);
      return parsed.success ? parsed.data : c.json({ error: describe(parsed.error) }, 400);
    }) as Checked<Target, Schema>;

export const json = checked("json");
export const query = checked("query");
