import type { ReactNode } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import { ActionError } from "./ActionError.tsx";
import { NoteField } from "./NoteField.tsx";
import { useDraft } from "./useDraft.ts";

interface Props<Status extends string> {
  form: string;
  label: string;
  choices: readonly Status[];
  names: Readonly<Record<Status, string>>;
  to: Status;
  onChoose: (status: Status) => void;
  /** What the note is kept under while it is typed. */
  draft: string;
  /** What else is asked for this status. */
  children?: ReactNode;
  button: string;
  isPending: boolean;
  error: Error | null;
  onSave: (said: { to: Status; note?: string }, options: { onSuccess: () => void }) => void;
}

/** How far somebody is: another status, with a few words if there is something to say. */
export function StatusChange<Status extends string>({
  form,
  label,
  choices,
  names,
  to,
  onChoose,
  draft,
  children,
  button,
  isPending,
  error,
  onSave,
}: Props<Status>) {
  const [note, setNote, clearNote] = useDraft(draft);
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ to, ...(note.trim() && { note: note.trim() }) }, { onSuccess: clearNote });
      }}
    >
      <Select
        form={form}
        name="to"
        label={label}
        choices={choices.map((value) => ({ value, label: names[value] }))}
        value={to}
        onChange={({ target }) => onChoose(target.value as Status)}
      />
      {children}
      <NoteField form={form} value={note} onChange={setNote} />
      <Button type="submit" disabled={isPending}>
        {button}
      </Button>
      <ActionError error={error} />
    </form>
  );
}
