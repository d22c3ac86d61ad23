/** Where the build puts what it makes of the owner's pictures: build/own-pictures/made.ts. */
export const logoMark = "/pictures/logo-mark.png";
export const logoWithName = "/pictures/logo-name.png";
export const portraitOf = (file: string): string => `/pictures/portraits/${file}.webp`;
