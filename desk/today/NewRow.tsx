import { Link } from "wouter";
import { statusNames } from "../../domain/desk/status.ts";
import type { Enquiry } from "../api/enquiries.ts";
import { enquiryPath, wantedParts } from "../enquiries/describe.ts";
import { useNow } from "../live/useNow.ts";
import { rowLink } from "../shortcuts/rows.ts";
import { Parts } from "../ui/Parts.tsx";
import { momentText } from "../ui/times.ts";

/** That it came in, in two quiet lines: what is to be done about it stands elsewhere. */
export function NewRow({ enquiry }: { enquiry: Enquiry }) {
  const now = useNow();
  const { id, name, createdAt, status } = enquiry;
  return (
    <li className="border-b border-line py-2 text-sm leading-snug max-lg:py-3">
      <Link href={enquiryPath(id)} className="block break-words text-ink no-underline hover:underline" {...rowLink}>
        {name}
      </Link>
      <p className="mt-0.5 text-muted">
        <Parts
          parts={[
            momentText(new Date(createdAt), now),
            status !== "new" && statusNames[status].toLowerCase(),
            ...wantedParts(enquiry),
          ]}
        />
      </p>
    </li>
  );
}
