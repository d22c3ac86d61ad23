import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { jsonSchema, type OwnerFacts, type OwnerFile, ownerFiles, requiredFiles } from "../../content/owner/files.ts";
import { type Problem, withoutKey } from "../../content/owner/problems.ts";
import { builtFacts, type Instead, isEmptyFolder, ownerFolderToWrite, showFolder } from "../../content/owner/read.ts";
import { summary } from "../../domain/owner/shown.ts";
import { actorOf, type DeskContext, type DeskDeps, json } from "../desk/routing.ts";
import { articleTools } from "./building.ts";
import { currentId, findBuild } from "./builds.ts";
import { checkFolder } from "./checks.ts";
import {
  answerSaving,
  type Conflict,
  differentPaths,
  hashFolder,
  newSince,
  ownerFileNames,
  readText,
  reasonsAgainst,
  saveFiles,
  sha256,
  sizeProblems,
  textOf,
  type Value,
  valueIn,
  withoutChange,
  writeSchemas,
} from "./owner-files.ts";
import { listPictures } from "./pictures.ts";

const largestMegabytes = 6;
/** More problems than anybody reads at once. */
const mostProblems = 100;

/** Of a text or a name that is far too long, its beginning. */
const shorten = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);
const shown = (problems: readonly Problem[]): Problem[] =>
  problems.slice(0, mostProblems).map((problem) => ({
    ...problem,
    field: shorten(withoutKey(problem.field)),
    message: shorten(problem.message),
  }));

