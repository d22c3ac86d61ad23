/** `node server/main.ts [FOLDER [DESK_FOLDER]]`: serves the site built in the folder (./dist), the API, and with DESK_PORT the desk (./dist-desk). */
import { site } from "../content/site.ts";
import { readEnv } from "./env.ts";
import { type RunningServer, startServer } from "./start.ts";
import { explainFailure } from "./start-failure.ts";

try {
  const running = await startServer(readEnv(process.env), process.argv[2], process.argv[3]);
  stopOnSignal(running);
  console.log([`${site.name} is running at ${running.url}`, ...running.notes].join("\n"));
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

function stopOnSignal(running: RunningServer): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      // Somebody who asks twice does not want to wait.
      if (stopping) process.exit(1);
      stopping = true;
      await running.stop();
      process.exit(0);
    });
  }
}
