import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { pictureTypes } from "../../content/owner/own-pictures.ts";
import { ownerFolderToWrite } from "../../content/owner/read.ts";
import { pictureFile } from "../../content/schemas/owner-field.ts";
import type { DeskContext, DeskDeps } from "../desk/routing.ts";
import { pictureTools } from "./building.ts";
import { answerSaving, ownerFileNames, sha256, writeWhole } from "./owner-files.ts";

const largestMegabytes = 12;

const noPicture =
  "This is no picture that can be used, or has too many pixels. Save it as JPEG, PNG or WebP and choose it again.";
const none = "There is no such picture.";
const noFolderYet = "Save the name of the firm first: there is no folder for pictures yet.";

/** The name of a file itself: no link and no folder leads out of `pictures`. */
function pictureIn(folder: string | undefined, file: string): string | undefined {
  if (!folder || !pictureFile.safeParse(file).success) return undefined;
  const path = join(folder, "pictures", file);
  return existsSync(path) && lstatSync(path).isFile() ? path : undefined;
}

/** All that is written in the folder: what names a picture uses it. */
function writtenIn(folder: string): string {
  const articles = join(folder, "articles");
  const files = [
    ...ownerFileNames.map((name) => join(folder, `${name}.json`)),
    ...(existsSync(articles) ? readdirSync(articles).map((name) => join(articles, name)) : []),
  ];
  return files
    .filter((file) => existsSync(file) && lstatSync(file).isFile())
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

export async function listPictures(folder: string) {
  const pictures = join(folder, "pictures");
  const names = existsSync(pictures) ? readdirSync(pictures).toSorted() : [];
  const written = names.length > 0 ? writtenIn(folder) : "";
  const { measure } = await pictureTools();
  const list = names.map(async (file) => {
    const path = pictureIn(folder, file);
    const size = path && (await measure(path).catch(() => undefined));
    return path && size ? [{ file, ...size, bytes: lstatSync(path).size, isUsed: written.includes(file) }] : [];
  });
  return (await Promise.all(list)).flat();
}

/** The owner's pictures, for forms and articles. Owners only. */
export function pictureRoutes({ changes }: DeskDeps) {
  return (
    new Hono<DeskContext>()
      .get("/site/pictures/:file", (c) => {
        const path = pictureIn(ownerFolderToWrite(), c.req.param("file"));
        if (!path) return c.json({ error: none }, 404);
        return c.body(readFileSync(path), 200, { "content-type": pictureTypes[extname(path).toLowerCase()]! });
      })
      /** The body is the file. Its name is made of what is in it: nothing is overwritten, and the same picture is there once. */
      .post(
        "/site/pictures",
        bodyLimit({
          maxSize: largestMegabytes * 1024 * 1024,
          onError: (c) =>
            c.json(
              { error: `The picture is larger than ${largestMegabytes} MB. Make it smaller and choose it again.` },
              413,
            ),
        }),
        async (c) => {
          const folder = ownerFolderToWrite();
          if (!folder || !existsSync(folder)) return c.json({ error: noFolderYet }, 409);
          const { reencode } = await pictureTools();
          const made = await reencode(Buffer.from(await c.req.arrayBuffer()));
          if (!made) return c.json({ error: noPicture }, 422);
          const file = `${sha256(made.bytes).slice(0, 16)}.${made.extension}`;
          return answerSaving(c, () => {
            writeWhole(folder, [{ file: join("pictures", file), bytes: made.bytes }]);
            changes.publish("site");
            return c.json({ file, width: made.width, height: made.height }, 200);
          });
        },
      )
      .delete("/site/pictures/:file", async (c) => {
        const folder = ownerFolderToWrite();
        const file = c.req.param("file");
        if (!folder || !pictureIn(folder, file)) return c.json({ error: none }, 404);
        if (writtenIn(folder).includes(file))
          return c.json({ error: "The picture is in use. Take it out of where it is shown first." }, 409);
        return answerSaving(c, () => {
          writeWhole(folder, [{ file: join("pictures", file), bytes: null }]);
          changes.publish("site");
          return c.json({ removed: file }, 200);
        });
      })
  );
}
