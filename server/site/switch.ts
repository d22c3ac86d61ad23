import cluster from "node:cluster";
import { point } from "./builds.ts";

/** A server reads its pages and opens the store: two seconds on a quiet machine. deploy/nginx-desk.conf waits longer. */
export const startMs = 120_000;

/** From a server to its parent. */
export interface Publish {
  publish: string;
  /** Its number: two may ask for the same build. */
  request: number;
}
/** The parent's answer, to the server that asked and goes. */
export interface Published {
  answers: number;
  problem: string | undefined;
}

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
  const answered = (message: Partial<Published>) => {
    if (message.answers !== request) return;
    process.off("message", answered);
    resolve(message.problem);
  };
  process.on("message", answered);
  process.send?.({ publish: id, request } satisfies Publish);
  return promise;
}
