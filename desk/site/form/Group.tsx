import type { ReactNode } from "react";
import { fieldId } from "../../../src/ui/Field.tsx";
import { placeName, useForm } from "./FormContext.ts";
import type { Path } from "./values.ts";

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
