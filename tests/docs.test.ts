import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const folders = "content,domain,drawings,src,build,server,desk,scripts,tests,bench,deploy,public,docs".split(",");
const names = new Set(globSync(`{${folders}}/**/*.*`).map((path) => basename(path)));
const isSource = /^[\w.-]+\.(?:tsx?|astro|css|mdx)$/;

/** A path of the repository, or the name of a source file; `<name>` and `*` stand for any. */
function exists(word: string): boolean {
  const [first = "", ...rest] = word.split("/");
  if (rest.length === 0) return !isSource.test(word) || names.has(word);
  return !folders.includes(first) || existsSync(word) || globSync(word.replace(/<[^>]+>/g, "*")).length > 0;
}

test.each(globSync("{*,docs/**/*}.md"))("%s names files and links to files that exist", (file) => {
  const text = readFileSync(file, "utf8").replace(/^```.*?^```/gms, "");
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
  expect(words.filter((word) => !exists(word))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^):#\s]+)/g)].map(([, path = ""]) => path);
  expect(links.filter((path) => !existsSync(join(dirname(file), path)))).toEqual([]);
});
