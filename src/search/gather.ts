import { getCollection, render } from "astro:content";
import { complianceItems } from "../../content/compliance/cards.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { pages } from "../../content/pages.ts";
import type { Question } from "../../content/schemas/structure.ts";
import { pageAnswers, pageWords } from "../../content/search.ts";
import { llp } from "../../content/structures/llp.ts";
import { opc } from "../../content/structures/opc.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { freeTools } from "../../content/tools/tools.ts";
import { partialDate } from "../../domain/india/date-text.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { lawChanges } from "../../domain/law-changes.ts";
import { fill } from "../../domain/templates/fill.ts";
import { documentContents } from "../../domain/templates/filled-document.ts";
import { readable } from "../../domain/templates/format.ts";
import { pagePath } from "../../domain/templates/template-addresses.ts";
import { questionsId } from "../articles/article/ArticleEnd.tsx";
import { templates } from "../templates/templates.ts";
import type { SearchEntry } from "./engine.ts";
import { readSections, sentenceWith, wordsFor } from "./index-words.ts";

/** What a tool is called everywhere on the site; its page has a longer title, for search engines. */
const toolNames: ReadonlyMap<string, string> = new Map(freeTools.items.map(({ href, label }) => [href, label]));

const { overview, requirements, questions } = privateLimited;

/** What a page says, where its description has few of the words that it answers. */
const pageTexts: Partial<Record<keyof typeof pageWords, readonly string[]>> = {
  privateLimited: [
    ...overview.paragraphs,
    ...requirements.items.map(({ text }) => text),
    ...questions.map(({ a }) => a),
  ],
  pricing: pricingPage.questions.map(({ a }) => a),
};

/** One sentence for each search that a page answers and that its title and description do not name. */
function sentencesOf(key: keyof typeof pageWords): string[] | undefined {
  const { title, description } = pages[key];
  const unnamed = pageAnswers[key]?.filter((search) => !sentenceWith(search, [title, description])) ?? [];
  const found = new Set(unnamed.flatMap((search) => sentenceWith(search, pageTexts[key] ?? []) ?? []));
  return found.size > 0 ? [...found] : undefined;
}

const { notFound: _, ...listed } = pages;
const pageEntries = Object.entries(listed).map(
  ([key, { path, title, description }]): SearchEntry => ({
    kind: toolNames.has(path) ? "tool" : "page",
    href: path,
    title: toolNames.get(path) ?? title,
    text: description,
    words: [toolNames.has(path) && title, pageWords[key as keyof typeof pageWords]].filter(Boolean).join(" "),
    answers: pageAnswers[key as keyof typeof pageWords],
    says: sentencesOf(key as keyof typeof pageWords),
  }),
);

const languageEntries = languagePages.map(
  ({ path, name, own }): SearchEntry => ({
    kind: "page",
    href: path,
    title: `${own} (${name})`,
    text: `Structures, all prices, papers and the form for a call, in ${name}.`,
    words: "language",
  }),
);

const questionsOf = (href: string, page: string, questions: readonly Question[]) =>
  questions.map(({ q, a }): SearchEntry => ({ kind: "question", href, title: q, text: page, words: wordsFor(a) }));

async function articleEntries(): Promise<SearchEntry[]> {
  const articles = (await getCollection("articles")).toSorted((a, b) => a.data.title.localeCompare(b.data.title));
  const entries = articles.map(async (article): Promise<SearchEntry[]> => {
    const { id, body = "", data } = article;
    const href = `/articles/${id}`;
    const { headings } = await render(article);
    const texts = new Map(readSections(body).map((section) => [section.id, section.text]));
    return [
      { kind: "article", href, title: data.title, text: data.excerpt, words: [...data.tags, data.category].join(" ") },
      ...headings
        .filter(({ depth }) => depth === 2)
        .map(
          ({ slug, text }): SearchEntry => ({
            kind: "section",
            href: `${href}#${slug}`,
            title: text,
            text: data.title,
            words: wordsFor(texts.get(slug) ?? ""),
          }),
        ),
      ...questionsOf(`${href}#${questionsId}`, data.title, data.faq),
    ];
  });
  return (await Promise.all(entries)).flat();
}

const templateEntries = templates.map(readable).map(
  (template): SearchEntry => ({
    kind: "template",
    href: pagePath(template),
    title: template.title,
    text: template.description,
    words: [
      ...template.tags,
      ...(template.keywords ?? []),
      ...documentContents(fill(template)).map(({ text }) => text),
    ].join(" "),
  }),
);

const filingEntries = complianceItems.map(
  (item): SearchEntry => ({
    kind: "filing",
    href: `${pages.calendar.path}#${item.id}`,
    title: item.title,
    text: "inForce" in item ? item.inForce.dueDate : item.dueDate,
    words: `${item.category} ${item.description}`,
  }),
);

const lawEntries = lawChanges.map(
  (change): SearchEntry => ({
    kind: "law",
    href: `${pages.whatsChanged.path}#${change.id}`,
    title: change.title,
    text: change.effective ? `From ${partialDate(change.effective)}` : "",
    words: wordsFor(change.text),
  }),
);

/** Everything that can be found, in the order in which the list of all pages shows it. Build time only. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageEntries,
  ...languageEntries,
  ...[privateLimited, opc, llp].flatMap(({ id, questions }) => {
    const page = { "private-limited": pages.privateLimited, opc: pages.opc, llp: pages.llp }[id];
    return questionsOf(`${page.path}#questions`, page.title, questions);
  }),
  ...(await articleEntries()),
  ...templateEntries,
  ...filingEntries,
  ...lawEntries,
];
