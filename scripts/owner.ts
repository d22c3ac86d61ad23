/** `npm run owner -- new` writes the folder with the firm's facts; `npm run owner -- check` says what is wrong with it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readOwnArticles } from "../build/own-articles/own-articles.ts";
import { checkOwnerFolder } from "../build/owner-folder.ts";
import { findJsonMistake } from "../content/owner/json.ts";
import { describeProblem, didYouMean } from "../content/owner/problems.ts";
import { builtFacts, findOwnerFolder, readOwner, showFolder } from "../content/owner/read.ts";
import {
  type Answers,
  askedText,
  completeAnswers,
  filesFrom,
  missing,
  mistakeIn,
  questions,
} from "../domain/owner/first-run-questions.ts";
import { summary } from "../domain/owner/shown.ts";
import { ownerFileNames, schemaAddress, writeSchemas } from "../server/site/owner-files.ts";

const help = `npm run owner -- new                  asks about your firm and writes the folder owner/
npm run owner -- new --from FILE      takes the answers from a JSON file
npm run owner -- new --to FOLDER      writes another folder; then set OWNER_DIR to it
npm run owner -- check                lists every problem of the folder, and what visitors will see
`;

const usual = join(import.meta.dirname, "..", "owner");

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string" },
      to: { type: "string" },
      quiet: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const [command] = positionals;
  if (command === "check" && positionals.length === 1) return check(findOwnerFolder(), values.quiet);
  // A step of the build, for servers without the folder: content/owner/read.ts.
  if (command === "keep" && positionals[1]) {
    writeFileSync(join(positionals[1], builtFacts), JSON.stringify(readOwner()));
    return true;
  }
  if (command === "new" && positionals.length === 1)
    return makeNew({ folder: values.to ? resolve(values.to) : (findOwnerFolder() ?? usual), from: values.from });
  console.log(help);
  return values.help === true || command === undefined;
}

/** `npm run owner -- check`: everything at once. `isQuiet`, as the build asks: says nothing while all is well. */
async function check(folder = findOwnerFolder(), isQuiet = false): Promise<boolean> {
  if (!folder) {
    if (!isQuiet)
      console.log("There is no owner's folder, so the site shows samples. To make it yours: npm run owner -- new");
    return true;
  }
  const name = showFolder(folder);
  const { facts, problems: all, doubts } = await checkOwnerFolder(folder);
  if (all.length > 0) {
    console.error(`${name} has ${all.length} ${all.length === 1 ? "problem" : "problems"}:\n`);
    for (const problem of all) console.error(`  ${describeProblem(name, problem)}`);
    console.error("\nNothing was changed. A site that is running goes on with its last build.");
    return false;
  }
  if (!facts || isQuiet) return true;
  writeSchemas(folder);
  const { shown, leftOut } = summary(facts, readOwnArticles(folder).length);
  console.log(`${name} has no problems.\n\nVisitors will see:\n${bullets(shown)}`);
  if (leftOut.length > 0) console.log(`\nLeft out, because the folder does not say it:\n${bullets(leftOut)}`);
  const asked = doubts.map((doubt) => describeProblem(name, doubt));
  if (asked.length > 0) console.log(`\nIs this meant? If it is, leave it:\n${bullets(asked)}`);
  return true;
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `  - ${line}`).join("\n");

interface Options {
  folder: string;
  /** A JSON file with the answers, by the keys of the questions. */
  from: string | undefined;
}

/** `npm run owner -- new`: asks, writes the folder, says what visitors will see. */
async function makeNew({ folder, from }: Options): Promise<boolean> {
  const name = showFolder(folder);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    console.error(
      `${name} is there already. Edit its files, and see what is wrong with: npm run owner -- check\nTo begin anew elsewhere: npm run owner -- new --to other-folder`,
    );
    return false;
  }
  const answers = from === undefined ? await ask() : readAnswers(resolve(from));
  if (!answers) return false;
  writeFolder(folder, filesFrom(answers, new Date()));
  console.log(`\n${name} is written.\n`);
  const isGood = await check(folder);
  if (isGood)
    console.log(`\nNext: edit the other files in ${name}, run 'npm run owner -- check', then 'npm run build'.`);
  return isGood;
}

async function ask(): Promise<Answers | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Line by line, so that answers that are piped in are not lost between two questions.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Answers = {};
  console.log(`${questions.length} questions about your firm. Nothing is published by answering them.\n`);
  try {
    for (const question of questions) {
      const { key } = question;
      while (answers[key] === undefined) {
        process.stdout.write(`${askedText(question)}: `);
        const { value: typed, done } = await lines.next();
        if (done) {
          console.error("\nStopped before the last question: nothing was written.");
          return undefined;
        }
        const wrong = mistakeIn(question, answers, typed);
        if (!wrong) answers[key] = typed;
        else console.log(`  ${wrong === missing ? "An answer is needed here" : wrong}.`);
      }
    }
    return completeAnswers(answers);
  } finally {
    terminal.close();
  }
}

/** All mistakes at once, as a file cannot be asked again. */
function readAnswers(file: string): Answers | undefined {
  if (!existsSync(file)) {
    console.error(`${file}: there is no such file.`);
    return undefined;
  }
  const text = readFileSync(file, "utf8");
  let given: Record<string, unknown>;
  try {
    given = JSON.parse(text);
  } catch {
    console.error(`${file}: ${findJsonMistake(text)}.`);
    return undefined;
  }
  const answers = completeAnswers(
    Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value ?? "")])),
  );
  const known = questions.map(({ key }) => key);
  const mistakes = Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => `'${key}' is not known here${didYouMean(key, known)}`);
  for (const question of questions) {
    const wrong = mistakeIn(question, answers, answers[question.key] ?? "");
    if (wrong) mistakes.push(`'${question.key}' (${question.text}): ${wrong}`);
  }
  if (mistakes.length === 0) return answers;
  console.error(`${file} has ${mistakes.length} ${mistakes.length === 1 ? "problem" : "problems"}:\n`);
  for (const mistake of mistakes) console.error(`  ${mistake}${mistake.endsWith("?") ? "" : "."}`);
  return undefined;
}

function writeFolder(folder: string, files: Record<string, object>): void {
  mkdirSync(join(folder, "articles"), { recursive: true });
  mkdirSync(join(folder, "pictures"), { recursive: true });
  writeSchemas(folder);
  for (const name of ownerFileNames) {
    const empty = ["claims", "payment", "whatsapp", "followups"].includes(name) ? {} : { [name]: [] };
    const content = { $schema: schemaAddress(name), ...(files[name] ?? empty) };
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  if (!String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(`${(error as Error).message}\n\n${help}`);
  process.exitCode = 1;
}
