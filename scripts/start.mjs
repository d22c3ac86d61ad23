// `npm start`: install if needed, build if there is nothing yet, serve the site, and the desk for whoever sits here.
import { join } from "node:path";
import { build } from "./build.mjs";
import { explain, install, root, startNode, withSettings } from "./setup.mjs";

async function start() {
  await install();
  await build({ flags: ["--if-none"], hasSettings: true });
  const server = startNode([withSettings, join(root, "server", "parent.ts"), "--own-desk"]);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group, the server included.
      if (signal !== "SIGINT" || !process.stdin.isTTY) server.kill(signal);
    });
  }
  stopWithNpm(() => server.kill("SIGTERM"));
  server.on("exit", (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** A signal to npm ends npm and the shell between us, but does not reach us: then our parent changes. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
}

await start().catch(explain);
