import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type YAMLParseError } from "yaml";
import { type Problem, schemaProblems } from "../../content/owner/problems.ts";
import { type OwnArticleHead, ownArticleSchema } from "../../content/schemas/own-article.ts";

/** An article of the owner as it is written. */
export interface OwnArticle {
  slug: string;
  head: OwnArticleHead;
  body: string;
}

interface File {
  name: string;
  head: unknown;
  body: string;
  mistake?: string;
}

/** Pictures are named by their file in the folder `pictures`. */
const picture = /(!\[[^\]]*\]\()(?!https?:|\/)(?:\.\.\/pictures\/|pictures\/)?([^)\s]+)/g;

export const slugOf = (file: string): string =>
  file
    .replace(/\.md$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

function readFiles(folder: string): File[] {
  const articles = join(folder, "articles");
  if (!existsSync(articles)) return [];
  return readdirSync(articles)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(articles, name), "utf8")
        .replace(/^\uFEFF/, "")
        .replaceAll("\r\n", "\n");
      const [, head, body = ""] = text.match(/^---\n([\s\S]*?)\n---\n?([\s\S]*)$/) ?? [];
      if (head === undefined)
        return {
          name,
          head: {},
          body: text,
          mistake: "does not begin with --- and the lines title, summary, author, date and category",
        };
      try {
        return { name, head: parse(head) ?? {}, body: body.trim() };
      } catch (error) {
        const at = (error as YAMLParseError).linePos?.[0];
        return {
          name,
          head: {},
          body,
          mistake: `line ${(at?.line ?? 0) + 1}, character ${at?.col ?? 1}: ${(error as Error).message.split(/ at line|\n/)[0]}`,
        };
      }
    });
}

/** Everything wrong with the owner's articles, in the words of `npm run owner -- check`. */
export function ownArticleProblems(folder: string, taken: readonly string[] = productSlugs()): Problem[] {
  const seen = new Map<string, string>();
  return readFiles(folder).flatMap(({ name, head, body, mistake }): Problem[] => {
    const file = `articles/${name}`;
    if (mistake) return [{ file, field: "", message: mistake }];
    const slug = slugOf(name);
    const whole = (message: string): Problem => ({ file, field: "", message });
    const missing = [...body.matchAll(picture)].flatMap(([, , image = ""]) =>
      existsSync(join(folder, "pictures", image))
        ? []
        : [whole(`shows the picture '${image}', which is not in pictures/`)],
    );
    const twin = taken.includes(slug) ? "an article that comes with the site" : seen.get(slug);
    seen.set(slug, name);
    return [
      ...schemaProblems(file, ownArticleSchema, head),
      ...(slug ? [] : [whole("has no letters in its file name, from which its address is made")]),
      ...(twin ? [whole(`has the address /articles/${slug}, as ${twin} has: give the file another name`)] : []),
      ...(body ? [] : [whole("has no text under its head")]),
      ...(/^# /m.test(body)
        ? [whole("has a heading with one #: the title is the page's heading, so begin with ##")]
        : []),
      ...(/<(script|style|iframe)\b/i.test(body)
        ? [whole("has HTML that the site does not show: write Markdown")]
        : []),
      ...missing,
    ];
  });
}

const articleFolder = "content/articles";

/** Addresses that the site's own articles have, also the former ones. */
function productSlugs(): string[] {
  return readdirSync(articleFolder)
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => {
      const [, head = ""] = readFileSync(join(articleFolder, file), "utf8").match(/^---\n([\s\S]*?)\n---\n/) ?? [];
      return [file.replace(/\.mdx$/, ""), ...((parse(head) as { aliases?: string[] }).aliases ?? [])];
    });
}

/** The owner's articles. `ownArticleProblems` says whether they are good. */
export const readOwnArticles = (folder: string): OwnArticle[] =>
  readFiles(folder).map(({ name, head, body }) => ({
    slug: slugOf(name),
    head: head as OwnArticleHead,
    body: body.replace(picture, "$1/pictures/$2"),
  }));
