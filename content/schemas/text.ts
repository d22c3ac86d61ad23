import { z } from "zod";
import { site } from "../site.ts";

/** Values of content/site.ts that a sentence may name; they are put in when the page is drawn. */
export const siteTokens = ["brand", "email", "phone", "dataEmail", "address"] as const;

const unknownToken = (text: string): boolean =>
  [...text.matchAll(/\{([^}]*)\}/g)].some(([, name]) => !siteTokens.includes(name as (typeof siteTokens)[number]));

/** Text that a visitor reads, in the site's voice. */
export const words = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => !text.includes("!"), "has an exclamation mark")
    .refine((text) => !/\s{2}|^\s|\s$/.test(text), "has stray spaces")
    .refine((text) => !text.includes(site.name), "names the brand; write {brand}")
    .refine((text) => !unknownToken(text), `may only use the tokens {${siteTokens.join("}, {")}}`);

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly();
export const exactly = <Item extends z.ZodType>(count: number, item: Item) => z.array(item).length(count).readonly();

/** A component name of the lucide icon set, such as PhoneCall. */
export const iconName = z.string().regex(/^[A-Z][A-Za-z0-9]+$/, "must be a lucide icon name");

/** An address inside the site: a path, a path with an anchor or query, or an anchor on the same page. */
export const internalHref = z.string().regex(/^(\/[a-z0-9-]*(\?[a-z]+=[a-z-]+)?(#[a-z-]+)?|#[a-z-]+)$/);

export const anchorId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower case words joined by hyphens");

export const buttonSchema = z.object({ label: words(40), href: internalHref });
export const titledSchema = z.object({ title: words(70), text: words(320) });
export const iconedSchema = titledSchema.extend({ icon: iconName });
export const questionSchema = z.object({ q: words(110), a: words(520) });
export const headingSchema = z.object({ heading: words(80), text: words(260) });

export type Question = z.infer<typeof questionSchema>;
