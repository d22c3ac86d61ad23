/** What comes from others and what goes out to all: packages, their licences and scripts, secrets, the workflows of GitHub. */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

// GitHub's checker imports its JSON files as if they went through a bundler.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
const { validate } = await import("@actions/languageservice/validate");

/** They ask for their notice and nothing else. */
const licences =
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense Zlib Python-2.0 OFL-1.1";

/** Packages under other licences, each with why that is no burden here. */
const otherLicences: { packages: RegExp; licence: string | undefined; why: string }[] = [
  { packages: /^axe-core$|^ical\.js$/, licence: "MPL-2.0", why: "of tests alone, unchanged" },
  { packages: /^lightningcss/, licence: "MPL-2.0", why: "runs during a build, unchanged" },
  { packages: /^satori$/, licence: "MPL-2.0", why: "draws share pictures during a build, unchanged" },
  {
    packages: /^@img\/sharp-/,
    licence: "LGPL-3.0-or-later",
    why: "libvips, a library of its own beside sharp, unchanged",
  },
  { packages: /^png-js$/, licence: undefined, why: "no field; its file LICENSE is the MIT licence" },
];

const secrets = {
  "a private key": /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/=]{20}/,
  "a key of age": /AGE-SECRET-KEY-1[0-9A-Z]{50}/,
  "a token of GitHub": /\b(?:gh[opsur]_|github_pat_)\w{30}/,
  "a token of npm": /\bnpm_\w{36}/,
  "a key of AWS": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  "a key of Google": /\bAIza[\w-]{35}/,
  "a token of Slack": /\bxox[abeprs]-[\w-]{10}/,
  "a live key of Razorpay or Stripe": /\b(?:rzp|sk|rk)_live_\w{10}/,
  "a password in an address":
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@"'`$]+:(?!(?:p|password|secret)@)[^\s@/"'`$]+@/i,
};
/** Such files hold data or secrets whatever is in them. */
const keptFiles = /(?:^|\/)(?:\.env(?:\..+)?|id_\w+|.+\.(?:pem|key|p12|pfx|sqlite|age))$/;

interface LockedPackage {
  name?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const lock: Record<string, LockedPackage> = readJson("package-lock.json").packages;
const packages = Object.entries(lock)
  .filter(([location]) => location !== "")
  .map(([location, locked]) => ({ ...locked, location, name: locked.name ?? location.split("node_modules/").at(-1)! }));

describe("the lock file", () => {
  // A native binding left out of the lock makes `npm ci` fail on the machines that need it.
  test("has every optional dependency that it names", () => {
    const named = Object.entries(lock).flatMap(([location, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ location, name })),
    );
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter(({ name, location }) => !placesFor(name, location).some((place) => place in lock));
    expect(missing).toEqual([]);
  });

  test("says of each package what its bytes are, and ties nobody to one registry", () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test("has packages of known licences alone", () => {
    const isKnown = (name: string, licence: string | undefined) =>
      (licence !== undefined && licences.split(" ").includes(licence)) ||
      otherLicences.some((other) => other.packages.test(name) && other.licence === licence);
    // 'A OR B' leaves the choice; of 'A AND B' both hold.
    const isFree = (name: string, licence: string | undefined) =>
      licence === undefined
        ? isKnown(name, undefined)
        : licence
            .replace(/^\((.*)\)$/, "$1")
            .split(" OR ")
            .some((choice) => choice.split(" AND ").every((part) => isKnown(name, part)));
    const others = packages.filter(({ name, license }) => !isFree(name, license));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
    const unused = otherLicences.filter((other) => !packages.some(({ name }) => other.packages.test(name)));
    expect(unused).toEqual([]);
  });

  test("has install scripts of decided packages alone, and npm is told to run no other", () => {
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    const { allowScripts } = readJson("package.json");
    expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted());
    expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("strict-allow-scripts=true");
  });
});

/** Where Node would look for `name` from a package at `location`, nearest first. */
function placesFor(name: string, location: string): string[] {
  const places = [`${location ? `${location}/` : ""}node_modules/${name}`];
  for (
    let at = location.lastIndexOf("/node_modules/");
    at !== -1;
    at = location.lastIndexOf("/node_modules/", at - 1)
  ) {
    places.push(`${location.slice(0, at)}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

test("no known hole of high weight in what a server runs on (needs a registry that answers `npm audit`)", ({
  skip,
}) => {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  const { stdout } = spawnSync("npm", args, { encoding: "utf8" });
  const { metadata, vulnerabilities = {} } = JSON.parse(stdout || "{}");
  if (metadata === undefined) skip("The registry does not answer npm audit.");
  const found: { name: string; severity: string }[] = Object.values(vulnerabilities);
  const high = found.filter(({ severity }) => severity === "high" || severity === "critical");
  expect(high.map(({ name, severity }) => `${name}: ${severity}`)).toEqual([]);
});

test("no secret is in the tree", () => {
  // In a container of CI the files belong to another user.
  const listed = execFileSync("git", ["-c", "safe.directory=*", "ls-files", "-z"], { encoding: "utf8" });
  const files = listed.split("\0").filter((file) => file !== "");
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => keptFiles.test(file))).toEqual([]);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const kinds = Object.entries(secrets).filter(([, pattern]) => pattern.test(text));
    return kinds.map(([kind]) => `${file}: ${kind}`);
  });
  expect(found).toEqual([]);
});

describe("what GitHub reads", () => {
  const workflows = globSync(".github/workflows/*.yml");

  test.each(workflows)("%s is a workflow as GitHub's own checker reads it", async (file) => {
    const document = TextDocument.create(`file:///${file}`, "yaml", 1, readFileSync(file, "utf8"));
    const findings = await validate(document);
    expect(findings.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  test.each(workflows)("each job of %s has a limit of time and names its rights; actions have a version", (file) => {
    const text = readFileSync(file, "utf8");
    const workflow: { permissions?: object; jobs: Record<string, object> } = parse(text);
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) {
      expect(job).toHaveProperty("permissions");
      if (!("uses" in job)) expect(job).toHaveProperty("timeout-minutes");
    }
    const actions = [...text.matchAll(/\buses: (\S+)/g)].map(([, action]) => action);
    expect(actions.filter((action) => !/^\.\/|@(?:v\d+|[0-9a-f]{40})$/.test(action!))).toEqual([]);
  });

  test("the forms have what GitHub asks of a form", () => {
    const forms = globSync(".github/ISSUE_TEMPLATE/*.yml").filter((file) => basename(file) !== "config.yml");
    expect(forms.length).toBeGreaterThan(0);
    for (const file of forms) {
      const form = parse(readFileSync(file, "utf8"));
      expect(form, file).toMatchObject({ name: expect.any(String), description: expect.any(String) });
      const fields: { type: string; id: string; attributes: { label?: string; value?: string } }[] = form.body;
      for (const { type, id, attributes } of fields) {
        expect(["markdown", "input", "textarea", "dropdown", "checkboxes"], file).toContain(type);
        expect(type === "markdown" ? attributes.value : id && attributes.label, file).toBeTruthy();
      }
      expect(new Set(fields.map(({ id }) => id)).size, file).toBe(fields.length);
    }
  });
});
