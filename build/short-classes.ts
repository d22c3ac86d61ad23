import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

const classAttribute = / class="([^"]*)"/g;
const letters = "abcdefghijklmnopqrstuvwxyz";

const decode = (text: string) =>
  text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&#38;", "&")
    .replaceAll("&amp;", "&");

/** a … z, then aa … zz: enough for any page. */
const shortName = (index: number): string =>
  index < 26 ? letters.charAt(index) : letters.charAt(Math.floor(index / 26) - 1) + letters.charAt(index % 26);

export interface Styled {
  html: string;
  sheet: string;
}

/**
 * Gives the classes of one page short names, the most used the shortest, in its HTML and its own sheet. Utility names
 * are for people who write pages; a page that is sent carries some twenty kilobytes of them. A name that a script of the
 * page spells out stays as it is.
 */
export function withShortClasses({ html, sheet }: Styled, script: string): Styled {
  const counts = new Map<string, number>();
  for (const [, names = ""] of html.matchAll(classAttribute)) {
    for (const name of decode(names).split(/\s+/)) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const inSheet = new Set<string>();
  const rename = (names: ReadonlyMap<string, string>) => {
    // Names inside :where(), :is(), :not() and :has() are part of the selector as well.
    const renamed = (selector: Selector): Selector =>
      selector.map((part) => {
        if (part.type === "class") {
          inSheet.add(part.name);
          return { ...part, name: names.get(part.name) ?? part.name };
        }
        if ("selectors" in part && Array.isArray(part.selectors)) {
          return { ...part, selectors: (part.selectors as Selector[]).map(renamed) } as SelectorComponent;
        }
        return part;
      });
    return transform({
      filename: "page.css",
      code: Buffer.from(sheet),
      minify: true,
      // As Tailwind has it: without targets, properties are joined into shorthands that browsers do not read.
      include: Features.Nesting | Features.MediaQueries,
      exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
      targets: { safari: version(16, 4), ios_saf: version(16, 4), firefox: version(128), chrome: version(111) },
      visitor: { Selector: renamed },
    }).code.toString();
  };

  rename(new Map());
  const words = new Set(script.split(/[\s"'`]+/));
  const spelledOut = (name: string) => words.has(name);
  const taken = new Set([...counts.keys(), ...inSheet].filter(spelledOut));
  const short = new Map<string, string>();
  let index = 0;
  for (const [name] of [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))) {
    if (!inSheet.has(name) || spelledOut(name)) continue;
    while (taken.has(shortName(index))) index++;
    short.set(name, shortName(index++));
  }
  return {
    sheet: rename(short),
    html: html.replace(classAttribute, (_, names: string) => {
      const kept = decode(names)
        .split(/\s+/)
        .filter((name) => inSheet.has(name) || spelledOut(name))
        .map((name) => short.get(name) ?? name);
      return kept.length > 0 ? ` class="${kept.join(" ").replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"` : "";
    }),
  };
}
