import { z } from "zod";
import { list } from "./text.ts";

const domain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must be a mail domain in lower case, such as example.com");

export const disposableMailSchema = list(domain).refine(
  (domains) => new Set(domains).size === domains.length,
  "has a domain twice",
);
