import { useState } from "react";
import { type ApplicationStatus, applicationStatuses, applicationStatusNames } from "../../domain/desk/status.ts";
import { type Application, useApplicationStatus } from "../api/applications.ts";
import { StatusChange } from "../ui/StatusChange.tsx";

export function ApplicationStatusForm({ application }: { application: Application }) {
  const change = useApplicationStatus(application.id);
  const [chosen, setChosen] = useState<ApplicationStatus>();
  const choices = applicationStatuses.filter((status) => status !== application.status);
  const to = chosen && chosen !== application.status ? chosen : choices[0]!;
  return (
    <div className="border border-line bg-sheet p-4">
      <StatusChange
        form="application"
        label="Set the status to"
        choices={choices}
        names={applicationStatusNames}
        to={to}
        onChoose={setChosen}
        draft={`application-note:${application.id}`}
        button={`Set to ${applicationStatusNames[to].toLowerCase()}`}
        isPending={change.isPending}
        error={change.error}
        onSave={(said, options) => change.mutate({ ...said, version: application.version }, options)}
      />
    </div>
  );
}
