import { Link } from "wouter";
import { rowLink } from "../shell/rows.ts";
import { useNow } from "../ui/hooks.ts";
import { Parts } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import type { Enquiry } from "./api.ts";
import { enquiryParts, enquiryPath } from "./describe.ts";
import { StatusBadge } from "./StatusBadge.tsx";

/** An enquiry in one or two lines. */
export function ShortRow({ enquiry }: { enquiry: Enquiry }) {
  const now = useNow();
  return (
    <li className="border-b border-line py-2.5">
      <div className="flex items-start justify-between gap-3">
        <Link
          href={enquiryPath(enquiry.id)}
          className="min-w-0 py-1 leading-snug font-strong text-ink no-underline hover:underline"
          {...rowLink}
        >
          {enquiry.name}
        </Link>
        <StatusBadge enquiry={enquiry} />
      </div>
      <p className="text-sm text-muted">
        <Parts
          parts={[
            momentText(new Date(enquiry.createdAt), now),
            enquiry.dueAt && `call due ${momentText(new Date(enquiry.dueAt), now)}`,
            ...enquiryParts(enquiry),
            enquiry.owner?.name,
          ]}
        />
      </p>
    </li>
  );
}
