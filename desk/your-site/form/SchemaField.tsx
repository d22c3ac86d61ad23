import type { FieldSchema } from "../../../content/owner/json-schemas.ts";
import { Button } from "../../../src/ui/Button.tsx";
import { ColourField } from "./ColourField.tsx";
import { useForm } from "./FormContext.ts";
import { type FieldProps, longText } from "./field-props.ts";
import { Group } from "./Group.tsx";
import { ListField } from "./ListField.tsx";
import { PictureField } from "./PictureField.tsx";
import { BooleanField, ChoicesField, NumberField, SelectField, TextField } from "./single-fields.tsx";
import { isAddable, isRecord, isRequired } from "./values.ts";

/** A field for whatever the schema asks for, at its place in the file. */
export function SchemaField(props: FieldProps) {
  const { schema } = props;
  if (schema.type === "object") return <RecordField {...props} />;
  if (schema.type === "array") return schema.items?.enum ? <ChoicesField {...props} /> : <Rows {...props} />;
  if (schema.type === "boolean") return <BooleanField {...props} />;
  if (schema.enum) return <SelectField {...props} />;
  if (schema.format === "color") return <ColourField {...props} />;
  if (schema.format === "picture" || schema.anyOf?.some(({ format }) => format === "picture"))
    return <PictureField {...props} />;
  return schema.type === "integer" ? <NumberField {...props} /> : <TextField {...props} />;
}

const isScalar = ({ type }: FieldSchema): boolean => type !== "object" && type !== "array";
const isShort = (schema: FieldSchema): boolean => isScalar(schema) && (schema.maxLength ?? 0) < longText;

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
  const isTable =
    properties.length > 1 && properties.every(([, inner]) => inner.type === "object" && hasOnlyShort(inner));
  return (
    <div className={isTable ? "grid gap-x-4 gap-y-5 sm:grid-cols-3" : "grid gap-x-4 gap-y-5 sm:grid-cols-2"}>
      {properties.map(([key, inner]) => (
        <div key={key} className={isTable || isShort(inner) ? "min-w-0" : "col-span-full min-w-0"}>
          <SchemaField schema={inner} path={[...path, key]} value={record[key]} isNeeded={isRequired(schema, key)} />
        </div>
      ))}
    </div>
  );
}

const hasOnlyShort = ({ properties = {} }: FieldSchema): boolean => Object.values(properties).every(isShort);

function RecordField({ schema, path, value, isNeeded }: FieldProps) {
  const { onChange } = useForm();
  const title = schema.title ?? "";
  const mayBeAdded = isAddable(schema, isNeeded);
  const isInTable = path.length > 1 && hasOnlyShort(schema);
  if (mayBeAdded && !isRecord(value))
    return (
      <Group path={path} title={title}>
        <Button look="outline" onClick={() => onChange(path, {})} aria-label={`Add ${title}`}>
          Add
        </Button>
      </Group>
    );
  return (
    <Group
      path={path}
      title={title}
      isSmall={isInTable}
      actions={
        mayBeAdded && (
          <button
            type="button"
            className="mt-2 min-h-11 text-sm text-muted underline hover:text-alert"
            onClick={() => onChange(path, undefined)}
          >
            Remove {title}
          </button>
        )
      }
    >
      <div className={isInTable ? "[&_.grid]:grid-cols-1!" : ""}>
        <Fields schema={schema} path={path} value={value} />
      </div>
    </Group>
  );
}
