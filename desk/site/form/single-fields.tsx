import { useRef } from "react";
import { isReadable, readableAccent, usualAccent } from "../../../content/schemas/accent.ts";
import { rupees } from "../../../domain/india/money.ts";
import { Button, buttonClass } from "../../../src/ui/Button.tsx";
import { Disclosure } from "../../../src/ui/Disclosure.tsx";
import { Checkbox, Field, fieldId, Select, TextArea } from "../../../src/ui/Field.tsx";
import { ActionError } from "../../ui/ActionForm.tsx";
import { pictureAddress, useRemovePicture, useSendPicture } from "../api.ts";
import { exampleOf, type FieldProps, Group, longText, useFieldProps, useForm } from "./FormContext.tsx";
import { choiceName } from "./values.ts";

const inputTypes: Record<string, string> = { date: "date", email: "email", uri: "url" };

export function TextField(props: FieldProps) {
  const { schema, path, value } = props;
  const { usual } = useForm();
  const { field, set } = useFieldProps(props);
  const ours = usual(path);
  const example = typeof ours === "string" ? ours : exampleOf(schema);
  const typed = {
    value: typeof value === "string" ? value : "",
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
    autoComplete: "off",
  };
  const { maxLength = 0 } = schema;
  if (maxLength >= longText || typeof ours === "string")
    return (
      <TextArea
        {...field}
        {...typed}
        placeholder={example}
        hint={`${ours === undefined ? "" : "Empty: ours, as shown. "}Up to ${maxLength.toLocaleString("en-IN")} characters.`}
        className="field-sizing-content"
      />
    );
  const type = /^\d\d:\d\d$/.test(example ?? "") ? "time" : (inputTypes[schema.format ?? ""] ?? "text");
  return <Field {...field} {...typed} type={type} placeholder={example} />;
}

export function NumberField(props: FieldProps) {
  const { schema, value } = props;
  const { field, set } = useFieldProps(props);
  // Sums have their commas; what is counted in days or stars is never so large.
  const number = typeof value === "number" ? rupees(value).slice(1) : value;
  return (
    <Field
      {...field}
      value={number === undefined ? "" : String(number)}
      onChange={({ target }) => set(target.value)}
      inputMode="numeric"
      autoComplete="off"
      placeholder={exampleOf(schema)}
      className="tabular-nums"
    />
  );
}

export function SelectField(props: FieldProps) {
  const { schema, value, isNeeded } = props;
  const { field, set } = useFieldProps(props);
  const { default: usual } = schema;
  const nothing = typeof usual === "string" ? `As usual: ${choiceName(usual)}` : isNeeded ? "Choose" : "Not chosen";
  return (
    <Select
      {...field}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => set(target.value)}
      choices={[
        { value: "", label: nothing },
        ...(schema.enum ?? []).map((choice) => ({ value: choice, label: choiceName(choice) })),
      ]}
    />
  );
}

export function BooleanField(props: FieldProps) {
  const { field, set } = useFieldProps(props);
  return (
    <Checkbox name={field.name} checked={props.value === true} onChange={set}>
      {field.label}
    </Checkbox>
  );
}

