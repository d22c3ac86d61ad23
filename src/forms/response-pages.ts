import { answers as records } from "../../content/response-pages.ts";
import { checked } from "../../content/schemas/checked.ts";
import { type Answers, answersSchema } from "../../content/schemas/response-page.ts";

export const answers: Answers = checked("content/answers.ts", answersSchema, records);

/** The answers under a path such as '/thank-you/', as the routes of Astro want them. */
export const answersUnder = (folder: string) =>
  Object.entries(answers)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, answer]) => ({ name: path.slice(folder.length), page: { ...answer, path } }));
