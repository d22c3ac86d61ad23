import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

interface Instruction {
  name: string;
  /** Without flags such as --from. */
  words: string[];
  flags: Record<string, string>;
}

interface Stage {
  image: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** The stages of a Dockerfile. Only what the tests ask for is understood: one instruction a line, `\` to go on. */
function readDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const stages: Stage[] = [];
  for (const line of lines) {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    const flags = Object.fromEntries(
      rest.filter((word) => word.startsWith("--")).map((word) => word.slice(2).split("=")),
    );
    const words = rest.filter((word) => !word.startsWith("--"));
    if (name === "FROM") stages.push({ image: words[0] ?? "", name: words[2], instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words, flags });
  }
  return stages;
}

export const stages = readDockerfile(read("Dockerfile"));
/** Of the image itself. */
export const find = (name: string): Instruction[] =>
  stages.at(-1)!.instructions.filter((instruction) => instruction.name === name);

/** What the image sets for itself. */
export const imageSettings: Readonly<Record<string, string>> = Object.fromEntries(
  find("ENV").flatMap(({ words }) => words.map((word) => word.split("="))),
);

const ignored = read(".dockerignore").split("\n");
/** What `COPY . .` takes. */
export const imageFiles = ignored.filter((line) => line.startsWith("!")).map((line) => line.slice(1));

/**
 * The Dockerfile's last stage, played in a folder: what it copies, links to the packages that it installs, the build that it brings along,
 * and a volume. Returns the command that the image runs, and its settings.
 */
export function makeImage(place: string, demonstration: string) {
  const [app, data] = [join(place, "app"), join(place, "data")];
  const isLeftOut = (path: string) => /[.]test[.]ts$|[\\/]testing$/.test(path);
  for (const name of imageFiles)
    cpSync(join(root, name), join(app, name), { recursive: true, filter: (path) => !isLeftOut(path) });
  linkProductionPackages(app);
  cpSync(demonstration, join(app, "builds"), { recursive: true, verbatimSymlinks: true });
  mkdirSync(data, { mode: 0o700 });
  const onVolume = (path: string) => path.replace(/^\/data\b/, data);
  for (const [, target, link] of read("Dockerfile").matchAll(/\bln -s (\S+) (\S+)/g))
    symlinkSync(
      target!.startsWith("/app/") ? join(place, target!) : onVolume(target!),
      join(link!.startsWith("/") ? place : app, link!),
    );
  const [program, ...args]: string[] = JSON.parse(find("CMD")[0]!.words.join(" "));
  if (program !== "node") throw new Error(`The image runs ${program}.`);
  const settings = Object.entries(imageSettings).map(([name, value]) => [name, onVolume(value)]);
  return { app, data, args, settings: Object.fromEntries(settings) as Record<string, string> };
}

/** The packages that `npm ci --omit=dev` installs. */
function linkProductionPackages(folder: string): void {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(read("package-lock.json"));
  for (const [location, { dev }] of Object.entries(lock.packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(location) || !existsSync(join(root, location))) continue;
    mkdirSync(dirname(join(folder, location)), { recursive: true });
    symlinkSync(join(root, location), join(folder, location));
  }
}
