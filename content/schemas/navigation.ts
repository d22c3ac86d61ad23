import { z } from "zod";
import { linkSchema } from "./link.ts";
import { externalSiteSchema } from "./references.ts";
import { buttonSchema, list, text } from "./text.ts";

const externalLinkSchema = z.strictObject({ label: text(40), external: externalSiteSchema });
export type ExternalMenuLink = z.infer<typeof externalLinkSchema>;

const menuLinkSchema = buttonSchema;
export type MenuLink = z.infer<typeof menuLinkSchema>;

const describedLinkSchema = menuLinkSchema.extend({ note: text(60) });
export type DescribedMenuLink = z.infer<typeof describedLinkSchema>;

const footerGroupSchema = z.strictObject({ title: text(20), links: list(linkSchema) });
export type FooterGroup = z.infer<typeof footerGroupSchema>;

export const startupLinksSchema = list(describedLinkSchema);
export const toolLinksSchema = list(externalLinkSchema);
export const menuLinksSchema = list(menuLinkSchema);
export const footerGroupsSchema = list(footerGroupSchema);
