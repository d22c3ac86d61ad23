import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { logoMark, logoWithName } from "../../content/owner/own-pictures.ts";
import { servedSite } from "../../content/owner/read.ts";
import { type Site, site } from "../../content/site.ts";

export interface SiteLogo {
  png: Buffer;
  /** The name of the firm is in it. */
  hasName: boolean;
  /** How wide it is for each unit of its height. */
  ratio: number;
}

/** A site from before there was a logo has no picture of it. */
export function readLogo(folder: string | undefined, logo: Site["logo"]): SiteLogo | undefined {
  if (!folder || !logo) return undefined;
  const file = join(folder, logo.hasName ? logoWithName : logoMark);
  if (!existsSync(file)) return undefined;
  return { png: readFileSync(file), hasName: logo.hasName, ratio: logo.hasName ? 480 / 108 : 1 };
}

/** The owner's logo as the built site has it, for mails and papers. */
export const siteLogo = readLogo(servedSite(), site.logo);

/** The mark, as the built site has it for icons. */
export function readMark(folder: string | undefined): SiteLogo | undefined {
  const file = folder && join(folder, "icon-192.png");
  return file && existsSync(file) ? { png: readFileSync(file), hasName: false, ratio: 1 } : undefined;
}

/** What stands at the head of a mail: the mark where there is no logo. */
export const mailLogo = siteLogo ?? readMark(servedSite());

/** How a mail names the picture that comes with it. */
export const logoInMail = "cid:logo";

/** A mail, with the logo where it shows it. */
export function withLogo(message: SendMailOptions, logo = mailLogo): SendMailOptions {
  if (!logo || !String(message.html).includes(logoInMail)) return message;
  const picture = { filename: "logo.png", contentType: "image/png", content: logo.png, cid: "logo" };
  return {
    ...message,
    attachments: [...(message.attachments ?? []), { ...picture, contentDisposition: "inline" as const }],
  };
}
