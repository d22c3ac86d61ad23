import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { precompress } from "./precompress.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "precompress-"));
});
afterEach(() => rm(folder, { recursive: true }));

const page = "<p>Every form, every fee.</p>".repeat(40);

test("text files of more than 500 bytes get a brotli and a gzip copy that unpack to the same bytes", async () => {
  await writeFile(join(folder, "page.html"), page);
  await writeFile(join(folder, "short.html"), page.slice(0, 500));
  await writeFile(join(folder, "picture.png"), page);
  await precompress(folder);
  expect((await readdir(folder)).sort()).toEqual([
    "page.html",
    "page.html.br",
    "page.html.gz",
    "picture.png",
    "short.html",
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, "page.html.br"))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(folder, "page.html.gz"))).toString()).toBe(page);
});

test("the same page gives the same bytes", async () => {
  await writeFile(join(folder, "page.html"), page);
  const read = () => Promise.all(["br", "gz"].map((ending) => readFile(join(folder, `page.html.${ending}`), "hex")));
  await precompress(folder);
  const first = await read();
  await precompress(folder);
  expect(await read()).toEqual(first);
});
