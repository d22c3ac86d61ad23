import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { findOwnerFolder } from "../../content/owner/read.ts";
import { missing, mistakesIn, type Question, questionSteps, questions } from "../../domain/owner/questions.ts";
import { serviceSettings } from "../command-line/settings.ts";
import type { DeskContext, DeskDeps } from "../desk/context.ts";
import { ownersOnly } from "../desk/guards.ts";
import { json } from "../desk/input.ts";
import { root } from "../pages/built.ts";

const answers = z.record(z.string().max(40), z.string().max(400));

const asked = ({ key, step, text, example, empty, parts, choices }: Question) => ({
  ...{ key, step, text, example, empty, parts, choices },
});

/** As it stands at a field. */
const sentences = (mistakes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mistakes).map(([field, mistake]) => [
      field,
      mistake === missing ? "An answer is needed here." : `${mistake}${/[.?]$/.test(mistake) ? "" : "."}`,
    ]),
  );

/** The questions with which a demonstration becomes one's own site, and what a new owner sets up next. Owners only. */
export function firstRunRoutes({ testMail }: DeskDeps) {
  return new Hono<DeskContext>()
    .get("/site/start", ownersOnly, (c) =>
      c.json(
        {
          steps: questionSteps,
          questions: questions.map(asked),
          /** They were answered already, here or at the command line. */
          hasFolder: findOwnerFolder() !== undefined,
          settings: {
            // Only `npm start` sets it.
            file: process.env.FIRST_RUN ? join(root, ".env") : serviceSettings,
            missing: testMail.missing,
          },
        },
        200,
      ),
    )
    .post("/site/start/check", ownersOnly, json(z.object({ step: z.int().min(0).max(9), answers })), (c) => {
      const { step, answers } = c.req.valid("json");
      return c.json({ mistakes: sentences(mistakesIn(answers, step)) }, 200);
    })
    .post(
      "/site/test-mail",
      ownersOnly,
      json(z.object({ to: z.email("is not an e-mail address").max(200) })),
      async (c) => {
        const sent = await testMail.send(c.req.valid("json").to);
        return "error" in sent ? c.json({ error: sent.error }, 422) : c.json(sent, 200);
      },
    );
}
