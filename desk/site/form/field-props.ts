import type { FieldSchema } from "../../../content/owner/files.ts";
import { placeName, useForm } from "./FormContext.ts";
import type { Path } from "./values.ts";

export interface FieldProps {
  schema: FieldSchema;
  path: Path;
  value: unknown;
  isNeeded: boolean;
}

/** What every field needs of its schema and place. */
export function useFieldProps({ schema, path, isNeeded }: FieldProps) {
  const { form, errors, onChange } = useForm();
  const name = placeName(path);
  return {
    field: { form, name, label: schema.title ?? "", error: errors.get(name), required: isNeeded },
    set: (value: unknown) => onChange(path, value),
  };
}

export const exampleOf = ({ examples: [example] = [] }: FieldSchema): string | undefined =>
  typeof example === "string" || typeof example === "number" ? String(example) : undefined;

/** From so many characters on a text has several lines. */
export const longText = 141;
