import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Problem } from "../../content/owner/problems.ts";
import type { Instead } from "../../content/owner/read.ts";
import type { Tasks } from "./check-process.ts";

const longestMs = 5_000;
/** Whoever writes an article asks again soon. */
const idleMs = 60_000;

/** Or needs more memory than there is. */
export const takesTooLong = "takes too long to be checked: it has too many marks or quotations inside one another";
class TooMuch extends Error {}

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

function answerOf(child: ChildProcess, otherwise: Error): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const refuse = () => reject(otherwise);
  child.once("message", resolve).once("exit", refuse);
  return promise.finally(() => child.off("message", resolve).off("exit", refuse));
}

/** It needs no setting: passwords stay with the server. */
async function start(): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(join(import.meta.dirname, "check-process.ts"), {
    execArgv: [],
    env: { ...(PATH && { PATH }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // It ends with the server.
  child.unref();
  child.channel?.unref();
  await answerOf(child, new Error("the process that checks the owner's texts did not start"));
  return child;
}

async function ask(task: keyof Tasks, given: unknown[]): Promise<unknown> {
  clearTimeout(idle);
  running ??= await start();
  const child = running;
  const limit = setTimeout(() => child.kill("SIGKILL"), longestMs);
  try {
    const answer = answerOf(child, new TooMuch(takesTooLong));
    child.send({ task, given });
    return await answer;
  } catch (error) {
    running = undefined;
    throw error;
  } finally {
    clearTimeout(limit);
    idle = setTimeout(() => {
      running?.disconnect();
      running = undefined;
    }, idleMs).unref();
  }
}

/**
 * Beside the server, which goes on answering: there are short texts over which these checks sit for minutes. One after the other, so
 * that as many pages as one likes are one process.
 */
function beside<Task extends keyof Tasks>(task: Task, ...given: Parameters<Tasks[Task]>) {
  const answer = last.catch(() => {}).then(() => ask(task, given));
  last = answer;
  return answer as Promise<Awaited<ReturnType<Tasks[Task]>>>;
}

/** A text that takes too long has a problem as any other. */
const orProblem = (file: string) => (error: unknown) => {
  if (!(error instanceof TooMuch)) throw error;
  const problem: Problem = { file, path: [], field: "", message: error.message };
  return { problems: [problem], doubts: [] };
};

/** Everything that is wrong with the owner's folder, with this in place of what is there. */
export const checkFolder = (folder: string, instead: Instead = {}): ReturnType<Tasks["folder"]> =>
  beside("folder", folder, instead).catch(orProblem(""));

/** With an article that has another text, or is not there yet. */
export async function checkArticle(folder: string, name: string, text: string): Promise<ReturnType<Tasks["article"]>> {
  const file = `articles/${name}`;
  const { problems, doubts } = await beside("article", folder, { [name]: text }).catch(orProblem(file));
  const isOfIt = (problem: Problem) => problem.file === file;
  return { problems: problems.filter(isOfIt), doubts: doubts.filter(isOfIt) };
}

/** An article's text with its figures, as the build draws it. */
export const drawArticle = (text: string) => beside("preview", text);
