import { cpSync, createReadStream, existsSync, lstatSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { OwnerFacts } from "../../content/owner/files.ts";
import type { Problem } from "../../content/owner/problems.ts";
import { findOwnerFolder } from "../../content/owner/read.ts";

const types: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** Pictures that a file of the folder names and that are not there. */
export const pictureProblems = (folder: string, { testimonials }: OwnerFacts): Problem[] =>
  testimonials.flatMap(({ name, image }, index) =>
    image && !existsSync(join(folder, "pictures", image))
      ? [
          {
            file: "testimonials.json",
            path: ["testimonials", index, "image"],
            field: `Testimonials, ${index + 1} (${name}), Picture`,
            message: `'${image}' is not in the folder pictures`,
          },
        ]
      : [],
  );

/** The owner's pictures, at /pictures. */
export const ownPictures = (): AstroIntegration => ({
  name: "own-pictures",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const pictures = join(findOwnerFolder() ?? "", "pictures");
      if (!findOwnerFolder() || !existsSync(pictures)) return;
      cpSync(pictures, join(fileURLToPath(dir), "pictures"), {
        recursive: true,
        // A link is no file here: what it leads to is not the site's.
        filter: (file) => {
          const entry = lstatSync(file);
          return entry.isDirectory() || (entry.isFile() && extname(file).toLowerCase() in types);
        },
      });
    },
    "astro:server:setup": ({ server }) => {
      server.middlewares.use("/pictures", (request, response, next) => {
        const folder = findOwnerFolder();
        const file = join(folder ?? "", "pictures", basename(new URL(request.url ?? "/", "http://localhost").pathname));
        const type = types[extname(file).toLowerCase()];
        if (!folder || !type || !existsSync(file)) return next();
        response.setHeader("Content-Type", type);
        createReadStream(file).pipe(response);
      });
    },
  },
});
