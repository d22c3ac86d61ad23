import { isReadable, readableAccent, usualAccent } from "../../../content/schemas/accent.ts";
import { Button } from "../../../src/ui/Button.tsx";
import { Field } from "../../../src/ui/Field.tsx";
import { type FieldProps, useFieldProps } from "./field-props.ts";

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
