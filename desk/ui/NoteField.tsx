import { longestNote } from "../../domain/desk/notes.ts";
import { TextArea } from "../../src/ui/Field.tsx";

interface Props {
  form: string;
  name?: string;
  label?: string;
  hint?: string;
  value: string;
  onChange: (note: string) => void;
}

/** A few words beside something else that is saved. */
export const NoteField = ({ form, name = "note", label = "Note", hint, value, onChange }: Props) => (
  <TextArea
    form={form}
    name={name}
    label={label}
    hint={hint}
    className="min-h-16!"
    rows={2}
    maxLength={longestNote}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
