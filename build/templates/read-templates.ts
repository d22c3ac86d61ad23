import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { icons } from "lucide-react";
import { parse } from "yaml";
import type { Template } from "../../content/schemas/template.ts";
import { type Problem, templateProblems } from "../../domain/templates/check.ts";
import { expandIncludes, FileError, parseTemplateFile, type TemplateFile } from "./template-file.ts";

export const templatesFolder = "content/templates";
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
    const problems = [...templateProblems(template), ...iconProblems(template)].map(({ field, position, message }) => {
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

/** The schema knows how an icon is written; whether there is such a one, the icon set. */
const iconProblems = ({ icon }: Template): Problem[] =>
  typeof icon === "string" && !(icon in icons) ? [{ field: "icon", message: `there is no lucide icon "${icon}"` }] : [];

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
