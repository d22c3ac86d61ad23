import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumFlags, findChromium } from "../../tests/support/chromium.mjs";
import { stopProcess } from "../../tests/support/site-server.ts";

/** A fresh Chromium that Lighthouse drives through its debugging port. */
export async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const executable = findChromium({ wholeOnly: true });
  if (!executable) throw new Error("No Chromium found: put one on the PATH or set CHROMIUM_PATH.");
  const profile = await mkdtemp(join(tmpdir(), "bench-profile-"));
  const flags = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...chromiumFlags];
  const browser = spawn(executable, [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const port = await new Promise<string>((found, failed) => {
    let output = "";
    browser.stderr.on("data", (chunk) => {
      output += chunk;
      const named = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (named) found(named);
    });
    browser.on("exit", () => failed(new Error(`Chromium stopped before it could be driven:\n${output}`)));
  });
  return { port: Number(port), stop: () => stopProcess(browser, profile) };
}
