import { createContext, type ReactNode, useContext } from "react";
import type { FieldSchema } from "../../../content/owner/files.ts";
import { fieldId } from "../../../src/ui/Field.tsx";
import type { SitePicture } from "../api.ts";
import type { Path } from "./values.ts";

interface Shared {
  /** The title above the form: what has the same name needs none of its own. */
  heading: string;
  /** Begins the ids of all fields. */
  form: string;
  /** What is wrong, by the place of the field. */
  errors: ReadonlyMap<string, string>;
  onChange: (path: Path, value: unknown) => void;
  pictures: readonly SitePicture[];
  /** What the site says where the owner says nothing; undefined where that is nothing too. */
  usual: (path: Path) => unknown;
  /** Names of choices that only the server knows. */
  choiceNames: Readonly<Record<string, string>>;
}

export const FormContext = createContext<Shared | undefined>(undefined);

export function useForm(): Shared {
  const shared = useContext(FormContext);
  if (!shared) throw new Error("A field is outside its form.");
  return shared;
}

/** In ids and in the list of errors. */
export const placeName = (path: Path): string => path.join("-");

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

/** Of what has fields in it, at the top of a section or below; and of a single list. */
const sizes = {
  whole: "mb-2 pt-2 text-lg font-heading tracking-tight",
  inner: "mb-2 text-base font-strong",
  field: "mb-1.5 text-sm font-strong",
  /** In one line with the button that adds it. */
  row: "float-left w-[calc(100%-6rem)] py-2 text-base font-strong",
};

/** Fields that belong together, with their name above them and what is wrong with all of them. */
export function Group({
  path,
  title,
  size = "whole",
  actions,
  children,
}: {
  path: Path;
  title: ReactNode;
  size?: keyof typeof sizes;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { form, heading, errors } = useForm();
  const name = placeName(path);
  const error = errors.get(name);
  const id = fieldId({ form, name });
  return (
    // The focus comes here when what is wrong belongs to no single field.
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className={`min-w-0 outline-none ${size === "row" ? "[&>button]:float-right" : ""}`}
    >
      <legend className={title === heading ? "sr-only" : sizes[size]}>{title}</legend>
      {children}
      <p
        id={`${id}-error`}
        data-error-slot={name}
        hidden={!error}
        className="clear-both mt-1.5 text-sm font-strong text-alert"
      >
        {error}
      </p>
      {actions}
    </fieldset>
  );
}
