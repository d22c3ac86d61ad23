import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, run } from "./setup.mjs";

const cache = join(root, ".cache", "nginx");
const unpacked = join(cache, "usr", "sbin");

/**
 * The folder of an nginx for the proxy tests: the machine's own, or Debian's packages unpacked beside the project, which
 * installs and starts nothing. Without either those tests are skipped and reported as not run.
 */
export async function findNginxFolder() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", unpacked];
  const found = folders.find((folder) => existsSync(join(folder, "nginx")));
  if (found || !existsSync("/etc/debian_version")) return found;
  mkdirSync(cache, { recursive: true });
  const succeeds = async (command, args) =>
    (await run(command, args, { cwd: cache, stdio: "ignore" }).catch(() => 1)) === 0;
  const download = () => succeeds("apt-get", ["download", "nginx", "libnginx-mod-http-brotli-static"]);
  // A fresh machine has no package lists yet.
  if (!(await download()) && (await succeeds("apt-get", ["update", "-qq"]))) await download();
  for (const archive of readdirSync(cache).filter((name) => name.endsWith(".deb")))
    await succeeds("dpkg-deb", ["-x", archive, "."]);
  return existsSync(join(unpacked, "nginx")) ? unpacked : undefined;
}
