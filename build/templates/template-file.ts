import { LineCounter, parseDocument } from "yaml";

/** One line of a body, with the place it was written in: the template itself or a shared clause. */
export interface BodyLine {
  text: string;
  file: string;
  line: number;
}

export interface TemplateFile {
  /** The front matter, not yet validated. */
  fields: Record<string, unknown>;
  body: BodyLine[];
  /** The line of the file on which a field of the front matter is. */
  fieldLine: (path: readonly PropertyKey[]) => number | undefined;
}

export class FileError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
  }
}

/** Splits a file into its front matter, read as YAML, and the lines of its body. */
export function parseTemplateFile(file: string, text: string): TemplateFile {
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
export function expandIncludes(lines: readonly BodyLine[], clauses: ReadonlyMap<string, TemplateFile>): BodyLine[] {
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
