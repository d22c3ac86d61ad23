import { rupees } from "../../../domain/india/money.ts";
import { Checkbox, Field, Select, TextArea } from "../../../src/ui/Field.tsx";
import { useForm } from "./FormContext.ts";
import { exampleOf, type FieldProps, longText, useFieldProps } from "./field-props.ts";
import { choiceName } from "./form-words.ts";
import { Group } from "./Group.tsx";

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
