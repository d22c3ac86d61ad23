import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

interface LockedPackage {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile(new URL("../package-lock.json", import.meta.url), "utf8"),
);

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

// A native binding left out of the lock makes `npm ci` fail on the machines that need it.
test("every optional dependency named in the lock is in the lock", () => {
  const named = Object.entries(lock.packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ location, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(
    ({ name, location }) => !placesFor(name, location).some((place) => place in lock.packages),
  );
  expect(missing).toEqual([]);
});

test("the lock ties nobody to one registry", () => {
  const tied = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith("http"));
  expect(tied).toEqual([]);
});