/** Several of a few: the days of the week. */
export function ChoicesField(props: FieldProps) {
  const { schema, path, value } = props;
  const { choiceNames } = useForm();
  const { field, set } = useFieldProps(props);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choices = schema.items?.enum ?? [];
  const isMany = choices.length > 10;
  return (
    <Group path={path} title={field.label} size={path.length > 1 ? "field" : "whole"}>
      <div className={isMany ? "divide-y divide-line border-y border-line" : "flex flex-wrap gap-x-5"}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            name={`${field.name}-${choice}`}
            checked={chosen.includes(choice)}
            // In the order of the schema, whatever was ticked first.
            onChange={(isOn) => set(choices.filter((each) => (each === choice ? isOn : chosen.includes(each))))}
          >
            {choiceNames[choice] ?? choiceName(choice)}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** A colour to pick or to write, and whether text can be read in it. */
export function ColourField(props: FieldProps) {
  const { field, set } = useFieldProps(props);
  const typed = typeof props.value === "string" ? props.value : "";
  const colour = isColour(typed) ? typed : usualAccent.action;
  const isLight = isColour(typed) && !isReadable(typed);
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label={`Pick: ${field.label}`}
          value={colour}
          onChange={({ target }) => set(target.value)}
          className="mt-[1.6875rem] h-12 w-14 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-sheet p-1 lg:h-10.5"
        />
        <div className="w-40">
          <Field
            {...field}
            value={typed}
            onChange={({ target }) => set(target.value.trim().toLowerCase())}
            placeholder={String(props.schema.examples?.[0])}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </div>
      <div className="mt-3 max-w-sm border border-line p-4" aria-hidden="true">
        <p className="text-sm">
          <span style={{ color: colour }} className="font-strong underline">
            A link in this colour
          </span>{" "}
          and a button:
        </p>
        <span
          style={{ backgroundColor: colour }}
          className="mt-2 inline-block rounded-sm px-4 py-2 text-sm font-strong text-sheet"
        >
          Ask for a call
        </span>
      </div>
      <div role="status" className="mt-2 text-sm">
        {isLight && (
          <p>
            This colour is too light to be read as text.{" "}
            <Button look="outline" className="mt-2" onClick={() => set(readableAccent(typed))}>
              Use {readableAccent(typed)}, the nearest that can be read
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** What the server can read: build/own-pictures/reencode.ts. */
export const pictureKinds = "image/jpeg,image/png,image/webp,image/avif";
const quiet = "min-h-11 text-sm text-muted underline hover:text-alert";

/** A picture from this device, or one that is there already. */
export function PictureField(props: FieldProps) {
  const { pictures } = useForm();
  const { field, set } = useFieldProps(props);
  const send = useSendPicture();
  const remove = useRemovePicture();
  const file = typeof props.value === "string" ? props.value : "";
  const id = fieldId(field);
  const others = pictures.filter((picture) => picture.file !== file);
  const tried = useRef("");
  /** What was only tried does not stay in the folder: it would be published. */
  const choose = (next: string, isNew = false) => {
    const before = tried.current;
    tried.current = isNew ? next : "";
    set(next);
    if (before && before !== next && !pictures.some((picture) => picture.file === before && picture.isUsed))
      remove.mutate(before);
  };
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-strong">
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {file && <Thumbnail file={file} className="size-20" />}
        <label className={`${buttonClass("outline")} cursor-pointer has-focus-visible:outline-2`}>
          {send.isPending ? "Sending…" : file ? "Choose another" : "Choose a picture"}
          <input
            id={id}
            type="file"
            accept={pictureKinds}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-error`}
            aria-invalid={field.error ? true : undefined}
            disabled={send.isPending}
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = "";
              if (chosen) send.mutate(chosen, { onSuccess: (made) => choose(made.file, true) });
            }}
          />
        </label>
        {file && (
          <button type="button" className={quiet} onClick={() => choose("")}>
            Take it away
          </button>
        )}
      </div>
      <p
        id={`${id}-error`}
        data-error-slot={field.name}
        hidden={!field.error}
        className="mt-1.5 text-sm font-strong text-alert"
      >
        {field.error}
      </p>
      <ActionError error={send.error ?? remove.error} />
      {others.length > 0 && (
        <Disclosure label="Pictures that are there" line="words" className="mt-1">
          <ul className="flex flex-wrap gap-3 pt-1 pb-3">
            {others.map((picture) => (
              <li key={picture.file} className="w-24 text-center">
                <button type="button" aria-label={`Use ${picture.file}`} onClick={() => choose(picture.file)}>
                  <Thumbnail file={picture.file} className="size-24" />
                </button>
                {!picture.isUsed && (
                  <button
                    type="button"
                    aria-label={`Remove ${picture.file}`}
                    className={quiet}
                    onClick={() => remove.mutate(picture.file)}
                  >
                    Remove
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

const Thumbnail = ({ file, className }: { file: string; className: string }) => (
  <img
    src={pictureAddress(file)}
    alt={file}
    loading="lazy"
    className={`${className} rounded-sm border border-line bg-sheet object-contain`}
  />
);
