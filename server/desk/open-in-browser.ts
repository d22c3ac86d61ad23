import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../http/built.ts";

/** Whether somebody sits here who would see it. */
export const hasScreen = (): boolean =>
  Boolean(process.stdout.isTTY) &&
  (process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY));

/** Long enough for a browser that has to start first. */
const keptMs = 60_000;
const removes =
  "setTimeout((fs, folder) => fs.rmSync(folder, { recursive: true, force: true }), process.argv[2], process.getBuiltinModule('fs'), process.argv[1])";

/**
 * Where there is no screen nothing happens: the link was printed. All users of the machine can read a command line, so the browser is given
 * a page that only this user can read and that leads on to the link; it goes after a minute, whoever is running then.
 */
export function openInBrowser(link: string, ms = keptMs): void {
  let page: string;
  try {
    page = join(makeFolder(), "open.html");
    writeFileSync(page, `<!doctype html><meta http-equiv="refresh" content="0; url=${link}">`, { mode: 0o600 });
  } catch {
    // Nor on a disk that is full.
    return;
  }
  startApart(process.platform === "darwin" ? "open" : "xdg-open", [page]);
  startApart(process.execPath, ["-e", removes, dirname(page), String(ms)]);
}

/** For this user alone. Browsers in a sandbox of their own have another /tmp. */
function makeFolder(): string {
  const cache = join(root, ".cache");
  try {
    mkdirSync(cache, { recursive: true });
    return mkdtempSync(join(cache, "open-"));
  } catch {
    return mkdtempSync(join(tmpdir(), "open-"));
  }
}

function startApart(program: string, args: string[]): void {
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
