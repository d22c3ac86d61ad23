import { z } from "zod";
import type { OwnerFile } from "./files.ts";

/** What the owner has to mend: where, what is wrong, and what would be right. */
export interface Problem {
  /** 'identity.json', or the folder itself. */
  file: string;
  /** The keys from the file down to the field, for a form that shows the problem there. Empty where the whole file is meant. */
  path: readonly (string | number)[];
  /** Of an article's text, from the first line of the file. */
  line?: number;
  /** The field in words: 'Office address, PIN code'. Empty where the whole file is meant. */
  field: string;
  message: string;
  example?: string | undefined;
}

/** 'owner/identity.json, Phone: is missing. Example: "+91 141 400 4000"' */
export const describeProblem = (folder: string, { file, field, line, message, example }: Problem): string =>
  `${[[folder, file].filter(Boolean).join("/"), field].filter(Boolean).join(", ")}: ${line ? `line ${line}: ` : ""}${message}${message.endsWith("?") ? "" : "."}${example === undefined ? "" : ` Example: ${example}`}`;

type Path = readonly PropertyKey[];

const keysOf = (path: Path): (string | number)[] => path.map((key) => (typeof key === "number" ? key : String(key)));

/** The schemas from the file down to the field. */
function schemasOn(schema: z.ZodType, [key, ...rest]: Path): z.ZodType[] {
  const inner = unwrap(schema);
  if (key === undefined) return [schema];
  const next =
    inner instanceof z.ZodObject
      ? (inner.shape[String(key)] as z.ZodType | undefined)
      : inner instanceof z.ZodArray
        ? (inner.element as z.ZodType)
        : undefined;
  return next ? [schema, ...schemasOn(next, rest)] : [schema];
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly;
  return wraps ? (schema.def.innerType as z.ZodType) : undefined;
}

function unwrap(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner ? unwrap(inner) : schema;
}

