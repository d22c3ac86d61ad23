/** How documents are written now. One that is to be written otherwise gets the next number, and is read by the number it has. */
const format = 1;

/**
 * Something that is kept as one piece. It was checked when it came in; it is never checked by the rules of a later day, which may allow
 * less than those it was made under.
 */
export const toDocument = (content: object): string => storableJson({ ...content, format });

export function readDocument<T extends object>(json: string): T {
  const { format: written = 1, ...content } = JSON.parse(json);
  if (written !== format) throw new Error(`This program does not read documents of format ${written}.`);
  return content as T;
}

/** Text that both engines can hold: PostgreSQL takes no NUL, and half a surrogate pair is no text. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === "string" ? storable(part) : part));
