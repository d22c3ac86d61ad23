import type { Article } from "../../content/schemas/article.ts";
import { countWords, isTrueReadTime, minutesToRead } from "./reading-time.ts";

/** Terms of Indian company law and tax as this site writes them. A pattern finds every spelling; only the right one is allowed. */
const terms: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/\bspice ?(?:\+|plus\b)/gi, "SPICe+"],
  [/\bfillip\b/gi, "FiLLiP"],
  [/\bstart-?up india\b/gi, "Startup India"],
  [/\bstand-?up india\b/gi, "Stand-Up India"],
  [/\bdpiit\b/gi, "DPIIT"],
  [/\bgstin\b/gi, "GSTIN"],
  [/\ba+dh?a+r\b/gi, "Aadhaar"],
  [/\bpvt\.? ltd\b/gi, "Pvt Ltd"],
  [/\bdigilocker\b/gi, "DigiLocker"],
  [/\bAGILE-PRO-S\b/gi, "AGILE-PRO-S"],
  [/\bINC[ -]?20A\b/gi, "INC-20A"],
  [/\bDIR[ -]?3\b/gi, "DIR-3"],
  [/\bAOC[ -]?4\b/gi, "AOC-4"],
  [/\bMGT[ -]?7A?\b/gi, "MGT-7"],
  [/\bADT[ -]?1\b/gi, "ADT-1"],
];

const wrong: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\bauthorized\b/i, "authorised"],
  [
    /\b(?:an?|the|this|that|your|its|their|each|every|no|driving|trade|separate|central|state|8) licenses?\b/i,
    "licence (the noun)",
  ],
  [/\bemails?\b/i, "e-mail"],
  [/\b(?:recogni|organi|capitali|speciali)z(?:e|ed|es|ing|ation)\b/i, "the spelling with s: recognise, organise"],
  [/\blacs?\b/i, "lakh"],
  [/\b(?:Rs\.?|INR) ?\d/, "₹ before the figure"],
  [/\bMOA\b/, "MoA"],
  [/\bAOA\b/, "AoA"],
  [/\bfulfillment\b/i, "fulfilment"],
  [/\bcheck ?book\b/i, "cheque book"],
];

/** Some terms have a longer form: MGT-7 and MGT-7A. */
const sameTerm = (found: string, right: string) => found === right || found === `${right}A`;

const say = (found: string, right: string) => `'${found}' is written ${right}`;

export interface ArticleSource {
  slug: string;
  data: Article;
  body: string;
}

export interface CheckContext {
  /** Addresses of the site outside the articles. */
  routes: ReadonlySet<string>;
  lawChangeIds: ReadonlySet<string>;
}

/** Ids that the article page itself uses. */
export const pageIds = new Set(["main", "founder-questions", "sources", "next-step", "related", "related-heading"]);

const headingLine = /^(#+) +(.+)$/gm;

const explicitId = /\{ ?#([^}\s]*) ?\}$/;

const idShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const markdownLink = /\]\(([^)\s]*)\)/g;

const element = /<\/?([A-Za-z][\w-]*)([^>]*)>/g;

const placeholder = /\b(TODO|FIXME|TBD|XXX+|lorem ipsum)\b/i;

const headingIds = (body: string): string[] =>
  [...body.matchAll(headingLine)].flatMap(([, , text = ""]) => text.match(explicitId)?.[1] ?? []);

/** Everything wrong with the articles, each error with its file and field. None: the articles may be published. */
export function findArticleErrors(articles: readonly ArticleSource[], context: CheckContext): string[] {
  const idsBySlug = new Map<string, Set<string>>();
  for (const { slug, data, body } of articles) {
    const ids = new Set(headingIds(body));
    for (const name of [slug, ...data.aliases]) idsBySlug.set(name, ids);
  }
  return [
    ...slugErrors(articles),
    ...articles.flatMap((article) =>
      [
        ...relatedErrors(article, articles),
        ...dateErrors(article),
        ...readTimeErrors(article),
        ...headingErrors(article),
        ...linkErrors(article, idsBySlug, context),
        ...elementErrors(article, context.lawChangeIds),
        ...textErrors(article),
      ].map((error) => `content/articles/${article.slug}.mdx: ${error}`),
    ),
  ];
}

function slugErrors(articles: readonly ArticleSource[]): string[] {
  const taken = new Map(articles.map(({ slug }) => [slug, slug]));
  return articles.flatMap(({ slug, data }) =>
    data.aliases.flatMap((alias) => {
      const owner = taken.get(alias);
      taken.set(alias, slug);
      return owner ? [`content/articles/${slug}.mdx: aliases: '${alias}' already leads to ${owner}.mdx`] : [];
    }),
  );
}

const relatedErrors = ({ slug, data }: ArticleSource, articles: readonly ArticleSource[]): string[] =>
  data.related.flatMap((other, index) => {
    if (other === slug) return [`related.${index}: an article is not related to itself`];
    if (data.related.indexOf(other) !== index) return [`related.${index}: '${other}' is named twice`];
    return articles.some((article) => article.slug === other)
      ? []
      : [`related.${index}: there is no article '${other}'`];
  });

