import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import sharp from "sharp";
import { identity, team, testimonials } from "../../content/owner/facts.ts";
import { logoMark, logoWithName, pictureTypes, portraitOf } from "../../content/owner/own-pictures.ts";
import { findOwnerFolder } from "../../content/owner/read.ts";
import { logoMarkMarkup } from "../../drawings/logo-mark.ts";
import { mostPixels, widest } from "./problems.ts";

/** Routes are built into a bundle, where the place of a file says nothing; a build runs in the repository. */
const ownerFolder = () => findOwnerFolder(process.env, process.cwd());

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture as it is meant to be seen, without what the camera wrote into it. */
const open = (file: string) =>
  sharp(join(ownerFolder() ?? "", "pictures", file), { limitInputPixels: mostPixels }).autoOrient();

/** The logo whole in a box, with nothing behind it. */
const boxed = (file: string, width: number, height: number, position = "centre"): Promise<Buffer> =>
  open(file).resize({ width, height, fit: "contain", position, background: transparent }).png().toBuffer();

/** The mark in a box of 64 by 64, for icons and pictures: the owner's, or ours. */
export async function markMarkup(): Promise<string> {
  const { logo } = identity;
  if (!logo) return logoMarkMarkup();
  return imageMarkup(await boxed(logo.icon ?? logo.file, 256, 256), 64, 64);
}

/** The logo with the name in it, as wide as it may be in the header; undefined where the name is set in type. */
export const nameMarkup = async (): Promise<string | undefined> =>
  identity.logo?.hasName ? imageMarkup(await boxed(identity.logo.file, 640, 144, "left"), 284, 64) : undefined;

const imageMarkup = (png: Buffer, width: number, height: number): string =>
  `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;

type Make = () => Promise<Buffer>;

/** Every picture of the site that is made of one of the owner's, by its address. */
export function ownPictureFiles(): Map<string, Make> {
  const files = new Map<string, Make>();
  const pictures = join(ownerFolder() ?? "", "pictures");
  if (!ownerFolder() || !existsSync(pictures)) return files;
  // A link is no file here: what it leads to is not the site's.
  for (const entry of readdirSync(pictures, { withFileTypes: true }))
    if (entry.isFile() && extname(entry.name).toLowerCase() in pictureTypes)
      files.set(`/pictures/${entry.name}`, () =>
        open(entry.name).resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true }).toBuffer(),
      );
  for (const file of [...team.map(({ picture }) => picture), ...testimonials.map(({ image }) => image)])
    if (file)
      files.set(portraitOf(file), () => open(file).resize(320, 320, { position: "attention" }).webp().toBuffer());
  const { logo } = identity;
  if (logo) {
    files.set(logoMark, () => boxed(logo.icon ?? logo.file, 144, 144));
    if (logo.hasName) files.set(logoWithName, () => boxed(logo.file, 480, 108, "left"));
  }
  return files;
}

/** The owner's pictures, at /pictures. */
export const ownPictures = (): AstroIntegration => ({
  name: "own-pictures",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const [address, make] of ownPictureFiles()) {
        const file = join(fileURLToPath(dir), address);
        mkdirSync(dirname(file), { recursive: true });
        const picture = await make().catch((error: Error) => {
          throw new Error(`${address} could not be made: ${error.message}`, { cause: error });
        });
        writeFileSync(file, picture);
      }
    },
    "astro:server:setup": ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const make = ownPictureFiles().get(decodeURIComponent(pathname));
        if (!make) return next();
        make().then((picture) => {
          response.setHeader("Content-Type", pictureTypes[extname(pathname).toLowerCase()] ?? "");
          response.end(picture);
        }, next);
      });
    },
  },
});
