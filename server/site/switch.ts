import cluster from "node:cluster";
import { point } from "./builds.ts";

/** A server reads its pages and opens the store: two seconds on a quiet machine. deploy/nginx-desk.conf waits longer. */
export const startMs = 120_000;

/** What a server says to its parent, which runs one for each build that is published (server/parent.ts). */
export type FromServer = "ready" | Publish;
interface Publish {
  publish: string;
  /** Its number: two may ask for the same build. */
  request: number;
}

/** What the parent says to a server: to end, once another one serves in its place or not; or what has come of publishing. */
export type FromParent = "stop" | "replaced" | Published;
interface Published {
  answers: number;
  problem: string | undefined;
}

/** A server without a parent tells nobody. */
export const tellParent = (message: FromServer): void => void process.send?.(message);

/** The exit code of a server that cannot serve its build, as a newer program may be. The parent has it built again. */
export const notServed = 3;

/** Why a build is not served, in words for whoever asked. */
export class NotPublished extends Error {
  override name = "NotPublished";
}
export const overtaken = "Another version is just being published. Look once more at what changes.";

let requests = 0;

/** Lets a fresh server serve the build. Says what went wrong, if anything; then all is as it was. */
export function switchTo(folder: string, id: string): Promise<string | undefined> {
  if (!cluster.isWorker) {
    // Alone, as `desk open` is: a server that runs elsewhere follows the link.
    point(folder, id);
    return Promise.resolve(undefined);
  }
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const request = ++requests;
  const answered = (message: FromParent) => {
    if (typeof message === "string" || message.answers !== request) return;
    process.off("message", answered);
    resolve(message.problem);
  };
  process.on("message", answered);
  tellParent({ publish: id, request });
  return promise;
}
