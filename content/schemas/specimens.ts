import { z } from "zod";
import { buttonSchema, headingSchema, list, words } from "./text.ts";

const documentKinds = [
  "incorporation",
  "tax-numbers",
  "memorandum",
  "share-certificate",
  "llp-agreement",
  "first-filings",
] as const;

const receivedSchema = z
  .object({
    kind: z.enum(documentKinds),
    title: words(40),
    text: words(110),
    /** When it reaches the founder. Left out where a filing sets the last day. */
    arrives: words(70).optional(),
    /** A first filing of domain/compliance whose last day this document shares. */
    filing: z.string().optional(),
    from: words(90),
    link: buttonSchema.optional(),
  })
  .refine(({ arrives, filing }) => Boolean(arrives) !== Boolean(filing), "needs either 'arrives' or 'filing'");

export const specimensSchema = headingSchema.extend({
  received: z.object({
    "private-limited": list(receivedSchema),
    opc: list(receivedSchema),
    llp: list(receivedSchema),
  }),
});

export type Specimens = z.infer<typeof specimensSchema>;
export type DocumentKind = (typeof documentKinds)[number];
