import type { StructureId } from "./structure-id.ts";

export type DocumentKind =
  | "incorporation"
  | "tax-numbers"
  | "memorandum"
  | "share-certificate"
  | "llp-agreement"
  | "first-filings";

interface Link {
  label: string;
  href: string;
}

export interface Received {
  kind: DocumentKind;
  title: string;
  text: string;
  /** When it reaches the founder. Left out where a filing sets the last day. */
  arrives?: string;
  /** A first filing of domain/compliance whose last day this document shares. */
  filing?: string;
  from: string;
  link?: Link;
}

export interface Specimens {
  heading: string;
  text: string;
  /** In short, on the home page, with the way to each structure's own list. */
  preview: { text: string; regionLabel: string; linksLabel: string; links: readonly [Link, Link, Link] };
  received: Record<StructureId, readonly Received[]>;
}
