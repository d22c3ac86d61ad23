import { site } from "../../content/site.ts";
import { hasScreen, openInBrowser } from "../desk/open-in-browser.ts";
import { readEnv } from "./env.ts";
import { type RunningServer, startServer } from "./start.ts";
import { explainFailure, failureStatus } from "./start-failure.ts";

/** Until it is told to stop. */
export async function serve(siteFolder: string, deskFolder: string): Promise<void> {
  try {
    const running = await startServer(readEnv(process.env), siteFolder, deskFolder);
    stopWhenTold(running);
    console.log([`${site.name} is running at ${running.url}`, ...running.notes].join("\n"));
    if (running.firstRun && hasScreen()) openInBrowser(running.firstRun);
    process.send?.("ready");
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(failureStatus(error));
  }
}

function stopWhenTold(running: RunningServer): void {
  let stopping = false;
  const stop = async (isReplaced: boolean) => {
    stopping = true;
    await running.stop({ isReplaced });
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      // Somebody who asks twice does not want to wait.
      if (stopping) process.exit(1);
      void stop(false);
    });
  }
  process.on("message", (message) => {
    if (!stopping && (message === "stop" || message === "replaced")) void stop(message === "replaced");
  });
}
