/** The files for hosts with one click: none of these hosts is here, so what can be read is read. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { settings } from "../../server/run/env.ts";

interface Service {
  environment?: string[] | Record<string, string>;
  volumes?: string[];
}

test.each(globSync("deploy/hosts/*"))(
  "%s has the volume, both ports, the health address and settings that the server knows",
  (file) => {
    const text = readFileSync(file, "utf8");
    const services: Service[] = Object.values(parse(text).services);
    expect(services.flatMap(({ volumes = [] }) => volumes).map((volume) => volume.split(":")[1])).toEqual(["/data"]);
    for (const word of ["4321", "4322", "/up"]) expect(text).toContain(word);
    const [{ environment = [] } = {}] = services;
    const names = Array.isArray(environment)
      ? environment.map((line) => line.split("=")[0]!)
      : Object.keys(environment);
    // Coolify's own begin with SERVICE_.
    const ours = names.filter((name) => !name.startsWith("SERVICE_"));
    expect(ours.filter((name) => !(name in settings))).toEqual([]);
    expect(ours).toEqual(
      expect.arrayContaining(["SITE_URL", "DESK_URL", "TRUST_PROXY", "SMTP_URL", "BACKUP_PASSPHRASE"]),
    );
    expect(readFileSync("docs/hosting.md", "utf8")).toContain(`deploy/hosts/${basename(file)}`);
  },
);

test("what CapRover asks for is what its file uses", () => {
  const text = readFileSync("deploy/hosts/caprover.yml", "utf8");
  const { services, caproverOneClickApp } = parse(text);
  const used = [...JSON.stringify(services).matchAll(/\$\$cap_(?!appname|root_domain)\w+/g)].map(([name]) => name);
  const asked: { id: string }[] = caproverOneClickApp.variables;
  expect(asked.map(({ id }) => id).toSorted()).toEqual(used.toSorted());
});