const dateErrors = ({ data }: ArticleSource): string[] =>
  data.reviewedOn < data.publishDate ? [`reviewedOn: ${data.reviewedOn} is before ${data.publishDate}`] : [];

const countArticleWords = ({ data, body }: ArticleSource): number =>
  countWords(body) + countWords(data.faq.map(({ q, a }) => `${q} ${a}`).join(" "));

function readTimeErrors(article: ArticleSource): string[] {
  const words = countArticleWords(article);
  return isTrueReadTime(article.data.readTime, words)
    ? []
    : [`readTime: ${article.data.readTime} minutes, but ${words} words take ${minutesToRead(words)}`];
}

function headingErrors({ body }: ArticleSource): string[] {
  const errors: string[] = [];
  const seen = new Set<string>();
  for (const [, marks = "", text = ""] of body.matchAll(headingLine)) {
    const id = text.match(explicitId)?.[1];
    if (marks.length < 2 || marks.length > 3) errors.push(`body: heading '${text}' is not of level 2 or 3`);
    if (id === undefined) errors.push(`body: heading '${text}' has no id: end it in { #short-id }`);
    else if (!idShape.test(id)) errors.push(`body: heading id '${id}' is not lower-case words joined by hyphens`);
    else if (pageIds.has(id)) errors.push(`body: heading id '${id}' is used by the page itself`);
    else if (seen.has(id)) errors.push(`body: heading id '${id}' is used twice`);
    if (id) seen.add(id);
  }
  return errors;
}

function linkErrors(
  article: ArticleSource,
  idsBySlug: ReadonlyMap<string, ReadonlySet<string>>,
  context: CheckContext,
) {
  const ownIds = idsBySlug.get(article.slug);
  const findError = (href: string): string | false => {
    if (/^[a-z][a-z+.-]*:/i.test(href)) {
      const sound = URL.canParse(href) && new URL(href).protocol === "https:" && new URL(href).hostname.includes(".");
      return !sound && `'${href}' is not a well-formed https address`;
    }
    const [path = "", anchor] = href.split("#");
    if (path === "") return !ownIds?.has(anchor ?? "") && `there is no heading '#${anchor}'`;
    const slug = path.match(/^\/articles\/([^/]+)$/)?.[1];
    const ids = slug ? idsBySlug.get(slug) : undefined;
    if (slug ? !ids : !context.routes.has(path)) return `there is no page '${path}'`;
    if (anchor === undefined) return false;
    if (ids) return !ids.has(anchor) && `${path} has no heading '#${anchor}'`;
    // Anchors of other pages are known only once they are built; the check of the built site follows those.
    return path === "/whats-changed" && !context.lawChangeIds.has(anchor) && `there is no change of law '${anchor}'`;
  };
  return [...article.body.matchAll(markdownLink)].flatMap(([, href = ""]) => {
    const found = findError(href);
    return found ? [`body: link ${found}`] : [];
  });
}

const elementErrors = ({ body }: ArticleSource, lawChangeIds: ReadonlySet<string>): string[] =>
  [...body.matchAll(element)].flatMap(([whole, name, attributes = ""]) => {
    // Components are known to the article page; one that it does not have stops the build.
    if (!/^[A-Z]/.test(name ?? ""))
      return [`body: ${whole} is not allowed; only Markdown, diagrams, <CallBox /> and <Changed id="…" />`];
    if (name !== "Changed") return [];
    const ids = [...attributes.matchAll(/"([^"]*)"/g)].map(([, id = ""]) => id);
    return (ids.length ? ids : [""])
      .filter((id) => !lawChangeIds.has(id))
      .map((id) => `body: <Changed> names '${id}', which content/law/law-changes.ts does not have`);
  });

/** The fields a visitor reads, each with its name. */
function textByField({ data, body }: ArticleSource): [field: string, text: string][] {
  return [
    ["title", data.title],
    ["description", data.description],
    ["excerpt", data.excerpt],
    ["tags", data.tags.join(", ")],
    ["cta", Object.values(data.cta).flat().join(". ")],
    ...data.faq.map(({ q, a }, index): [string, string] => [`faq.${index}`, `${q} ${a}`]),
    [
      "body",
      body
        .replace(markdownLink, "]")
        .replace(/<Changed [^>]*>/g, " ")
        .replace(element, " $2 "),
    ],
  ];
}

const textErrors = (article: ArticleSource): string[] =>
  textByField(article).flatMap(([field, text]) => {
    const unfinished = text.match(placeholder)?.[0];
    return [
      ...(unfinished ? [`${field}: placeholder text '${unfinished}'`] : []),
      ...(text.includes("!") ? [`${field}: an exclamation mark`] : []),
      ...findSpellingErrors(text).map((error) => `${field}: ${error}`),
    ];
  });

/** What is spelt otherwise than the site spells it, each with what to write. */
export function findSpellingErrors(text: string): string[] {
  const unlike = terms.flatMap(([pattern, right]) =>
    [...text.matchAll(pattern)].filter(([found]) => !sameTerm(found, right)).map(([found]) => say(found, right)),
  );
  const bad = wrong.flatMap(([pattern, advice]) => {
    const found = text.match(pattern)?.[0];
    return found ? [say(found, advice)] : [];
  });
  return [...new Set([...unlike, ...bad])];
}
