import { z } from "zod";
import { buttonSchema, exactly, headingSchema, list, text } from "./text.ts";

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
    title: text(40),
    text: text(110),
    /** When it reaches the founder. Left out where a filing sets the last day. */
    arrives: text(70).optional(),
    /** A first filing of domain/compliance whose last day this document shares. */
    filing: z.string().optional(),
    from: text(90),
    link: buttonSchema.optional(),
  })
  .refine(({ arrives, filing }) => Boolean(arrives) !== Boolean(filing), "needs either 'arrives' or 'filing'");

export const specimensSchema = headingSchema.extend({
  /** The same in short on the home page, with the way to each structure's own list. */
  preview: z.strictObject({
    text: text(120),
    regionLabel: text(60),
    linksLabel: text(40),
    links: exactly(3, buttonSchema),
  }),
  received: z.object({
    "private-limited": list(receivedSchema),
    opc: list(receivedSchema),
    llp: list(receivedSchema),
  }),
});

export type Received = z.infer<typeof receivedSchema>;
export type Specimens = z.infer<typeof specimensSchema>;
export type DocumentKind = (typeof documentKinds)[number];
