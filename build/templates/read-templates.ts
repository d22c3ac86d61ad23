import { readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Loader } from "astro/loaders";
import { LineCounter, parse, parseDocument } from "yaml";
import type { Template } from "../../content/schemas/template.ts";
import { templateProblems } from "../../domain/templates/check.ts";

/** One line of a body, with the place it was written in: the template itself or a shared clause. */
interface BodyLine {
  text: string;
  file: string;
  line: number;
}

interface TemplateFile {
  /** The front matter, not yet validated. */
  fields: Record<string, unknown>;
  body: BodyLine[];
  /** The line of the file on which a field of the front matter is. */
  fieldLine: (path: readonly PropertyKey[]) => number | undefined;
}

class FileError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
  }
}

const templatesFolder = "content/templates";

export const sharedFolder = `${templatesFolder}/shared`;

/** Every template of the folder, validated. Throws one error that names each problem with its file, line and field. */
export function readTemplates(folder = templatesFolder): Template[] {
  const shared = readShared(join(folder, "shared"));
  const read = templatePaths(folder).map((path) => readTemplate(path, shared));
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...repeatedNames(read.flatMap((one) => one.template ?? [])),
  ];
  if (problems.length > 0) throw new Error(`Templates cannot be published:\n${problems.join("\n")}`);
  return read.map(({ template }) => template!);
}

export const templatePaths = (folder = templatesFolder): string[] =>
  markdownFiles(folder).map((name) => join(folder, name));

export interface Shared {
  clauses: Map<string, TemplateFile>;
  variables: Record<string, Record<string, unknown>>;
}

export function readShared(folder: string): Shared {
  const clauses = markdownFiles(folder).map((name): [string, TemplateFile] => {
    const path = join(folder, name);
    return [name.replace(/\.md$/, ""), parseTemplateFile(path, readFileSync(path, "utf8"))];
  });
  return {
    clauses: new Map(clauses),
    variables: parse(readFileSync(join(folder, "variables.yaml"), "utf8")) as Shared["variables"],
  };
}

/** One template and everything wrong with it; without a template when the file cannot be read at all. */
export function readTemplate(path: string, shared: Shared): { template?: Template; problems: string[] } {
  try {
    const file = parseTemplateFile(path, readFileSync(path, "utf8"));
    const lines = expandIncludes(file.body, shared.clauses);
    const id = path.replace(/^.*\/|\.md$/g, "");
    const { variables, ...fields } = file.fields;
    /** `shared: seatCity` is the shared variable of that id; fields beside it replace its own. */
    const withShared = (variable: Record<string, unknown>, index: number): Record<string, unknown> => {
      const { shared: id, ...changes } = variable;
      if (typeof id !== "string") return variable;
      if (!Object.hasOwn(shared.variables, id))
        throw new FileError(path, file.fieldLine(["variables", index]) ?? 1, `there is no shared variable "${id}"`);
      return { id, ...shared.variables[id], ...changes };
    };
    const template = {
      id,
      ...fields,
      variables: Array.isArray(variables) ? variables.map(withShared) : variables,
      body: lines.map(({ text }) => text).join("\n"),
    } as Template;
    const problems = templateProblems(template).map(({ field, position, message }) => {
      const { file: source, line } = position
        ? lines[position.line - 1]!
        : { file: path, line: file.fieldLine(field.split(".")) };
      const place = [source, line, position?.column].filter((part) => part !== undefined).join(":");
      return `${place}: ${field}: ${message}`;
    });
    return { template, problems };
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
}

function repeatedNames(templates: readonly Template[]): string[] {
  return (["fileName", "title"] as const).flatMap((field) =>
    templates
      .filter((one, index) => templates.findIndex((other) => other[field] === one[field]) !== index)
      .map((one) => `${one.id}.md: ${field}: "${one[field]}" is used by two templates`),
  );
}

const markdownFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort();

/** Splits a file into its front matter, read as YAML, and the lines of its body. */
function parseTemplateFile(file: string, text: string): TemplateFile {
  const [, front] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  if (front === undefined) throw new FileError(file, 1, "must start with front matter between two lines of ---");
  const counter = new LineCounter();
  const document = parseDocument(front, { lineCounter: counter });
  const [error] = document.errors;
  if (error) throw new FileError(file, counter.linePos(error.pos[0]).line + 1, error.message.split("\n")[0]!);
  const frontLines = front.split("\n").length;
  const body = text.split("\n").slice(frontLines + 1);
  return {
    fields: (document.toJS() ?? {}) as Record<string, unknown>,
    body: body.map((line, index) => ({ text: line, file, line: frontLines + 2 + index })),
    fieldLine(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
        if (node?.range) return counter.linePos(node.range[0]).line + 1;
      }
      return undefined;
    },
  };
}

