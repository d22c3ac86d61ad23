import { existsSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import type { OwnerFile } from "../../content/owner/files.ts";
import { describeProblem, type Problem } from "../../content/owner/problems.ts";
import { findOwnerFolder } from "../../content/owner/read.ts";
import {
  completeAnswers,
  fieldAt,
  filesFrom,
  missing,
  mistakesIn,
  type Question,
  questionSteps,
  questions,
} from "../../domain/owner/first-run-questions.ts";
import { actorOf, type DeskContext, type DeskDeps, json, ownersOnly } from "../desk/routing.ts";
import { root } from "../http/built.ts";
import { serviceSettings } from "../run/env.ts";
import { checkFolder } from "./checks.ts";
import { answerSaving, saveFiles, textOf, writeSchemas } from "./owner-files.ts";

const answersSchema = z.record(z.string().max(40), z.string());

const asked = ({ key, step, text, example, empty, parts, choices }: Question) => ({
  ...{ key, step, text, example, empty, parts, choices },
});

/** 'is not above 0' speaks of the field before it. */
const sentence = (mistake: string): string =>
  `${/^(is|has|does) /.test(mistake) ? "This " : ""}${mistake}${/[.?]$/.test(mistake) ? "" : "."}`;

/** As it stands at a field. */
const sentences = (mistakes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mistakes).map(([field, mistake]) => [
      field,
      mistake === missing ? "An answer is needed here." : sentence(mistake),
    ]),
  );

/** Each at the field whose answer it speaks of; what speaks of none stands above them. */
function byField(problems: readonly Problem[]) {
  const mistakes: Record<string, string> = {};
  const others: string[] = [];
  for (const problem of problems) {
    const field = fieldAt(problem.file, problem.path);
    if (field) mistakes[field] ??= problem.message;
    else others.push(describeProblem("", problem));
  }
  return { mistakes: sentences(mistakes), others };
}

/** Where settings are written, and how the server reads them anew. Without a container, only `npm start` sets FIRST_RUN. */
function settingsPlace({ env }: DeskDeps): { file: string; restart: string } {
  if (env.IN_CONTAINER) return { file: ".env beside compose.yaml", restart: "run there: docker compose up --detach" };
  return env.FIRST_RUN
    ? {
        file: join(root, ".env"),
        restart: "stop the site with Ctrl-C where you started it, and start it again: npm start",
      }
    : { file: serviceSettings, restart: "restart the server: sudo systemctl restart sthapana" };
}

/** A folder that OWNER_DIR names may still be to come. */
const isAnswered = (): boolean => existsSync(findOwnerFolder() ?? "");
const answeredAlready = "The questions were answered already. Change what they said under Your site.";

/** The questions with which a demonstration becomes one's own site, and what a new owner sets up next. Owners only. */
export function firstRunRoutes(deps: DeskDeps) {
  const { testMail } = deps;
  return (
    new Hono<DeskContext>()
      .get("/site/start", ownersOnly, (c) =>
        c.json(
          {
            steps: questionSteps,
            questions: questions.map(asked),
            /** They were answered already, here or at the command line. */
            hasFolder: isAnswered(),
            settings: { ...settingsPlace(deps), missing: testMail.missing },
          },
          200,
        ),
      )
      .post(
        "/site/start/check",
        ownersOnly,
        json(
          z.object({
            step: z
              .int()
              .min(0)
              .max(questionSteps.length - 1),
            answers: answersSchema,
          }),
        ),
        (c) => {
          const { step, answers } = c.req.valid("json");
          return c.json({ mistakes: sentences(mistakesIn(answers, step)) }, 200);
        },
      )
      /** All answers: writes the folder. */
      .post("/site/start", ownersOnly, json(z.object({ answers: answersSchema })), (c) =>
        answerSaving(c, async (folder) => {
          if (isAnswered()) return c.json({ error: answeredAlready }, 409);
          const { answers } = c.req.valid("json");
          const mistakes = mistakesIn(answers);
          if (Object.keys(mistakes).length > 0) return c.json({ mistakes: sentences(mistakes), others: [] }, 422);
          const values = filesFrom(completeAnswers(answers), deps.now());
          const { problems } = await checkFolder(folder, values);
          if (problems.length > 0) return c.json(byField(problems), 422);
          const files = Object.entries(values).map(([name, value]) => ({
            file: `${name}.json`,
            hash: null,
            text: textOf(name as OwnerFile, value, null),
          }));
          const result = await saveFiles(deps, actorOf(c), folder, files);
          if ("conflict" in result) return c.json({ error: answeredAlready }, 409);
          writeSchemas(folder);
          return c.json({ saved: files.map(({ file }) => file) }, 200);
        }),
      )
      .post(
        "/site/test-mail",
        ownersOnly,
        json(z.object({ to: z.email("is not an e-mail address").max(200) })),
        async (c) => {
          const sent = await testMail.send(c.req.valid("json").to);
          return "error" in sent ? c.json({ error: sent.error }, 422) : c.json(sent, 200);
        },
      )
  );
}
