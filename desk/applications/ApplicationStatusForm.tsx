import { useState } from "react";
import { longestNote } from "../../domain/desk/notes.ts";
import { type ApplicationStatus, applicationStatuses, applicationStatusNames } from "../../domain/desk/status.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Select, TextArea } from "../../src/ui/Field.tsx";
import { type Application, useApplicationStatus } from "../api/applications.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";

export function ApplicationStatusForm({ application }: { application: Application }) {
  const change = useApplicationStatus(application.id);
  const [chosen, setChosen] = useState<ApplicationStatus>();
  const [note, setNote] = useDraft(`application-note:${application.id}`);
  const choices = applicationStatuses.filter((status) => status !== application.status);
  const to = chosen && chosen !== application.status ? chosen : choices[0]!;
  return (
    <form
      className="space-y-3 border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { to, version: application.version, ...(note.trim() && { note: note.trim() }) },
          { onSuccess: () => setNote("") },
        );
      }}
    >
      <Select
        form="application"
        name="to"
        label="Set the status to"
        choices={choices.map((value) => ({ value, label: applicationStatusNames[value] }))}
        value={to}
        onChange={(event) => setChosen(event.target.value as ApplicationStatus)}
      />
      <TextArea
        form="application"
        name="note"
        label="Note"
        className="min-h-16!"
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" disabled={change.isPending}>
        Save
      </Button>
      <ActionError error={change.error} />
    </form>
  );
}
