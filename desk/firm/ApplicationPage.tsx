import { Download } from "lucide-react";
import { applicationStatuses, applicationStatusNames } from "../../domain/desk/enquiry.ts";
import { callLink, readablePhone } from "../../domain/links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import { History } from "../enquiry/History.tsx";
import { MailLink, RecordPage } from "../shell/RecordPage.tsx";
import { ActionForm, NoteField, noteOf } from "../ui/ActionForm.tsx";
import { Loaded, Panel } from "../ui/Panel.tsx";
import { useActionForm } from "../ui/useActionForm.ts";
import { ApplicationBadge } from "./ApplicationsPage.tsx";
import {
  type Application,
  type ApplicationDetail,
  resumeAddress,
  useApplication,
  useApplicationStatus,
} from "./applications-api.ts";

export default function ApplicationPage({ id }: { id: string }) {
  return <Loaded query={useApplication(id)}>{(detail) => <OpenApplication detail={detail} />}</Loaded>;
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`;

function OpenApplication({ detail: { application, events } }: { detail: ApplicationDetail }) {
  const { id, name, position, experience, phone, email, coverLetter, resume, suspect, status } = application;
  return (
    <RecordPage
      list={{ path: "/applications", name: "Applications" }}
      name={name}
      badge={<ApplicationBadge status={status} />}
      about={[position, experience]}
      contact={
        <>
          <a href={callLink(phone)} className="link tabular-nums">
            {readablePhone(phone)}
          </a>
          <MailLink email={email} />
        </>
      }
      actions={
        <ButtonLink look="outline" href={resumeAddress(id)} download>
          <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Résumé, {kilobytes(resume.size)}
        </ButtonLink>
      }
      suspect={suspect}
      side={<ApplicationStatusForm application={application} />}
      lead={
        <Panel id="letter" title="Cover letter">
          <p className="max-w-prose py-3 whitespace-pre-wrap">{coverLetter}</p>
        </Panel>
      }
    >
      <History events={events} createdAt={application.createdAt} first="Applied on the careers page" />
    </RecordPage>
  );
}

function ApplicationStatusForm({ application }: { application: Application }) {
  const choices = applicationStatuses.filter((status) => status !== application.status);
  const there = { to: choices[0]!, note: "" };
  const form = useActionForm("application", application.id, there, useApplicationStatus(application));
  const to = choices.find((status) => status === form.values.to) ?? there.to;
  return (
    <div className="border border-line bg-sheet p-4">
      <ActionForm
        form={form}
        button={`Set to ${applicationStatusNames[to].toLowerCase()}`}
        onSave={() => form.save({ to, ...noteOf(form.values.note) })}
      >
        <Select
          {...form.field("to")}
          label="Set the status to"
          choices={choices.map((value) => ({ value, label: applicationStatusNames[value] }))}
          value={to}
        />
        <NoteField {...form.field("note")} />
      </ActionForm>
    </div>
  );
}
