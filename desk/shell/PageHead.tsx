import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { describeDoubts } from "../../domain/forms/spam.ts";
import { mailLink } from "../../domain/links.ts";
import { Notice } from "../../src/ui/notices.tsx";
import { useDueCount } from "../enquiries/api.ts";
import { Parts } from "../ui/Panel.tsx";

interface Props {
  title: string;
  /** One line below the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The title of a page, in the page and, with the number of calls to make, in the browser's tab. */
export function DeskHeading({ title, children, actions }: Props) {
  useTabTitle(title);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-2xl">{title}</h1>
        {children && <p className="mt-1 text-sm text-muted">{children}</p>}
      </div>
      {actions}
    </header>
  );
}

export function useTabTitle(title: string): void {
  const due = useDueCount();
  useEffect(() => {
    document.title = `${due ? `(${due}) ` : ""}${title} · Desk`;
  }, [due, title]);
}

interface RecordPageProps {
  /** The list it belongs to. */
  list: { path: string; name: string };
  name: string;
  badge: ReactNode;
  /** What it is about, in a line. */
  about: readonly (string | null)[];
  /** How to reach the person. */
  contact: ReactNode;
  /** At the right of the name. */
  actions: ReactNode;
  suspect: readonly string[];
  /** What can be recorded: above the rest on phones, beside it where there is room. */
  side: ReactNode;
  /** What is being worked on, if that has begun: above all where there is room, on phones after what can be recorded. */
  first?: ReactNode;
  /** What is read before anything is recorded. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The page of one person who has sent something: an enquiry, or an application. */
export function RecordPage({
  list,
  name,
  badge,
  about,
  contact,
  actions,
  suspect,
  side,
  first,
  lead,
  children,
}: RecordPageProps) {
  const doubts = describeDoubts(suspect);
  useTabTitle(name);
  return (
    <article>
      <Link
        href={list.path}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-action no-underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {list.name}
      </Link>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-ink pb-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl">{name}</h1>
            {badge}
          </div>
          <p className="mt-1 text-sm text-muted">
            <Parts parts={about} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">{contact}</p>
        </div>
        {actions}
      </header>
      {doubts && (
        <div className="mb-6">
          <Notice title="Is this a person?">
            <p>{doubts}</p>
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {lead && <div className="min-w-0 lg:order-1">{lead}</div>}
        <div className={`min-w-0 space-y-6 lg:sticky lg:top-7 lg:order-2 ${lead ? "lg:row-span-2" : ""}`}>{side}</div>
        {first && <div className="min-w-0 lg:order-first lg:col-span-2">{first}</div>}
        <div className={`min-w-0 space-y-8 ${lead ? "lg:order-3" : "lg:order-1"}`}>{children}</div>
      </div>
    </article>
  );
}

export const MailLink = ({ email }: { email: string }) => (
  <a href={mailLink(email)} className="link break-all">
    {email}
  </a>
);
