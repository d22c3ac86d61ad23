/** Rules that hold for some page only (hand-written sheets, the reset of rare elements) are left out of the others. */

const raw = /^@(font-face|keyframes|property|page|view-transition|import|charset)/;

/** Parts of form controls, and what must be on the page for them; `input:x` is an input of that type. */
const partsOfControls: [RegExp, string[]][] = [
  [/::-webkit-(date|calendar)/, ["input:date", "input:time", "input:month", "input:datetime-local"]],
  [/::-webkit-(inner|outer)-spin/, ["input:number"]],
  [/::-webkit-search/, ["input:search"]],
  [/::file-selector/, ["input:file"]],
  [/::placeholder/, ["input", "textarea"]],
];

/** Where the block that opens at `from` ends; strings and data addresses hold no braces of their own here. */
function blockEnd(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

function splitSelectors(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at++) {
    const character = prelude[at];
    if (character === "\\") at++;
    else if (character === "(" || character === "[") depth++;
    else if (character === ")" || character === "]") depth--;
    else if (character === "," && depth === 0) {
      parts.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, prelude.slice(from)];
}

/** Takes away what stands in brackets: alternatives and attributes say nothing certain about what must be there. */
function bare(selector: string): string {
  let text = selector.replace(/\\./g, (escaped) => (/[()[\]]/.test(escaped) ? "\\_" : escaped));
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return text;
}

function mayMatch(selector: string, classes: ReadonlySet<string>, tags: ReadonlySet<string>): boolean {
  const text = bare(selector);
  // Escaped names are utilities, which the compiler has already chosen for this page.
  if (text.includes("\\")) return true;
  for (const [part, needs] of partsOfControls) if (part.test(text)) return needs.some((tag) => tags.has(tag));
  const names = [...text.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  const types = [...text.replace(/[.#]?:{0,2}[\w-]+/g, (word) => (/^[a-z]/.test(word) ? word : " ")).split(/[^\w-]+/)];
  return names.every((name) => classes.has(name)) && types.every((type) => type === "" || tags.has(type));
}

/** The sheet without what cannot show on a page with these classes and elements. */
export function withoutUnused(css: string, classes: ReadonlySet<string>, tags: ReadonlySet<string>): string {
  const kept = matching(css, classes, tags);
  return kept.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name: string) =>
    kept.split(name).length > 2 ? frames : "",
  );
}

function matching(css: string, classes: ReadonlySet<string>, tags: ReadonlySet<string>): string {
  let kept = "";
  let from = 0;
  while (from < css.length) {
    const open = css.indexOf("{", from);
    const semicolon = css.indexOf(";", from);
    if (semicolon >= 0 && (open < 0 || semicolon < open)) {
      kept += css.slice(from, semicolon + 1);
      from = semicolon + 1;
      continue;
    }
    if (open < 0) return kept + css.slice(from);
    const end = blockEnd(css, open);
    const comment = /^\s*(\/\*[\s\S]*?\*\/\s*)*/.exec(css.slice(from, open))?.[0] ?? "";
    const prelude = css.slice(from + comment.length, open);
    const body = css.slice(open + 1, end);
    kept += comment;
    if (raw.test(prelude)) kept += `${prelude}{${body}}`;
    else if (prelude.startsWith("@")) {
      const inner = matching(body, classes, tags);
      if (inner) kept += `${prelude}{${inner}}`;
    } else {
      const selectors = splitSelectors(prelude).filter((selector) => mayMatch(selector, classes, tags));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
    from = end + 1;
  }
  return kept;
}