function metaOf(schema: z.ZodType): { title?: string; examples?: readonly unknown[] } {
  const inner = innerOf(schema);
  return schema.meta() ?? (inner ? metaOf(inner) : {});
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** 'Testimonials, 2 (Ravi Sharma), Stars ('rating')': the last one as the file has it too, where that is another word. */
export function fieldInWords(schema: z.ZodType, path: Path, value: unknown): string {
  const schemas = schemasOn(schema, path).slice(1);
  return path
    .map((key, index) => {
      if (typeof key !== "number") {
        const { title = "" } = metaOf(schemas[index] ?? schema);
        const isSameWord = title.replace(/\W/g, "").toLowerCase() === String(key).toLowerCase();
        const written = isSameWord || (title && index < path.length - 1) ? "" : `'${String(key)}'`;
        return title && written ? `${title} (${written})` : title || written;
      }
      const record = valueAt(value, path.slice(0, index + 1)) as { name?: unknown; title?: unknown } | undefined;
      const name = record?.name ?? record?.title;
      return typeof name === "string" ? `${key + 1} (${name})` : `${key + 1}`;
    })
    .join(", ");
}

/** For whoever has a form and not the file. */
export const withoutKey = (field: string): string => field.replace(/ \('\w+'\)$/, "");

const kinds: Record<string, string> = {
  string: 'a text in "double quotes"',
  number: "a whole number",
  int: "a whole number",
  array: "a list in [brackets]",
  object: "a record in {braces}",
  boolean: "true or false",
};

/** What is wrong with a value: never the words of the library. */
export function inWords(issue: z.core.$ZodIssue, given: unknown): string {
  const [either] = issue.code === "invalid_union" ? issue.errors.flat() : [];
  if (either) return inWords(either, given);
  if (issue.code === "invalid_type")
    return given === undefined
      ? "is missing"
      : issue.message.startsWith("Invalid")
        ? `is not ${kinds[issue.expected] ?? issue.expected}`
        : issue.message;
  if (issue.code === "invalid_value")
    return given === undefined
      ? "is missing"
      : `is none of ${issue.values.map((value) => `'${String(value)}'`).join(", ")}`;
  const isText = typeof given === "string";
  const isNumber = typeof given === "number";
  if (issue.code === "too_big" && issue.message.startsWith("Too big"))
    return isNumber
      ? `is above ${issue.maximum}`
      : isText
        ? `is longer than ${issue.maximum} characters`
        : `has more than ${issue.maximum} entries`;
  if (issue.code === "too_small" && issue.message.startsWith("Too small"))
    return isNumber
      ? `is below ${issue.minimum}`
      : isText || issue.minimum === 1
        ? "is empty"
        : `has fewer than ${issue.minimum} entries`;
  return issue.message;
}

/** The known word with the fewest letters to change, if it is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: letterChanges(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.floor(word.length / 2)) ? best.candidate : undefined;
}

function letterChanges(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

export const didYouMean = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near ? `; did you mean '${near}'?` : `; it may be ${known.map((each) => `'${each}'`).join(", ")}`;
};

/** What does not fit the schema of a file, each field in words. */
export function schemaProblems(name: OwnerFile | string, schema: z.ZodType, value: unknown): Problem[] {
  const file = name.includes(".") ? name : `${name}.json`;
  return (schema.safeParse(value).error?.issues ?? []).flatMap((issue): Problem[] => {
    const schemas = schemasOn(schema, issue.path);
    const last = schemas.at(-1) ?? schema;
    if (issue.code === "unrecognized_keys") {
      const record = unwrap(last);
      const known = record instanceof z.ZodObject ? Object.keys(record.shape) : [];
      return issue.keys.map((key) => ({
        file,
        path: [...keysOf(issue.path), key],
        field: fieldInWords(schema, issue.path, value),
        message: `'${key}' is not known here${didYouMean(key, known)}`,
      }));
    }
    const [example] = metaOf(last).examples ?? [];
    return [
      {
        file,
        path: keysOf(issue.path),
        field: fieldInWords(schema, issue.path, value),
        message: inWords(issue, valueAt(value, issue.path)),
        example:
          issue.path.length === 0 || (Array.isArray(example) && example.length === 0)
            ? undefined
            : JSON.stringify(example),
      },
    ];
  });
}

/** Values that stand for something the owner has still to fill in. */
const placeholders: readonly [RegExp, string][] = [
  [/\.example\b|\bexample\.(com|org|net|in)\b|your-domain|yourdomain/i, "has an address that belongs to nobody"],
  [
    /\b(lorem ipsum|to be (confirmed|filled in|added|decided)|TODO|TBD|FIXME)\b/i,
    "still says that it has to be filled in",
  ],
  [
    /\bx{4,}\b|^(your|my) (name|company|firm|address|brand)( name| here)?[.!]?$|^(name surname|firm name|company name)$/i,
    "is a placeholder",
  ],
  [/^\+?[\d ]*0{3} ?0{4,}\d*$|^\+91 ?12345 ?67890$|^\+91 ?98765 ?43210$/, "is a number that belongs to nobody"],
  [/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}0{6}$|^AAA-0000$|^\d{2}AAAAA0000A/, "is the number of an example"],
];

/** What is wrong with a text that stands for something else, if it does. */
export function placeholderMistake(text: string): string | undefined {
  const found = placeholders.find(([pattern]) => pattern.test(text));
  return found && `${found[1]}: put in your own`;
}

/** Texts that a published site must not show, wherever they are in the file. */
export function placeholderProblems(name: OwnerFile, schema: z.ZodType, value: unknown, path: Path = []): Problem[] {
  const given = valueAt(value, path);
  if (typeof given === "string") {
    if (path[0] === "$schema") return [];
    const mistake = placeholderMistake(given);
    if (!mistake) return [];
    return [
      {
        file: `${name}.json`,
        path: keysOf(path),
        field: fieldInWords(schema, path, value),
        message: `'${given}' ${mistake}`,
      },
    ];
  }
  if (typeof given !== "object" || given === null) return [];
  return Object.keys(given).flatMap((key) =>
    placeholderProblems(name, schema, value, [...path, Array.isArray(given) ? Number(key) : key]),
  );
}
