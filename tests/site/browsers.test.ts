import { readdirSync } from "node:fs";
import { parse } from "acorn";
import { simple } from "acorn-walk";
import { expect, test } from "vitest";
import { features } from "web-features";
import { oldestBrowsers } from "../../build/browsers.ts";
import { distDir, readBuilt } from "../support/built-site.ts";

/** The syntax that all of them read. */
const ecmaVersion = 2023;

type Support = Partial<Record<keyof typeof oldestBrowsers, string>>;

const hasAll = (support: Support): boolean =>
  (Object.keys(oldestBrowsers) as (keyof Support)[]).every(
    (browser) => Number.parseFloat(support[browser]?.replace("≤", "") ?? "Infinity") <= oldestBrowsers[browser],
  );

/** The names of functions of the language and of browsers, with whether any function of that name is in all of them. */
const known = new Map<string, boolean>();
for (const feature of Object.values(features)) {
  if (feature.kind !== "feature") continue;
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
    const name = /^(?:api|javascript\.builtins)\.(?:\w+\.)*?(\w+?)(?:_static)?$/.exec(key)?.[1];
    if (name) known.set(name, known.get(name) || hasAll(support));
  }
}

/** Functions of libraries that only share a name with one of the browsers, and what React tries in a `try` of its own. */
const own: Readonly<Record<string, readonly string[]>> = {
  base: ["use", "toArray", "startViewTransition", "skipTransition"],
  docx: ["use", "destroy"],
  shared: ["run"],
};

/** What a script calls that one of the oldest browsers does not have. A call with `?.` asks first. */
function missing(source: string): string[] {
  const found = new Set<string>();
  simple(parse(source, { ecmaVersion, sourceType: "module" }), {
    CallExpression: ({ callee, optional }) => {
      if (optional || callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || callee.computed)
        return;
      if (known.get(callee.property.name) === false) found.add(callee.property.name);
    },
  });
  return [...found];
}

const scripts = readdirSync(distDir, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));

test("the check knows what the oldest browsers lack, and what they have", () => {
  for (const call of [
    "Map.groupBy(a, b)",
    "Object.groupBy(a, b)",
    "Array.fromAsync(a)",
    "Promise.withResolvers()",
    "a.checkVisibility()",
    "a.union(b)",
  ])
    expect(missing(call), call).toHaveLength(1);
  for (const call of ["a.toSorted()", "a.findLast(b)", "a.closest(b)", "a.checkVisibility?.()", "a.isWellFormed()"])
    expect(missing(call), call).toEqual([]);
  expect(() => missing("/[a--b]/v")).toThrow("Invalid regular expression flag");
});

test("every script runs in the oldest browsers that the styles are made for", () => {
  expect(scripts.length).toBeGreaterThan(20);
  const wrong = scripts.flatMap((file) => {
    const allowed = own[/_astro\/(\w+)/.exec(file)?.[1] ?? ""] ?? [];
    const names = missing(readBuilt(file)).filter((name) => !allowed.includes(name));
    return names.length > 0 ? [`${file}: ${names.join(", ")}`] : [];
  });
  expect(wrong).toEqual([]);
});
