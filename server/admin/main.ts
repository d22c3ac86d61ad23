import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { builtSite } from "../http/built.ts";

// Before anything reads them: the desk speaks of the same facts as the pages that are served.
process.env.BUILT_SITE ||= builtSite;
const { runCommand } = await import("./run.ts");

// `desk export leads | head` closes the pipe early; that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await runCommand(
  process.argv.slice(2),
  { variables: process.env },
  {
    async print(text) {
      if (!process.stdout.write(text)) await once(process.stdout, "drain");
    },
    printError: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY ? askAtTerminal : undefined,
  },
);

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const reply = await terminal.question(question);
  terminal.close();
  return reply;
}
