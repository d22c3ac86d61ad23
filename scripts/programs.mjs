// Programs that tests need beside what npm installs.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium, findHeadlessChromium } from "../tests/support/chromium.mjs";
import { packageScript, root, run, runNode, SetupError } from "./setup.mjs";

/**
 * Uses the Chromium without windows, installed from Debian where that is allowed; else whatever Chromium there is; else
 * Playwright's download.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || findHeadlessChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium from Debian…");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const install = (name) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env }).catch(() => 1);
    await run("apt-get", ["update", "-qq"], { env }).catch(() => 1);
    if ((await install("chromium-headless-shell")) !== 0 && !findChromium()) await install("chromium");
  }
  if (findChromium()) return;
  console.log("Downloading Chromium…");
  await runNode([packageScript("@playwright/test/cli.js"), "install", "chromium"]);
  if (findChromium()) return;
  throw new SetupError(
    "The browser tests need Chromium and none could be found or installed. " +
      "Install Chromium or Google Chrome so that it is on the PATH, or set CHROMIUM_PATH to it, and try again. " +
      "The other steps run without it: npm test -- types lint unit build pages",
  );
}

const nginxCache = join(root, ".cache", "nginx");
const unpackedNginx = join(nginxCache, "usr", "sbin");

/**
 * The folder of an nginx for the proxy tests: the machine's own, or Debian's packages unpacked beside the project, which
 * installs and starts nothing. Without either those tests are skipped and reported as not run.
 */
export async function findNginxFolder() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", unpackedNginx];
  const found = folders.find((folder) => existsSync(join(folder, "nginx")));
  if (found || !existsSync("/etc/debian_version")) return found;
  mkdirSync(nginxCache, { recursive: true });
  const succeeds = async (command, args) =>
    (await run(command, args, { cwd: nginxCache, stdio: "ignore" }).catch(() => 1)) === 0;
  const download = () => succeeds("apt-get", ["download", "nginx", "libnginx-mod-http-brotli-static"]);
  // A fresh machine has no package lists yet.
  if (!(await download()) && (await succeeds("apt-get", ["update", "-qq"]))) await download();
  for (const archive of readdirSync(nginxCache).filter((name) => name.endsWith(".deb")))
    await succeeds("dpkg-deb", ["-x", archive, "."]);
  return existsSync(join(unpackedNginx, "nginx")) ? unpackedNginx : undefined;
}
