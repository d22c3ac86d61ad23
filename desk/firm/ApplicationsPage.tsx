import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { Download } from "lucide-react";
import { Link, useSearchParams } from "wouter";
import type { ApplicationChange } from "../../domain/desk/actions.ts";
import { type ApplicationStatus, applicationStatuses, applicationStatusNames } from "../../domain/desk/enquiry.ts";
import { callLink, readablePhone } from "../../domain/links.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import { History } from "../enquiry/PersonParts.tsx";
import { useAction } from "../shell/action.ts";
import { answer, api, queryClient } from "../shell/client.ts";
import { DeskHeading, MailLink, RecordPage } from "../shell/PageHead.tsx";
import { rowLink } from "../shell/shortcuts.ts";
import { ActionForm, NoteField, noteOf } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Nothing, Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";

export default function ApplicationsPage() {
  const [address, setAddress] = useSearchParams();
  const status = applicationStatuses.find((known) => known === address.get("status"));
  const list = useApplications(status);
  const now = useNow();
  return (
    <>
      <DeskHeading
        title="Applications"
        actions={
          <div className="w-48">
            <Select
              form="filter"
              name="status"
              label="Status"
              choices={[
                { value: "", label: "All" },
                ...applicationStatuses.map((value) => ({ value, label: applicationStatusNames[value] })),
              ]}
              value={status ?? ""}
              onChange={({ target }) => setAddress(target.value ? { status: target.value } : {}, { replace: true })}
            />
          </div>
        }
      >
        From the careers page, newest first.
      </DeskHeading>
      <Loaded query={list}>
        {({ pages }) => {
          const applications = pages.flatMap((page) => page.rows);
          if (applications.length === 0)
            return <Nothing>{status ? "None with this status." : "Nobody has applied yet."}</Nothing>;
          return (
            <>
              <ul className="border-t border-ink">
                {applications.map((application) => (
                  <li
                    key={application.id}
                    className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_6.5rem] sm:items-baseline"
                  >
                    <Link
                      href={`/applications/${application.id}`}
                      className="font-strong text-ink no-underline hover:underline"
                      {...rowLink}
                    >
                      {application.name}
                    </Link>
                    <p className="text-sm max-sm:order-3 max-sm:col-span-full">
                      {application.position}
                      {application.experience && <span className="text-muted"> · {application.experience}</span>}
                    </p>
                    <p className="text-sm text-muted max-sm:order-4">
                      {momentText(new Date(application.createdAt), now)}
                    </p>
                    <p className="max-sm:text-right">
                      <ApplicationBadge status={application.status} />
                    </p>
                  </li>
                ))}
              </ul>
              {list.hasNextPage && (
                <Button look="outline" className="mt-5" onClick={() => list.fetchNextPage()}>
                  Show older ones
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

const tones: Record<ApplicationStatus, "action" | "plain" | "good"> = {
  new: "action",
  shortlisted: "plain",
  interview: "plain",
  hired: "good",
  declined: "plain",
};

const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{applicationStatusNames[status]}</Badge>
);

export function ApplicationPage({ id }: { id: string }) {
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

const route = api.applications[":id"];
const topic = "applications";

type ApplicationDetail = InferResponseType<typeof route.$get, 200>;
type Application = ApplicationDetail["application"];
type StatusFilter = InferRequestType<typeof api.applications.$get>["query"]["status"];

const useApplications = (status: StatusFilter) =>
  useInfiniteQuery({
    queryKey: [topic, "list", status],
    queryFn: ({ pageParam }) => answer(api.applications.$get({ query: { status, before: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

const useApplication = (id: string) =>
  useQuery({ queryKey: [topic, "detail", id], queryFn: () => answer(route.$get({ param: { id } })) });

const useApplicationStatus = ({ id, version }: Pick<Application, "id" | "version">) =>
  useAction<Omit<ApplicationChange, "version">>({
    about: [topic, "detail", id],
    send: (said) => route.status.$post({ param: { id }, json: { ...said, version } }),
    refresh: () => void queryClient.invalidateQueries({ queryKey: [topic] }),
  });

const resumeAddress = (id: string): string => route.resume.$url({ param: { id } }).pathname;
