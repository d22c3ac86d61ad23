import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MdastNode, markdownToMdast } from "satteri";
import { isMap, parse, parseDocument, type YAMLParseError } from "yaml";
import { pictureWords } from "../../content/owner/own-pictures.ts";
import { type Problem, schemaProblems } from "../../content/owner/problems.ts";
import { type OwnArticleHead, ownArticleSchema } from "../../content/schemas/article.ts";
import { pictureFile } from "../../content/schemas/owner-field.ts";
import { pageLanguages } from "../../content/schemas/plain-lists.ts";

/** An article of the owner as it is written. */
export interface OwnArticle {
  slug: string;
  head: OwnArticleHead;
  body: string;
}

/** A file of the folder `articles`, in its parts. */
interface ArticleFile {
  name: string;
  head: unknown;
  body: string;
  /** The line of the file on which the body begins. */
  firstLine: number;
  /** The head cannot be read. */
  mistake?: string;
}

/** Pictures are named by their file in the folder `pictures`. Without the limit a thousand brackets are read a thousand times. */
const picture = /(!\[[^\]]{0,500}\]\()(?!https?:|\/)(?:\.\.\/pictures\/|pictures\/)?([^)\s]+)/g;

/** With the pictures where the site has them. */
export const withPictures = (body: string): string => body.replace(picture, "$1/pictures/$2");

export const slugOf = (file: string): string =>
  file
    .replace(/\.md$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** What is to be in files of `articles` in place of what is there, for a check before it is written; null: no file. */
export type ArticlesInstead = Readonly<Record<string, string | null>>;

/** All of them, drafts too. */
export function readArticleFiles(folder: string, instead: ArticlesInstead = {}): ArticleFile[] {
  const articles = join(folder, "articles");
  const there = existsSync(articles) ? readdirSync(articles, { withFileTypes: true }) : [];
  const names = there.filter((entry) => entry.isFile() && entry.name.endsWith(".md")).map(({ name }) => name);
  return [...new Set([...names, ...Object.keys(instead)])].toSorted().flatMap((name) => {
    const text = instead[name] === undefined ? readFileSync(join(articles, name), "utf8") : instead[name];
    return text === null ? [] : [splitArticle(name, text)];
  });
}

export function splitArticle(name: string, written: string): ArticleFile {
  const text = written.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [, head, body = ""] = text.match(/^---\n([\s\S]*?)\n---\n?([\s\S]*)$/) ?? [];
  if (head === undefined)
    return {
      name,
      head: {},
      body: text,
      firstLine: 1,
      mistake: "does not begin with --- and the lines title, summary, author, date and category",
    };
  try {
    const above = text.slice(0, text.length - body.trimStart().length);
    return { name, head: parse(head) ?? {}, body: body.trim(), firstLine: above.split("\n").length };
  } catch (error) {
    const at = (error as YAMLParseError).linePos?.[0];
    return {
      name,
      head: {},
      body,
      firstLine: 1,
      mistake: `line ${(at?.line ?? 0) + 1}, character ${at?.col ?? 1}: ${(error as Error).message.split(/ at line|\n/)[0]}`,
    };
  }
}

/** Everything wrong with the owner's articles, in the words of `npm run owner -- check`. */
export function ownArticleProblems(folder: string, instead: ArticlesInstead = {}): Problem[] {
  const taken = productSlugs();
  const seen = new Map<string, string>();
  return readArticleFiles(folder, instead).flatMap(({ name, head, body, firstLine, mistake }): Problem[] => {
    const file = `articles/${name}`;
    if (mistake) return [{ file, path: [], field: "", message: mistake }];
    const slug = slugOf(name);
    const whole = (message: string): Problem => ({ file, path: [], field: "", message });
    const isThere = (image: string) =>
      pictureFile.safeParse(image).success && existsSync(join(folder, "pictures", image));
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
      ...findInText(body, (node) => markupMistake(node, isThere)).map(({ line, message }) => ({
        ...whole(message),
        line: firstLine + line - 1,
      })),
    ];
  });
}

/** Markdown has no other way to break a line, or to set a figure above or below it. */
const knownHtml = /^<\/?(br|sub|sup) ?\/?>$/i;
const linkProtocols = ["http:", "https:", "mailto:", "tel:"];

/** As browsers read it, for which `java&#115;cript:` and a tab in the word are the same. */
export function isPageAddress(address: string): boolean {
  const url = URL.parse(address, "https://here.invalid");
  return url !== null && linkProtocols.includes(url.protocol);
}

