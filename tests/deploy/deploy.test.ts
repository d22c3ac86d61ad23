/** What can be known of the container files without a registry and an engine. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { settings } from "../../server/run/env.ts";
import { find, imageFiles, imageSettings, stages } from "./image.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("the Dockerfile", () => {
  test("every image has a tag, and its Node is that of .nvmrc", () => {
    for (const { image } of stages) expect(image).toMatch(new RegExp(`^node:${read(".nvmrc").trim()}\\b`));
  });

  test("what it copies exists here, or comes from an earlier stage", () => {
    const copies = stages.flatMap(({ instructions }, index) =>
      instructions
        .filter(({ name }) => name === "COPY")
        .map(({ words, flags }) => ({ words, from: flags.from, index })),
    );
    expect(copies.length).toBeGreaterThan(4);
    for (const { words, from, index } of copies) {
      if (from) expect(stages.slice(0, index).map(({ name }) => name)).toContain(from);
      else for (const source of words.slice(0, -1)) expect(existsSync(join(root, source)), source).toBe(true);
    }
  });

  test("all that .dockerignore lets through exists, and nothing secret, nobody's facts and no tests are among it", () => {
    expect(read(".dockerignore").split("\n")).toContain("*");
    expect(imageFiles.length).toBeGreaterThan(10);
    for (const name of imageFiles) expect(existsSync(join(root, name)), name).toBe(true);
    for (const name of ["owner", "data", "builds", ".env", "tests"]) expect(imageFiles).not.toContain(name);
  });

  test("it runs as another user than root, keeps what changes on the volume, and says whether it is healthy", () => {
    expect(find("USER").at(-1)?.words).toEqual(["node"]);
    expect(find("VOLUME")[0]?.words).toEqual(["/data"]);
    for (const name of ["DATA_DIR", "OWNER_DIR", "BUILDS_DIR"]) expect(imageSettings[name], name).toMatch(/^\/data\b/);
    expect(find("HEALTHCHECK")[0]?.words.join(" ")).toContain("/up");
    expect(find("EXPOSE")[0]?.words).toEqual(["4321", "4322"]);
  });
});

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

describe("the compose files", () => {
  interface Service {
    image?: string;
    build?: string;
    mem_limit?: string;
    ports?: string[];
    environment?: Record<string, string | number>;
    volumes?: string[];
    healthcheck?: object;
    depends_on?: Record<string, { condition: string }> | string[];
    stop_grace_period?: string;
  }
  const files = ["compose.yaml", "compose.tls.yaml", "compose.postgres.yaml"];
  const compose = (file: string): { services: Record<string, Service>; volumes: Record<string, unknown> } =>
    parse(read(file));
  const services = files.flatMap((file) => Object.entries(compose(file).services));
  const { site } = compose("compose.yaml").services as { site: Service };

  test("one service is enough; PostgreSQL and TLS are beside it, and what is named exists", () => {
    expect(files.map((file) => Object.keys(compose(file).services))).toEqual([
      ["site"],
      ["site", "proxy"],
      ["site", "database"],
    ]);
    for (const file of files)
      for (const [name] of read(file).matchAll(/\b(deploy\/[\w.]+|compose\.\w*\.?yaml)\b/g))
        expect(existsSync(join(root, name)), name).toBe(true);
    const { database, site: onPostgres } = compose("compose.postgres.yaml").services;
    expect(database!.image).toMatch(/^postgres:\d+/);
    expect(database!.healthcheck).toBeDefined();
    expect(onPostgres!.depends_on).toEqual({ database: { condition: "service_healthy" } });
  });

  test("site, desk and database are open to this machine alone until somebody says otherwise; strangers come to the proxy", () => {
    expect(site.ports!.map((port) => port.replace(/^\$\{SITE_PORT:-(.*)\}/, "$1"))).toEqual([
      "127.0.0.1:4321:4321",
      "127.0.0.1:4322:4322",
    ]);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["site", "proxy"]);
    expect(read("deploy/Caddyfile").match(/reverse_proxy site:\d+/g)).toEqual([
      "reverse_proxy site:4321",
      "reverse_proxy site:4322",
    ]);
  });

  test("the server has time to stop, in a container and as a service", () => {
    expect(site.stop_grace_period).toBe("45s");
    expect(read("deploy/sthapana.service")).toContain("TimeoutStopSec=45");
  });

  test("all of them together fit a machine of 2 GB beside its system", () => {
    const megabytes = new Map(
      services
        .filter(([, { mem_limit }]) => mem_limit)
        .map(([name, { mem_limit }]) => [name, Number.parseInt(mem_limit!, 10)]),
    );
    expect([...megabytes.keys()].toSorted()).toEqual(["database", "proxy", "site"]);
    expect([...megabytes.values()].reduce((sum, each) => sum + each)).toBeLessThanOrEqual(1_920);
  });

  test("data is kept in named volumes", () => {
    for (const file of files) {
      const { services, volumes = {} } = compose(file);
      const named = Object.values(services).flatMap((service) => service.volumes ?? []);
      expect(named.map((volume) => volume.split(":")[0]!).filter((name) => !name.startsWith("./"))).toEqual(
        Object.keys(volumes),
      );
    }
    expect(site.volumes).toEqual(["site-data:/data"]);
  });

  test("the server knows every setting, and no secret is written into a file", () => {
    const named = [...read("deploy/env.example").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!);
    expect(named).toContain("SITE_URL");
    const own = ["POSTGRES_PASSWORD", "COMPOSE_FILE"];
    const given = files.flatMap((file) => Object.keys(compose(file).services.site!.environment ?? {}));
    for (const name of [...given, ...Object.keys(imageSettings), ...named])
      if (!own.includes(name) && !/^NODE_ENV$|^npm_/.test(name)) expect(Object.keys(settings)).toContain(name);
    for (const file of files) expect(read(file)).not.toMatch(/PASSWORD: (?!\$\{)/);
    expect(read(".gitignore").split("\n")).toContain(".env");
  });
});
