/** What can be known of the container files without a registry and an engine. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readDockerfile } from "./dockerfile.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const stages = readDockerfile(read("Dockerfile"));
const last = stages.at(-1)!;
const find = (name: string) => last.instructions.filter((instruction) => instruction.name === name);

describe("the Dockerfile", () => {
  test("every image has a tag, and its Node is that of .nvmrc", () => {
    for (const { image } of stages) expect(image).toMatch(new RegExp(`^node:${read(".nvmrc").trim()}\\b`));
  });

  test("every copied file exists here, or comes from an earlier stage", () => {
    const copies = stages.flatMap(({ instructions }, index) =>
      instructions
        .filter(({ name }) => name === "COPY")
        .map(({ words, flags }) => ({ words, from: flags.from, index })),
    );
    expect(copies.length).toBeGreaterThan(8);
    for (const { words, from, index } of copies) {
      if (from) expect(stages.slice(0, index).map(({ name }) => name)).toContain(from);
      else for (const source of words.slice(0, -1)) expect(existsSync(join(root, source)), source).toBe(true);
    }
  });

  test("everything copied is let through by .dockerignore, and nothing secret is", () => {
    const allowed = read(".dockerignore")
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => line.slice(1));
    const sources = stages.flatMap(({ instructions }) =>
      instructions
        .filter(({ name, flags }) => name === "COPY" && !flags.from)
        .flatMap(({ words }) => words.slice(0, -1).map((source) => source.split("/")[0] ?? "")),
    );
    // The owner's folder is not copied but looked for: not everybody has one.
    expect(read("Dockerfile")).toContain("--mount=type=bind,target=/context if [ -d /context/owner ]");
    expect(allowed.toSorted()).toEqual([...new Set([...sources, "owner"])].toSorted());
    expect(read(".dockerignore").split("\n")).toContain("*");
  });

  test("it runs as another user than root, and says whether it is healthy", () => {
    expect(find("USER").at(-1)?.words).toEqual(["node"]);
    expect(find("HEALTHCHECK")[0]?.words.join(" ")).toContain("/api/health");
  });
});

describe("the image's files", () => {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("hold all that the server needs, with production packages alone", () => {
    for (const { words } of find("COPY").filter(({ flags }) => !flags.from))
      for (const source of words.slice(0, -1)) cpSync(join(root, source), join(folder, source), { recursive: true });
    linkProductionPackages(folder);
    const command: string[] = JSON.parse(find("CMD")[0]?.words.join(" ") ?? "[]");
    expect(command[0]).toBe("node");
    // A bad setting stops the server after all its files are loaded and before it does anything.
    const { stderr, status } = spawnSync(process.execPath, command.slice(1), {
      cwd: folder,
      env: { PORT: "none" },
      encoding: "utf8",
    });
    expect(stderr).toContain("PORT");
    expect(stderr).not.toContain("ERR_MODULE_NOT_FOUND");
    expect(status).toBe(1);
  });
});

/** The packages that `npm ci --omit=dev` installs. */
function linkProductionPackages(folder: string): void {
  const lock: { packages: Record<string, { dev?: boolean; optional?: boolean }> } = JSON.parse(
    read("package-lock.json"),
  );
  for (const [location, { dev }] of Object.entries(lock.packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(location) || !existsSync(join(root, location))) continue;
    mkdirSync(dirname(join(folder, location)), { recursive: true });
    symlinkSync(join(root, location), join(folder, location));
  }
}

test("the service may write to the folders that docs/operating.md makes for it, and to no others", () => {
  const allowed = [...read("deploy/sthapana.service").matchAll(/^ReadWritePaths=(.*)$/gm)]
    .flatMap(([, paths]) => paths!.split(" "))
    .map((path) => path.replace(/^-/, ""));
  const [, made] = /^sudo chown -R sthapana \/opt\/sthapana\/\{(.*)\}$/m.exec(read("docs/operating.md"))!;
  expect(allowed.toSorted()).toEqual(
    made!
      .split(",")
      .map((folder) => `/opt/sthapana/${folder}`)
      .toSorted(),
  );
});

describe("compose.yaml", () => {
  interface Service {
    image?: string;
    mem_limit?: string;
    ports?: string[];
    environment?: Record<string, string>;
    volumes?: string[];
    healthcheck?: object;
    depends_on?: Record<string, { condition: string }>;
    stop_grace_period?: string;
    build?: { args: Record<string, string> };
  }
  const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(read("compose.yaml"));
  const { site, database } = compose.services as { site: Service; database: Service };
  const settings = [...read("server/run/env.ts").matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name);

  test("the site waits for a healthy PostgreSQL of a fixed version", () => {
    expect(Object.keys(compose.services)).toEqual(["site", "database"]);
    expect(database.image).toMatch(/^postgres:\d+/);
    expect(database.healthcheck).toBeDefined();
    expect(site.depends_on?.database?.condition).toBe("service_healthy");
  });

  test("ports are open on the loopback address only, the database's not at all", () => {
    expect(site.ports?.length).toBeGreaterThan(0);
    for (const port of site.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(database.ports).toBeUndefined();
  });

  test("the desk is built, listens where this machine reaches it, and the server has time to stop", () => {
    expect(site.build?.args.DESK_PORT).toMatch(/^\$\{DESK_PORT:-\}$/);
    expect(stages[0]!.instructions.some(({ name, words }) => name === "ARG" && words[0] === "DESK_PORT")).toBe(true);
    expect(find("ENV")[0]?.words).toContain("DESK_HOST=0.0.0.0");
    expect(find("EXPOSE")[0]?.words).toEqual(["4321", "4322"]);
    expect(site.ports).toEqual(["127.0.0.1:4321:4321", "127.0.0.1:4322:4322"]);
    expect(site.stop_grace_period).toBe("45s");
    expect(read("deploy/sthapana.service")).toContain("TimeoutStopSec=45");
  });

  test("neither can take the machine's memory", () => {
    for (const { mem_limit } of Object.values(compose.services)) expect(mem_limit).toMatch(/^\d+[mg]$/);
  });

  test("data is kept in named volumes", () => {
    for (const { volumes = [] } of Object.values(compose.services))
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
    expect(database.volumes).toHaveLength(1);
  });

  test("the server knows every setting", () => {
    expect(settings).toContain("DATABASE_URL");
    const named = [...read("deploy/env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named).toContain("POSTGRES_PASSWORD");
    for (const name of [
      ...Object.keys(site.environment ?? {}),
      ...named.filter((name) => name !== "POSTGRES_PASSWORD"),
    ])
      expect(settings).toContain(name);
  });

  test("no secret is written into it", () => {
    expect(read("compose.yaml")).not.toMatch(/PASSWORD: (?!\$\{)/);
    expect(read(".gitignore").split("\n")).toContain(".env");
  });
});
