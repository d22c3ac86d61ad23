import { z } from "zod";
import { claimIdSchema, externalSiteSchema, lawChangeIdSchema } from "./references.ts";
import { iconName, internalHref, textWithAnyToken } from "./text.ts";

/** What a value must be where its key says more than 'words for the page'. */
const byKey: Record<string, z.ZodType> = {
  href: internalHref,
  icon: iconName,
  external: externalSiteSchema,
  claim: claimIdSchema,
  figures: claimIdSchema,
  laws: lawChangeIdSchema,
};
const words = textWithAnyToken(640);

/**
 * The words of a page, in any nesting of records and lists. Their type is the file's own (`typeof`); this checks what a
 * type cannot: the site's voice, addresses, icons, and the ids of claims and law changes. Records that are repeated or
 * calculated with have schemas of their own.
 */
export const pageCopy = z.unknown().superRefine((copy, context) => {
  const check = (value: unknown, path: string[], schema: z.ZodType): void => {
    if (typeof value === "number" || typeof value === "boolean") return;
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value);
      if (entries.length === 0) context.addIssue({ code: "custom", path, message: "is empty" });
      for (const [key, inner] of entries)
        check(inner, [...path, key], Array.isArray(value) ? schema : (byKey[key] ?? words));
      return;
    }
    for (const { message } of schema.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: "custom", path, message });
  };
  check(copy, [], words);
});