/** Replaces every `@include name` and the parameters under it by the shared clause of that name. */
function expandIncludes(lines: readonly BodyLine[], clauses: ReadonlyMap<string, TemplateFile>): BodyLine[] {
  const expanded: BodyLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const name = /^@include (\S+)$/.exec(line.text)?.[1];
    if (name === undefined) {
      expanded.push(line);
      continue;
    }
    const clause = clauses.get(name);
    if (!clause) throw new FileError(line.file, line.line, `there is no shared clause "${name}"`);
    const given: BodyLine[] = [];
    while (/^ +\S/.test(lines[at + 1]?.text ?? "")) given.push(lines[++at]!);
    const parameters = { ...(clause.fields as Record<string, string>), ...readParameters(given, clause) };
    const blank = { ...line, text: "" };
    // An editor may have left out the newline at the end of the file.
    const written = clause.body.at(-1)?.text === "" ? clause.body.slice(0, -1) : clause.body;
    expanded.push(blank, ...written.map((source) => setParameters(source, parameters)), blank);
  }
  return expanded;
}

/** `  name: text`, one under another; a line without a name continues the text above it. */
function readParameters(lines: readonly BodyLine[], clause: TemplateFile): Record<string, string> {
  const parameters: Record<string, string> = {};
  let current = "";
  for (const { text, file, line } of lines) {
    const [, name, value] = /^ +([A-Za-z]+): (.+)$/.exec(text) ?? [];
    if (name && value) {
      if (!(name in clause.fields)) throw new FileError(file, line, `the shared clause has no parameter "${name}"`);
      current = name;
      parameters[name] = value;
    } else if (current) parameters[current] += ` ${text.trim()}`;
    else throw new FileError(file, line, "a parameter is written as name: text");
  }
  return parameters;
}

/** `<document>` becomes the parameter's text; `<Document>` starts it with a capital. A text may hold another parameter. */
function setParameters(source: BodyLine, parameters: Record<string, string>): BodyLine {
  const replace = (text: string): string =>
    text.replace(/<([A-Za-z]+)>/g, (_, name: string) => {
      if (Object.hasOwn(parameters, name)) return replace(parameters[name]!);
      const value = parameters[name.charAt(0).toLowerCase() + name.slice(1)];
      if (value === undefined) throw new FileError(source.file, source.line, `<${name}> is not a parameter`);
      return replace(value.charAt(0).toUpperCase() + value.slice(1));
    });
  return { ...source, text: replace(source.text) };
}

/** Hands the templates to the site, and reads them again when a file changes during development. */
export const templateLoader: Loader = {
  name: "templates",
  async load({ store, parseData, watcher, logger }) {
    const load = async () => {
      const templates = readTemplates();
      store.clear();
      for (const template of templates)
        store.set({ id: template.id, data: await parseData({ id: template.id, data: template }) });
    };
    await load();
    const folder = resolve(templatesFolder) + sep;
    watcher?.add(folder);
    watcher?.on("all", (_, path) => {
      if (path.startsWith(folder)) load().catch((error: Error) => logger.error(error.message));
    });
  },
};
