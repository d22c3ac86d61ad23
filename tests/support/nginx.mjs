import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, run } from "../../scripts/setup.mjs";

const cache = join(root, ".cache", "nginx");
const unpacked = join(cache, "usr", "sbin");

/**
 * The folder of an nginx for the proxy tests: the machine's own, or Debian's package unpacked beside the project, which
 * installs and starts nothing. Without either those tests say that they were skipped.
 */
export async function nginxFolder() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", unpacked];
  const found = folders.find((folder) => existsSync(join(folder, "nginx")));
  if (found || !existsSync("/etc/debian_version")) return found;
  mkdirSync(cache, { recursive: true });
  const quiet = { cwd: cache, stdio: "ignore" };
  const attempt = async (command, args) => (await run(command, args, quiet).catch(() => 1)) === 0;
  if (!(await attempt("apt-get", ["download", "nginx"]))) {
    await attempt("apt-get", ["update", "-qq"]);
    await attempt("apt-get", ["download", "nginx"]);
  }
  const archive = readdirSync(cache).find((name) => name.endsWith(".deb"));
  if (archive && (await attempt("dpkg-deb", ["-x", archive, "."])) && existsSync(join(unpacked, "nginx")))
    return unpacked;
  console.log("No nginx could be had: the tests behind it are skipped.");
  return undefined;
}
