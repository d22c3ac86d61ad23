import { accepts } from "hono/accepts";
import type { RequestContext } from "./context.ts";

export type ResponseFormat = "html" | "json";

/** Whether the sender is a browser that shows the response as a page, or a program that reads it. */
export function negotiate(c: RequestContext): ResponseFormat {
  // No HTML form can post JSON: what sends it is script, whatever it accepts.
  const sendsJson = /^\s*application\/json\b/i.test(c.req.header("content-type") ?? "");
  if (sendsJson) return "json";
  const type = accepts(c, {
    header: "Accept",
    supports: ["text/html", "application/json"],
    default: "application/json",
  });
  return type === "text/html" ? "html" : "json";
}