const saved = z.object({
  files: z
    .array(
      z.object({
        name: z.enum(ownerFileNames),
        /** Of the file that the form was made from; null where there was none. */
        hash: z.string().max(64).nullable(),
        value: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1)
    .max(ownerFileNames.length),
});

/** What somebody else has written in the meantime, with its value where it is JSON. */
export const conflictShown = ({ file, found, by }: Conflict) => ({
  error: `${file} was changed ${by === "by hand" ? "by hand" : `by ${by}`} in the meantime. Nothing was saved.`,
  name: file.replace(/\.json$/, ""),
  found: { hash: found?.hash ?? null, text: found?.text ?? null, value: valueIn(found?.text ?? null) },
  by,
});

/** For routes that take whole texts: the desk's usual limit is for notes. */
export const takesTexts = bodyLimit({
  maxSize: largestMegabytes * 1024 * 1024,
  onError: (c) => c.json({ error: `That is more than ${largestMegabytes} MB. Nothing was saved.` }, 413),
});

/** What the file holds with what comes by itself, as a build keeps it. */
function completed(name: OwnerFile, value: Value | null): Value {
  const { data } = ownerFiles[name].safeParse(value ?? {});
  return (data as Value | undefined) ?? value ?? {};
}

/** The facts of the build that is served, as files; none where it shows samples. */
function publishedValues(folder: string): (name: OwnerFile) => Value {
  const file = join(folder, "current", "site", builtFacts);
  const facts: Partial<OwnerFacts> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (facts.isSample) return () => ({});
  return (name) => {
    const fact = facts[name];
    return (Array.isArray(fact) ? { [name]: fact } : (fact ?? {})) as Value;
  };
}

/** The owner's files, read and written. Owners only. */
export function siteFileRoutes(deps: DeskDeps) {
  const read = (folder: string, name: (typeof ownerFileNames)[number]) => valueIn(readText(folder, `${name}.json`));

  /** The files are saved, whatever becomes of the schemas beside them. */
  function helpEditors(folder: string): void {
    try {
      writeSchemas(folder);
    } catch (error) {
      deps.log.warn({ err: error }, "the schemas beside the owner's files were not written");
    }
  }

  /** What speaks against saving, and what is asked about because of it. */
  async function checkWith(folder: string, instead: Instead) {
    const tooMuch = sizeProblems(instead);
    if (tooMuch.length > 0) return { problems: shown(tooMuch), doubts: [] };
    const before = existsSync(folder) ? await checkFolder(folder) : { problems: [], doubts: [] };
    const after = await checkFolder(folder, instead);
    const problems = reasonsAgainst(after.problems, before.problems, instead, (name) => read(folder, name));
    return { problems: shown(problems), doubts: shown(newSince(before.doubts, after.doubts)) };
  }

  return (
    new Hono<DeskContext>()
      .get("/site/files", async (c) => {
        const folder = ownerFolderToWrite();
        const exists = folder !== undefined && existsSync(folder) && !isEmptyFolder(folder);
        const published = findBuild(deps.buildsFolder, currentId(deps.buildsFolder) ?? "")?.owner ?? {};
        const hashes = exists ? hashFolder(folder) : {};
        const publishedValue = publishedValues(deps.buildsFolder);
        const problems = exists ? shown((await checkFolder(folder)).problems) : [];
        const of = (file: string) => problems.filter((problem) => problem.file === file);
        const { productArticles, readArticleFiles, slugOf } = await articleTools();
        return c.json(
          {
            folder: folder ? showFolder(folder) : "",
            exists,
            files: ownerFileNames.map((name) => {
              const file = `${name}.json`;
              const text = exists ? readText(folder, file) : null;
              const value = valueIn(text);
              return {
                name,
                hash: text === null ? null : sha256(text),
                value: value as Record<string, never> | null,
                ...(text !== null && !value && { text }),
                schema: jsonSchema(name),
                problems: of(file),
                isUnpublished: hashes[file] !== published[file],
                /** The keys of what is other than on the site. */
                unpublished:
                  hashes[file] === published[file]
                    ? []
                    : differentPaths(completed(name, value), completed(name, publishedValue(name))),
              };
            }),
            ourArticles: productArticles().map(({ slug, title }) => ({ slug, title })),
            articles: (exists ? readArticleFiles(folder) : []).map(({ name, head }) => {
              const { title, date, draft } = head as { title?: unknown; date?: unknown; draft?: unknown };
              const file = `articles/${name}`;
              return {
                slug: slugOf(name),
                title: typeof title === "string" ? title : name,
                date: typeof date === "string" ? date : "",
                isDraft: draft === true,
                hash: sha256(readFileSync(join(folder!, file))),
                problems: of(file),
                isUnpublished: hashes[file] !== published[file],
              };
            }),
            pictures: exists ? await listPictures(folder) : [],
            /** Of no file that a form shows: a folder or a picture that should not be there. */
            otherProblems: problems.filter(
              ({ file }) => !ownerFileNames.some((name) => file === `${name}.json`) && !file.startsWith("articles/"),
            ),
          },
          200,
        );
      })
      .post("/site/files", takesTexts, json(saved), (c) =>
        answerSaving(c, async (folder) => {
          const { files } = c.req.valid("json");
          const instead: Instead = Object.fromEntries(files.map(({ name, value }) => [name, value]));
          const conflictFirst = files.find(({ name, hash }) => {
            const text = readText(folder, `${name}.json`);
            return (text === null ? null : sha256(text)) !== hash;
          });
          // Somebody else's change is told first: the problems may be theirs.
          const { problems, doubts } = conflictFirst ? { problems: [], doubts: [] } : await checkWith(folder, instead);
          if (problems.length > 0) return c.json({ problems }, 422);
          const result = await saveFiles(
            deps,
            actorOf(c),
            folder,
            files.map(({ name, hash, value }) => {
              const file = `${name}.json`;
              return { file, hash, text: textOf(name, value as Value, readText(folder, file)) };
            }),
          );
          if ("conflict" in result) return c.json(conflictShown(result.conflict), 409);
          helpEditors(folder);
          return c.json({ hashes: result.hashes, doubts }, 200);
        }),
      )
      /** What visitors will see of what is saved, and what is left out. */
      .get("/site/summary", async (c) => {
        const folder = ownerFolderToWrite();
        const { facts, problems, doubts } = folder ? await checkFolder(folder) : { problems: [], doubts: [] };
        if (!folder || !facts) return c.json({ problems: shown(problems) }, 422);
        const { readOwnArticles } = await articleTools();
        return c.json({ ...summary(facts, readOwnArticles(folder).length), doubts: shown(doubts) }, 200);
      })
      /** Takes one change back, and nothing that came after it. */
      .post("/site/history/:id/undo", json(z.object({})), async (c) => {
        const change = await deps.store.siteChanges.byId(c.req.param("id"));
        if (!change) return c.json({ error: "There is no such change." }, 404);
        return answerSaving(c, async (folder) => {
          const now = readText(folder, change.file);
          const hash = now === null ? null : sha256(now);
          const text = withoutChange(now, change.before, change.after);
          if (text === undefined) {
            const [last] = await deps.store.siteChanges.list({ file: change.file, limit: 1 });
            const found = now === null ? null : { hash: sha256(now), text: now };
            return c.json(conflictShown({ file: change.file, found, by: last?.byName ?? "by hand" }), 409);
          }
          const value = valueIn(text);
          const name = ownerFileNames.find((each) => `${each}.json` === change.file);
          if (text === null && name && requiredFiles.includes(name))
            return c.json({ error: `${change.file} cannot be left out: change what is in it instead.` }, 409);
          const { problems } = name && value ? await checkWith(folder, { [name]: value }) : { problems: [] };
          if (problems.length > 0) return c.json({ problems }, 422);
          const result = await saveFiles(deps, actorOf(c), folder, [{ file: change.file, hash, text }]);
          if ("conflict" in result) return c.json(conflictShown(result.conflict), 409);
          return c.json({ hashes: result.hashes }, 200);
        });
      })
  );
}
