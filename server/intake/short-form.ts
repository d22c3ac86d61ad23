import type { RequestContext } from "../http/context.ts";
import { Body } from "./body.ts";
import { Fields, parseEncoding, parseFields } from "./fields.ts";
import { refusedForm } from "./limits.ts";

/** The few bytes a button sends; anything else counts as empty. */
export async function readShortForm(c: RequestContext): Promise<Fields> {
  const contentType = c.req.header("content-type") ?? "";
  const fields = new Fields();
  if (parseEncoding(contentType))
    await parseFields(new Body(c.req.raw, refusedForm).read(), { contentType }, fields).catch(() => undefined);
  return fields;
}
