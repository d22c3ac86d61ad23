// `npm start`: install if needed, build if needed, serve.
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { explain, install, root, startNode } from "./setup.mjs";

async function start() {
  await install();
  await buildIfNeeded();
  const server = startNode([join(root, "server", "main.ts")]);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group, the server included.
      if (signal !== "SIGINT" || !process.stdin.isTTY) server.kill(signal);
    });
  }
  server.on("exit", (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

await start().catch(explain);
