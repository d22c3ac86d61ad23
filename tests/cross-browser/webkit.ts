import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { findProgram } from "../support/programs.mjs";
import { findFreePort, responds } from "../support/site-server.ts";
import type { OtherBrowser } from "./browser.ts";

const driverProgram = findProgram("WebKitWebDriver");
const screenProgram = findProgram("Xvfb");
const [browserProgram] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

export const hasWebKit = Boolean(driverProgram && screenProgram && browserProgram);

/** The key under which WebDriver wraps elements: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK's own small browser on a screen without a monitor, driven over WebDriver. */
export async function startWebKit(): Promise<OtherBrowser> {
  const screen = spawn(screenProgram!, ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = `:${String((await once(screen.stdout, "data"))[0]).trim()}`;
  const port = await findFreePort();
  const driver = spawn(driverProgram!, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display },
  });
  const root = `http://127.0.0.1:${port}`;
  while (!(await responds(`${root}/status`))) await new Promise((resume) => setTimeout(resume, 50));

  const options = { binary: browserProgram, args: ["--automation"] };
  const { sessionId } = await send(`${root}/session`, "POST", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const session = `${root}/session/${sessionId}`;
  const evaluate = (read: (...args: never[]) => unknown, args: unknown[]) =>
    send(`${session}/execute/sync`, "POST", { script: `return (${read})(...arguments)`, args });
  return {
    resize: async (width, height) => {
      await send(`${session}/window/rect`, "POST", { x: 0, y: 0, width, height });
    },
    open: async (address) => {
      await send(`${session}/url`, "POST", { url: address });
    },
    address: () => send(`${session}/url`, "GET"),
    evaluate: (read, ...args) => evaluate(read, args),
    find: async (find, ...args) => {
      const id = (await evaluate(find, args))?.[elementKey];
      if (!id) return undefined;
      return {
        click: () => send(`${session}/element/${id}/click`, "POST", {}),
        type: (text) => send(`${session}/element/${id}/value`, "POST", { text }),
      };
    },
    close: async () => {
      await send(session, "DELETE");
      for (const child of [driver, screen]) await end(child);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each command of the protocol has a value of its own shape.
async function send(address: string, method: string, body?: unknown): Promise<any> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
  return value;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}
