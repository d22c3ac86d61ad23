/** Where the build puts what it makes of the owner's pictures: build/own-pictures/own-pictures.ts. */
export const logoMark = "/pictures/logo-mark.png";
export const logoWithName = "/pictures/logo-name.png";
export const portraitOf = (file: string): string => `/pictures/portraits/${file}.webp`;

/** The kinds of pictures that the owner's folder may hold. */
export const pictureTypes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** The desk puts them beside a picture of an article, for its author to write over. */
export const pictureWords = "What it shows";
