import { Download } from "lucide-react";
import { callLink, readablePhone } from "../../domain/phone-links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import { type ApplicationDetail, resumeAddress, useApplication } from "../api/applications.ts";
import { History } from "../enquiry/History.tsx";
import { MailLink, RecordPage } from "../layout/RecordPage.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Panel } from "../ui/Panel.tsx";
import { ApplicationStatusForm } from "./ApplicationStatusForm.tsx";
import { ApplicationBadge } from "./ApplicationsPage.tsx";

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
    >
      <Panel id="letter" title="Cover letter">
        <p className="max-w-prose py-3 whitespace-pre-wrap">{coverLetter}</p>
      </Panel>
      <History events={events} createdAt={application.createdAt} first="Applied on the careers page" />
    </RecordPage>
  );
}
