import sharp from "sharp";
import { beginsAsPicture, mostPixels, widest } from "./problems.ts";

export interface Reencoded {
  bytes: Buffer;
  extension: "jpeg" | "png" | "webp";
  width: number;
  height: number;
}

/** Photographs stay photographs, and what may be see-through stays so. */
const formats = { jpeg: "jpeg", png: "png", webp: "webp", heif: "webp" } as const;

/** What somebody sent as a picture, written anew: as it is meant to be seen, no larger than pages show it, and nothing else in it. */
export async function reencode(sent: Buffer): Promise<Reencoded | undefined> {
  if (!beginsAsPicture(sent)) return undefined;
  try {
    const picture = sharp(sent, { limitInputPixels: mostPixels });
    const extension = formats[(await picture.metadata()).format as keyof typeof formats];
    if (!extension) return undefined;
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
      .toFormat(extension, extension === "png" ? {} : { quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, extension, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

export async function measure(file: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}
