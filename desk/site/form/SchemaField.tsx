import type { FieldSchema } from "../../../content/owner/files.ts";
import { Button } from "../../../src/ui/Button.tsx";
import { fieldId } from "../../../src/ui/Field.tsx";
import { ColourField } from "./ColourField.tsx";
import { placeName, useForm } from "./FormContext.ts";
import { type FieldProps, longText } from "./field-props.ts";
import { focusSoon } from "./focus-soon.ts";
import { Group } from "./Group.tsx";
import { ListField } from "./ListField.tsx";
import { PictureField } from "./PictureField.tsx";
import { BooleanField, ChoicesField, NumberField, SelectField, TextField } from "./single-fields.tsx";
import { isAddable, isRecord, isRequired } from "./values.ts";

/** A field for whatever the schema asks for, at its place in the file. */
function SchemaField(props: FieldProps) {
  const { schema } = props;
  if (schema.type === "object") return <RecordField {...props} />;
  if (schema.type === "array") return schema.items?.enum ? <ChoicesField {...props} /> : <Rows {...props} />;
  if (schema.type === "boolean") return <BooleanField {...props} />;
  if (schema.enum) return <SelectField {...props} />;
  if (schema.format === "color") return <ColourField {...props} />;
  if (isPicture(schema)) return <PictureField {...props} />;
  return schema.type === "integer" ? <NumberField {...props} /> : <TextField {...props} />;
}

const isPicture = ({ format, anyOf }: FieldSchema): boolean =>
  format === "picture" || Boolean(anyOf?.some((one) => one.format === "picture"));
/** A label of more has two lines in half a column, and an answer of more cannot be read in it. */
const halfTitle = 30;
const halfAnswer = 60;
/** What stands side by side with another. */
const isShort = (schema: FieldSchema): boolean =>
  ["string", "integer"].includes(schema.type ?? "") &&
  !["color", "picture"].includes(schema.format ?? "") &&
  (schema.maxLength ?? 0) < longText;
const hasShortAnswer = ({ format, maxLength = 0 }: FieldSchema): boolean => format !== "uri" && maxLength <= halfAnswer;
const isHalf = (schema: FieldSchema): boolean =>
  isShort(schema) && hasShortAnswer(schema) && (schema.title ?? "").length <= halfTitle;
const hasOnlyShort = ({ type, properties = {} }: FieldSchema): boolean =>
  type === "object" && Object.values(properties).every(isShort);

function Rows(props: FieldProps) {
  const { schema, path } = props;
  const items: FieldSchema = schema.items ?? {};
  return (
    <ListField {...props}>
      {(row, index) =>
        items.type === "object" ? (
          <Fields schema={items} path={[...path, index]} value={row} />
        ) : (
          <SchemaField
            schema={{ ...items, title: `${schema.title}, ${index + 1}` }}
            path={[...path, index]}
            value={row}
            isNeeded={false}
          />
        )
      }
    </ListField>
  );
}

/** The fields of a record: short ones side by side. */
export function Fields({ schema, path, value }: Omit<FieldProps, "isNeeded">) {
  const record = isRecord(value) ? value : {};
  const properties = Object.entries(schema.properties ?? {});
  if (path.length > 0 && properties.length > 1 && properties.every(([, inner]) => hasOnlyShort(inner)))
    return <Table {...{ schema, path, value }} />;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {properties.map(([key, inner]) => (
        <div key={key} className={`min-w-0 ${isHalf(inner) ? "" : "col-span-full"}`}>
          {/* A short answer needs no wide field, however long its question is. */}
          <div
            className={
              isShort(inner) && hasShortAnswer(inner) && !isHalf(inner)
                ? "sm:[&_:is(input,.select-frame)]:max-w-60"
                : ""
            }
          >
            <SchemaField schema={inner} path={[...path, key]} value={record[key]} isNeeded={isRequired(schema, key)} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Records with the same few fields: one row for each field, with the names of the records above it. */
function Table({ schema, path, value }: Omit<FieldProps, "isNeeded">) {
  const record = isRecord(value) ? value : {};
  const columns = Object.entries(schema.properties ?? {});
  const [, first = {}] = columns[0] ?? [];
  return (
    <div className="space-y-4">
      {Object.entries(first.properties ?? {}).map(([key, { title }]) => (
        <fieldset key={key} className="min-w-0">
          <legend className="mb-1 text-sm text-muted">{title}</legend>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
            {columns.map(([name, inner]) => {
              const cells = record[name];
              return (
                <SchemaField
                  key={name}
                  schema={{ ...inner.properties?.[key], title: `${inner.title}` }}
                  path={[...path, name, key]}
                  value={isRecord(cells) ? cells[key] : undefined}
                  isNeeded={isRequired(inner, key)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function RecordField({ schema, path, value, isNeeded }: FieldProps) {
  const { form, onChange } = useForm();
  const title = schema.title ?? "";
  // What was pressed is gone then.
  const set = (next: object | undefined) => {
    onChange(path, next);
    focusSoon(fieldId({ form, name: placeName(path) }), "input, textarea, select, button");
  };
  const mayBeAdded = isAddable(schema, isNeeded);
  const size = path.length > 1 ? "inner" : "whole";
  if (mayBeAdded && !isRecord(value))
    return (
      <Group path={path} title={title} size="row">
        <Button look="outline" onClick={() => set({})} aria-label={`Add ${title}`}>
          Add
        </Button>
      </Group>
    );
  return (
    <Group
      path={path}
      title={title}
      size={size}
      actions={
        mayBeAdded && (
          <button
            type="button"
            className="mt-2 min-h-11 text-sm text-muted underline hover:text-alert"
            onClick={() => set(undefined)}
          >
            Remove {title}
          </button>
        )
      }
    >
      <Fields schema={schema} path={path} value={value} />
    </Group>
  );
}
