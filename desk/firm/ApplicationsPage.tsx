import { Link, useSearchParams } from "wouter";
import { type ApplicationStatus, applicationStatuses, applicationStatusNames } from "../../domain/desk/enquiry.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import { DeskHeading } from "../shell/DeskHeading.tsx";
import { rowLink } from "../shell/rows.ts";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Nothing } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { useApplications } from "./applications-api.ts";

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

export const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{applicationStatusNames[status]}</Badge>
);
