import cluster from "node:cluster";
import { point } from "./builds.ts";

/** From a server to its parent. */
export interface Publish {
  publish: string;
}
/** The parent's answer, to the server that asked and goes. */
export interface Published {
  published: string;
  problem: string | undefined;
}

/** Lets a fresh server serve the build. Says what went wrong, if anything; then all is as it was. */
export function switchTo(folder: string, id: string): Promise<string | undefined> {
  if (!cluster.isWorker) {
    // Alone, as `desk open` is: a server that runs elsewhere follows the link.
    point(folder, id);
    return Promise.resolve(undefined);
  }
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const answered = (message: Partial<Published>) => {
    if (message.published !== id) return;
    process.off("message", answered);
    resolve(message.problem);
  };
  process.on("message", answered);
  process.send?.({ publish: id } satisfies Publish);
  return promise;
}
