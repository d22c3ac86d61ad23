import { Hono } from "hono";
import { z } from "zod";
import { type FieldSchema, ownArticleFields } from "../../content/owner/files.ts";
import type { Problem } from "../../content/owner/problems.ts";
import { ownerFolderToWrite } from "../../content/owner/read.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { actorOf, type DeskContext, type DeskDeps, json } from "../desk/routing.ts";
import { articleTools, writingTools } from "./building.ts";
import { checkArticle, drawArticle, takesTooLong } from "./checks.ts";
import { conflictShown, takesTexts } from "./files.ts";
import { answerSaving, longTexts, readText, saveFiles, sha256 } from "./owner-files.ts";

const none = "There is no such article any more.";
/** The address of one that is not written yet; no article has it. */
const newSlug = "-";
/** Some forty pages. */
const longestArticle = 200_000;

const hash = z.string().max(64).nullable();
const written = z.object({ head: z.record(z.string(), z.unknown()), body: z.string() });

/** An article as it is shown to be written. */
interface Shown {
  slug: string;
  /** What its head is made of. */
  fields: FieldSchema;
  hash: string | null;
  head: Record<string, string | boolean | string[]>;
  body: string;
  problems: Problem[];
  /** The head cannot be read, and a form would lose what is in it: why, and the whole file. */
  mistake?: string;
  file?: string;
  text?: string;
}

/** An article before it is in the folder. */
const unsaved = "articles/new.md";

/** The owner's articles, one by one: read, written, looked at before they are published. Owners only. */
export function articleRoutes(deps: DeskDeps) {
  async function nameOf(folder: string | undefined, slug: string): Promise<string | undefined> {
    if (!folder) return undefined;
    const { readArticleFiles, slugOf } = await articleTools();
    return readArticleFiles(folder).find(({ name }) => slugOf(name) === slug)?.name;
  }

  /** From its title; a number makes it the only one. */
  async function newName(folder: string, title: unknown): Promise<string> {
    const { readArticleFiles, slugOf, productSlugs } = await articleTools();
    const taken = [...productSlugs(), ...readArticleFiles(folder).map(({ name }) => slugOf(name))];
    const slug = slugOf(String(title)).slice(0, 80) || "article";
    const free = (count: number): string => {
      const tried = count === 1 ? slug : `${slug}-${count}`;
      return taken.includes(tried) ? free(count + 1) : tried;
    };
    return `${free(1)}.md`;
  }

  /** What is wrong with an article, its lines counted from the beginning of the text: the form has the head in fields. */
  async function check(folder: string, name: string, text: string) {
    const { splitArticle } = await articleTools();
    const { firstLine } = splitArticle(name, text);
    const inText = (found: Problem[]) =>
      found.map((problem) => (problem.line ? { ...problem, line: problem.line - firstLine + 1 } : problem));
    const { problems, doubts } = await checkArticle(folder, name, text);
    return { problems: inText(problems), doubts: inText(doubts) };
  }

  const tooLong = (file: string, { head, body }: z.infer<typeof written>): Problem[] => {
    const long = longTexts(file, head);
    if (long.length > 0) return long;
    const length = body.length + JSON.stringify(head).length;
    const message = `has ${length} characters; an article takes up to ${longestArticle}`;
    return length > longestArticle ? [{ file, path: [], field: "", message }] : [];
  };

  return (
    new Hono<DeskContext>()
      .get("/site/articles/:slug", async (c) => {
        const folder = ownerFolderToWrite();
        const slug = c.req.param("slug");
        const fields = ownArticleFields();
        if (slug === newSlug) {
          // Whoever came by the link of this machine has the name of its account, not their own.
          const { name: author, email } = c.var.session.person;
          const head = { ...(email && { author }), date: localDay(deps.now()) };
          const shown: Shown = { slug, fields, hash: null, head, body: "", problems: [] };
          return c.json(shown, 200);
        }
        const name = await nameOf(folder, slug);
        const text = folder && name ? readText(folder, `articles/${name}`) : null;
        if (!folder || !name || text === null) return c.json({ error: none }, 404);
        const { splitArticle } = await articleTools();
        const { head, body, mistake } = splitArticle(name, text);
        const shown: Shown = {
          ...{ slug, fields, hash: sha256(text), body, problems: (await check(folder, name, text)).problems },
          head: head as Shown["head"],
          ...(mistake && { mistake, text, file: `articles/${name}` }),
        };
        return c.json(shown, 200);
      })
      .post("/site/articles/:slug", takesTexts, json(written.extend({ hash })), (c) =>
        answerSaving(c, async (folder) => {
          const { head, body, hash } = c.req.valid("json");
          const slug = c.req.param("slug");
          const name = slug === newSlug ? await newName(folder, head.title) : await nameOf(folder, slug);
          if (!name) return c.json({ error: none }, 404);
          const file = `articles/${name}`;
          const { writeArticle } = await writingTools();
          const text = writeArticle(readText(folder, file), head, body);
          const long = tooLong(file, { head, body });
          const problems = long.length > 0 ? long : (await check(folder, name, text)).problems;
          if (problems.length > 0) return c.json({ problems }, 422);
          const result = await saveFiles(deps, actorOf(c), folder, [{ file, hash, text }]);
          if ("conflict" in result) return c.json(conflictShown(result.conflict), 409);
          const { slugOf } = await articleTools();
          return c.json({ slug: slugOf(name), hash: sha256(text) }, 200);
        }),
      )
      .delete("/site/articles/:slug", json(z.object({ hash })), async (c) => {
        const name = await nameOf(ownerFolderToWrite(), c.req.param("slug"));
        if (!name) return c.json({ error: none }, 404);
        return answerSaving(c, async (folder) => {
          const wanted = { file: `articles/${name}`, hash: c.req.valid("json").hash, text: null };
          const result = await saveFiles(deps, actorOf(c), folder, [wanted]);
          if ("conflict" in result) return c.json(conflictShown(result.conflict), 409);
          return c.json({ deleted: true }, 200);
        });
      })
      /** As the build would write it, and what is wrong with it. */
      .post("/site/preview", takesTexts, json(written.extend({ slug: z.string().max(200) })), async (c) => {
        const folder = ownerFolderToWrite();
        const { slug, ...article } = c.req.valid("json");
        const long = tooLong(unsaved, article);
        if (!folder || long.length > 0) return c.json({ tree: [], problems: long, doubts: [] }, 200);
        const name = (await nameOf(folder, slug)) ?? (await newName(folder, article.head.title));
        const { withPictures } = await articleTools();
        const { writeArticle, fillFigures } = await writingTools();
        const found = await check(folder, name, writeArticle(null, article.head, article.body));
        if (found.problems.some(({ message }) => message === takesTooLong)) return c.json({ tree: [], ...found }, 200);
        try {
          return c.json({ tree: await drawArticle(fillFigures(withPictures(article.body))), ...found }, 200);
        } catch (error) {
          // A figure that the firm does not have.
          const mistake: Problem = { file: unsaved, path: [], field: "", message: (error as Error).message };
          return c.json({ tree: [], ...found, problems: [...found.problems, mistake] }, 200);
        }
      })
  );
}
