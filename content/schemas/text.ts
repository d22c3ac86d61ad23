import { z } from "zod";
import { site } from "../site.ts";

/** Values of content/site.ts that a sentence may name; they are filled in when the page is rendered. */
export const siteTokens = ["brand", "email", "phone", "dataOfficer", "dataEmail", "address"] as const;

const tokens = siteTokens.map((name) => `{${name}}`);

const siteVoice = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !value.includes("!"), "has an exclamation mark")
    .refine((value) => !/\s{2}|^\s|\s$/.test(value), "has stray spaces")
    // An owner's brand may be a word that our texts use for other reasons: they are checked on the samples.
    .refine(
      (value) => !site.sample || !value.includes(site.name),
      "names the brand; say 'we', or {brand} where tokens are allowed",
    );

/** Text that a visitor reads, in the site's voice. */
export const text = (max: number) => siteVoice(max).refine((value) => !/[{}]/.test(value), "may not use tokens here");

/** Text on a page that fills in the tokens with domain/site-values.ts. */
export const textWithTokens = (max: number) =>
  siteVoice(max).refine(
    (value) => (value.match(/\{[^}]*\}?/g) ?? []).every((token) => tokens.includes(token)),
    `may only use the tokens ${tokens.join(", ")}`,
  );

/** Text in which the page itself fills in values, such as {count}. */
export const textWithAnyToken = (max: number) =>
  siteVoice(max).refine((value) => !/[{}]/.test(value.replace(/\{\w+\}/g, "")), "has a brace that is no {token}");

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly();
export const exactly = <Item extends z.ZodType>(count: number, item: Item) => z.array(item).length(count).readonly();

/** A list of records that others name by their ids. */
export const listWithUniqueIds = <Item extends z.ZodType<{ id: string }>>(item: Item) =>
  list(item).superRefine((records, context) => {
    for (const [index, { id }] of records.entries()) {
      if (records.findIndex((record) => record.id === id) < index)
        context.addIssue({ code: "custom", path: [index, "id"], message: `'${id}' is used twice` });
    }
  });

/** A component name of the lucide icon set, such as PhoneCall. */
export const iconName = z.string().regex(/^[A-Z][A-Za-z0-9]+$/, "must be a lucide icon name");

/** An address inside the site: a path, a path with an anchor or query, or an anchor on the same page. */
export const internalHref = z
  .string()
  .regex(
    /^(\/[a-z0-9-]*(\?[a-z]+=[a-z-]+)?(#[a-z-]+)?|#[a-z-]+)$/,
    "must be an address of this site, such as /pricing",
  );

export const anchorId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower case words joined by hyphens");

export const buttonSchema = z.strictObject({ label: text(40), href: internalHref });
export const titledSchema = z.strictObject({ title: text(70), text: text(320) });
export const iconedSchema = titledSchema.extend({ icon: iconName });
export const questionSchema = z.strictObject({ q: text(110), a: text(520) });
export const headingSchema = z.strictObject({ heading: text(80), text: text(260) });

export type Question = z.infer<typeof questionSchema>;