/** HTML, which could send readers elsewhere or ask them for data, links that are no addresses of pages, and pictures of others. */
function markupMistake(node: MdastNode, isThere: (picture: string) => boolean): string | undefined {
  if (node.type === "html" && !knownHtml.test(node.value))
    return `has HTML, '${node.value.split("\n")[0]?.slice(0, 40)}': write Markdown`;
  if (node.type === "imageReference") return "has a picture without its file: write ![what it shows](file.jpg)";
  if (node.type === "image")
    return /^\/(?![/\\])/.test(node.url) || isThere(node.url.replace(/^(\.\.\/)?pictures\//, ""))
      ? undefined
      : `shows the picture '${node.url.slice(0, 40)}', which is not in pictures/`;
  return "url" in node && !isPageAddress(node.url)
    ? `has the link '${node.url.slice(0, 40)}', which is no address of a page`
    : undefined;
}

function findInText(body: string, say: (node: MdastNode) => string | undefined) {
  const find = (node: MdastNode): { line: number; message: string }[] => {
    const message = say(node);
    const inside = "children" in node ? node.children.flatMap(find) : [];
    return message ? [{ line: node.position?.start.line ?? 1, message }, ...inside] : inside;
  };
  return find(markdownToMdast(body));
}

const sitePages = join(import.meta.dirname, "..", "..", "src", "pages");
/** Addresses that are not those of a file; what is below the last ones is no page that is linked to by hand. */
const otherPages = new RegExp(
  `^/(${pageLanguages.join("|")}|articles/page/\\d+|(startup-templates|Startup%20Templates|pictures|newsletter|thank-you|form|art|og)/.+)$`,
);

/** A link of the article that leads to a page of this site which is not there. */
function isDead(url: string, slug: string, articles: readonly string[]): boolean {
  const here = "https://here.invalid";
  const { origin, pathname } = URL.parse(url, `${here}/articles/${slug}`) ?? {};
  if (origin !== here || !pathname || otherPages.test(pathname)) return false;
  const path = pathname.replace(/(.)\/$/, "$1");
  return !(
    articles.some((article) => path === `/articles/${article}`) ||
    [`${path}.astro`, `${path}/index.astro`, `${path}.ts`].some((file) => existsSync(join(sitePages, file)))
  );
}

/** What an author may mean so, and more often has overlooked. */
export function ownArticleDoubts(folder: string, instead: ArticlesInstead = {}): Problem[] {
  const files = readArticleFiles(folder, instead);
  const shown = files.filter(({ head }) => !(head as OwnArticleHead).draft).map(({ name }) => slugOf(name));
  const articles = [...productSlugs(), ...shown];
  return files.flatMap(({ name, body, firstLine }) =>
    findInText(body, (node) => {
      if (node.type === "image" && node.alt === pictureWords)
        return `has a picture with the words '${pictureWords}': what would you tell somebody who cannot see it?`;
      if ("url" in node && node.type !== "image" && isDead(node.url, slugOf(name), [...articles, slugOf(name)]))
        return `has the link '${node.url.slice(0, 40)}', and the site has no such page: is another one meant?`;
      return undefined;
    }).map(({ line, message }) => ({
      ...{ file: `articles/${name}`, path: [], field: "", message },
      line: firstLine + line - 1,
    })),
  );
}

const articleFolder = join(import.meta.dirname, "..", "..", "content", "articles");

interface ProductArticle {
  slug: string;
  title: string;
  aliases: string[];
}
let read: readonly ProductArticle[] | undefined;

/** The articles that come with the site. They are part of the program, and read once. */
export function productArticles(): readonly ProductArticle[] {
  read ??= readdirSync(articleFolder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => {
      const [, head = ""] = readFileSync(join(articleFolder, file), "utf8").match(/^---\n([\s\S]*?)\n---\n/) ?? [];
      const { title, aliases = [] } = parse(head) as { title: string; aliases?: string[] };
      return { slug: file.replace(/\.mdx$/, ""), title, aliases };
    });
  return read;
}

/** Their addresses, also the former ones. */
export const productSlugs = (): string[] => productArticles().flatMap(({ slug, aliases }) => [slug, ...aliases]);

/** The owner's articles without drafts. `ownArticleProblems` says whether they are good. */
export const readOwnArticles = (folder: string): OwnArticle[] =>
  readArticleFiles(folder)
    .map(({ name, head, body }) => ({
      slug: slugOf(name),
      head: head as OwnArticleHead,
      body: withPictures(body),
    }))
    .filter(({ head }) => !head.draft);

/** The file of an article with another head and body. Comments and the order of what stays in its head are kept. */
export function writeArticle(written: string | null, head: Readonly<Record<string, unknown>>, body: string): string {
  const [, before = ""] = written?.replaceAll("\r\n", "\n").match(/^\uFEFF?---\n([\s\S]*?)\n---\n/) ?? [];
  const lines = parseDocument(before);
  const found: Record<string, unknown> = isMap(lines.contents) ? lines.toJS() : {};
  for (const key of Object.keys(found)) if (head[key] === undefined) lines.delete(key);
  for (const [key, value] of Object.entries(head))
    if (value !== undefined && JSON.stringify(found[key]) !== JSON.stringify(value)) lines.set(key, value);
  return `---\n${lines.toString({ lineWidth: 0 })}---\n\n${body.trim()}\n`;
}
