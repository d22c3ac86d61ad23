import { ArrowDown, ArrowUp, type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldSchema } from "../../../content/owner/files.ts";
import { openingDays } from "../../../content/owner/opening-days.ts";
import { Button } from "../../../src/ui/Button.tsx";
import { fieldId } from "../../../src/ui/Field.tsx";
import { type FieldProps, Group, longText, placeName, useForm } from "./FormContext.tsx";
import {
  BooleanField,
  ChoicesField,
  ColourField,
  NumberField,
  PictureField,
  SelectField,
  TextField,
} from "./single-fields.tsx";
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

/** What a row is called: 'Ravi Sharma', or its number. */
function rowName(row: unknown, index: number): string {
  if (isRecord(row) && Array.isArray(row.days) && row.days.length > 0) return openingDays(row.days);
  const named = isRecord(row) ? (row.name ?? row.title ?? row.label ?? row.day) : row;
  return typeof named === "string" && named.trim() !== "" ? named : String(index + 1);
}

/** A list whose rows are added, put in order and removed. */
function ListField({
  schema,
  path,
  value,
  children,
}: FieldProps & { children: (row: unknown, index: number) => ReactNode }) {
  const { form, onChange, usual } = useForm();
  const ours = usual(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const items: FieldSchema = schema.items ?? {};
  const title = schema.title ?? "";
  const id = fieldId({ form, name: placeName(path) });
  const rowId = (index: number) => `${id}-row-${index}`;
  const move = (index: number, by: -1 | 1) => {
    const next = [...rows];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(path, next);
    // Pressed again, it moves on.
    focusSoon(rowId(index + by), `button[data-by="${by}"]:not(:disabled), button:not(:disabled)`);
  };
  const add = () => {
    onChange(path, [...rows, items.type === "object" ? {} : ""]);
    focusSoon(rowId(rows.length), "input, textarea, select");
  };
  const remove = (index: number) => {
    onChange(
      path,
      rows.filter((_, each) => each !== index),
    );
    focusSoon(`${id}-add`);
  };
  const buttons = (index: number) => {
    const name = rowName(rows[index], index);
    return (
      <span className="flex shrink-0">
        <RowButton
          icon={ArrowUp}
          by={-1}
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => move(index, -1)}
        />
        <RowButton
          icon={ArrowDown}
          by={1}
          label={`Move ${name} down`}
          disabled={index === rows.length - 1}
          onClick={() => move(index, 1)}
        />
        <RowButton icon={X} label={`Remove ${name}`} onClick={() => remove(index)} />
      </span>
    );
  };
  const isOurs = rows.length === 0 && Array.isArray(ours);
  const isFull = rows.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <Group path={path} title={title} size={path.length > 1 ? "field" : "whole"}>
      {rows.length > 0 && (
        <ol className={items.type === "object" ? "divide-y divide-line border-y border-line" : "space-y-2"}>
          {rows.map((row, index) => (
            // Rows have no names of their own; every field is told its value.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={index} id={rowId(index)}>
              {items.type === "object" ? (
                <RecordRow title={rowName(row, index)} path={[...path, index]} buttons={buttons(index)}>
                  {children(row, index)}
                </RecordRow>
              ) : (
                <div className="flex items-start gap-1 [&_label]:sr-only">
                  <div className="min-w-0 grow">{children(row, index)}</div>
                  {buttons(index)}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {isOurs && (
        <div className="text-sm text-muted">
          <p>{items.type === "object" ? "Written already, but for the fees:" : "Ours:"}</p>
          <ul className="list-disc pl-5">
            {ours.map((row, index) => (
              <li key={rowName(row, index)}>{rowName(row, index)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button id={`${id}-add`} look="outline" disabled={isFull} onClick={add} aria-label={`Add to ${title}`}>
          Add
        </Button>
        {isOurs && (
          <Button look="outline" onClick={() => onChange(path, ours)} aria-label={`${title}: begin with ours`}>
            Begin with ours
          </Button>
        )}
      </div>
    </Group>
  );
}

const RecordRow = ({
  title,
  path,
  buttons,
  children,
}: {
  title: string;
  path: FieldProps["path"];
  buttons: ReactNode;
  children: ReactNode;
}) => (
  <div className="relative py-4">
    <div className="absolute top-2 right-0">{buttons}</div>
    <Group path={path} title={<span className="block min-h-8 pr-32 wrap-anywhere">{title}</span>} size="field">
      {children}
    </Group>
  </div>
);

const RowButton = ({
  icon: Icon,
  label,
  by,
  ...button
}: {
  icon: LucideIcon;
  label: string;
  by?: number;
  disabled?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    data-by={by}
    className="grid size-11 place-items-center rounded-sm text-muted hover:bg-action-wash hover:text-action disabled:opacity-30 lg:size-10"
    {...button}
  >
    <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
  </button>
);

/** After the page has drawn what was changed: an element, or the first of a kind inside it. */
const focusSoon = (id: string, inside = ""): void =>
  void requestAnimationFrame(() => {
    const place = document.getElementById(id);
    (inside ? place?.querySelector<HTMLElement>(inside) : place)?.focus();
  });
