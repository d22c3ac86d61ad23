import { ArrowDown, ArrowUp, type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldSchema } from "../../../content/owner/files.ts";
import { openingDays } from "../../../content/owner/opening-days.ts";
import { Button } from "../../../src/ui/Button.tsx";
import { fieldId } from "../../../src/ui/Field.tsx";
import { placeName, useForm } from "./FormContext.ts";
import type { FieldProps } from "./field-props.ts";
import { focusSoon } from "./focus-soon.ts";
import { Group } from "./Group.tsx";
import { isRecord } from "./values.ts";

/** What a row is called: 'Ravi Sharma', or its number. */
function rowName(row: unknown, index: number): string {
  if (isRecord(row) && Array.isArray(row.days) && row.days.length > 0) return openingDays(row.days);
  const named = isRecord(row) ? (row.name ?? row.title ?? row.label ?? row.day) : row;
  return typeof named === "string" && named.trim() !== "" ? named : String(index + 1);
}

/** A list whose rows are added, put in order and removed. */
export function ListField({
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
          <p>Ours:</p>
          <ul className="list-disc pl-5">
            {ours.map((line) => (
              <li key={line}>{line}</li>
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
