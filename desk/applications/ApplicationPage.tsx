import { ArrowLeft, Download } from "lucide-react";
import { Link } from "wouter";
import { describeDoubts } from "../../domain/forms/doubts.ts";
import { callLink, readablePhone } from "../../domain/phone-links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import { Notice } from "../../src/ui/Notice.tsx";
import { type ApplicationDetail, resumeAddress, useApplication } from "../api/applications.ts";
import { History } from "../enquiry/History.tsx";
import { useTabTitle } from "../layout/DeskHeading.tsx";
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
  const doubts = describeDoubts(suspect);
  useTabTitle(name);
  return (
    <article>
      <Link
        href="/applications"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-action no-underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Applications
      </Link>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-ink pb-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl">{name}</h1>
            <ApplicationBadge status={status} />
          </div>
          <p className="mt-1 text-sm text-muted">
            {position}
            {experience && ` · ${experience}`}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            <a href={callLink(phone)} className="link tabular-nums">
              {readablePhone(phone)}
            </a>
            <a href={`mailto:${email}`} className="link break-all">
              {email}
            </a>
          </p>
        </div>
        <ButtonLink look="outline" href={resumeAddress(id)} download>
          <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Résumé, {kilobytes(resume.size)}
        </ButtonLink>
      </header>
      {doubts && (
        <div className="mb-6">
          <Notice title="Is this a person?">
            <p>{doubts}</p>
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ApplicationStatusForm application={application} />
        <div className="min-w-0 space-y-8 lg:order-first">
          <Panel id="letter" title="Cover letter">
            <p className="max-w-prose py-3 whitespace-pre-wrap">{coverLetter}</p>
          </Panel>
          <History events={events} createdAt={application.createdAt} first="Applied on the careers page" />
        </div>
      </div>
    </article>
  );
}
