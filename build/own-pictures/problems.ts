import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { OwnerFacts } from "../../content/owner/files.ts";
import { pictureTypes } from "../../content/owner/own-pictures.ts";
import type { Problem } from "../../content/owner/problems.ts";

const largestMegabytes = 20;
/** More than any camera of today makes, and less than a picture that is made to fill the memory. */
export const mostPixels = 100_000_000;
/** As wide or high as any page shows one. */
export const widest = 1600;

/** How files of the four kinds begin, whatever their names say. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/];

export const beginsAsPicture = (start: Buffer): boolean =>
  beginnings.some((beginning) => beginning.test(start.toString("latin1", 0, 16)));

function isPicture(file: string): boolean {
  const start = Buffer.alloc(16);
  const opened = openSync(file, "r");
  readSync(opened, start);
  closeSync(opened);
  return beginsAsPicture(start);
}

/** Pictures that a file of the folder names and that are not there, and files that are no pictures. */
export function pictureProblems(folder: string, { identity: { logo }, team, testimonials }: OwnerFacts): Problem[] {
  const named: (Omit<Problem, "message"> & { picture: string | undefined })[] = [
    { file: "identity.json", path: ["logo", "file"], field: "Logo, File", picture: logo?.file },
    { file: "identity.json", path: ["logo", "icon"], field: "Logo, Square picture for icons", picture: logo?.icon },
    ...team.map(({ name, picture }, index) => ({
      file: "team.json",
      path: ["team", index, "picture"],
      field: `Team, ${index + 1} (${name}), Picture`,
      picture,
    })),
    ...testimonials.map(({ name, image }, index) => ({
      file: "testimonials.json",
      path: ["testimonials", index, "image"],
      field: `Testimonials, ${index + 1} (${name}), Picture`,
      picture: image,
    })),
  ];
  const missing = named.flatMap(({ picture, ...place }): Problem[] =>
    picture && !existsSync(join(folder, "pictures", picture))
      ? [{ ...place, message: `'${picture}' is not in the folder pictures` }]
      : [],
  );
  return [...missing, ...unusable(folder)];
}

function unusable(folder: string): Problem[] {
  const pictures = join(folder, "pictures");
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures, { withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name).toLowerCase() in pictureTypes)
    .flatMap(({ name }): Problem[] => {
      const refuse = (message: string): Problem[] => [{ file: `pictures/${name}`, path: [], field: "", message }];
      const file = join(pictures, name);
      if (statSync(file).size > largestMegabytes * 1_000_000) return refuse(`is larger than ${largestMegabytes} MB`);
      return isPicture(file) ? [] : refuse("is no picture: save it as JPEG, PNG, WebP or AVIF");
    });
}
