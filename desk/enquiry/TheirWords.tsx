import { Link } from "wouter";
import type { Detail } from "../../content/contact/enquiry.ts";
import { saidLast, standing } from "../../domain/desk/history.ts";
import { otherDetails } from "../../domain/forms/enquiry-fields.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { enquiryPath } from "../enquiries/enquiry-parts.tsx";
import { triesText, windowText } from "../today/reason.ts";
import { useNow } from "../ui/hooks.ts";
import { momentText } from "../ui/times.ts";

type Known = Pick<EnquiryDetail, "enquiry" | "lead" | "filing" | "told" | "events">;

const chosen = otherDetails.filter(({ kind }) => kind === "choice");
const typed = otherDetails.filter(({ kind }) => kind !== "choice");

/** What they wrote, and what they asked for: about what, when and in which language they want the call, from where. */
export function TheirWords({ detail: { enquiry, lead, filing: ownFiling, told, events } }: { detail: Known }) {
  const now = useNow();
  const message = lead.message ?? told?.lead.message;
  const said = ({ key }: Detail) => lead[key] ?? told?.lead[key];
  const offer = lead.offer ?? told?.lead.offer;
  const filing = ownFiling ?? told?.filing;
  const tries = triesText(saidLast(standing(events)).unanswered);
  const window = windowText(lead);
  const facts = [
    ...chosen.map(said),
    ...[tries, filing, offer && (offerNames[offer] ?? offer)],
    ...typed.map(said),
  ].filter(Boolean);
  return (
    <div className="space-y-3 not-has-[*]:hidden">
      {message ? (
        <blockquote className="max-w-prose border-l-3 border-highlight pl-4 break-words whitespace-pre-line">
          {message}
          {told && (
            <Link href={enquiryPath(told.lead.id)} className="link mt-1 block text-sm">
              in another enquiry, {momentText(new Date(told.lead.createdAt), now)}
            </Link>
          )}
        </blockquote>
      ) : (
        enquiry.status === "new" && <p className="text-sm text-muted">They wrote no message.</p>
      )}
      {(window || facts.length > 0) && (
        <ul aria-label="What they asked for" className="flex flex-wrap gap-2 text-sm">
          {window && <li className="rounded-full border border-highlight px-3 py-0.5">Call {window}</li>}
          {facts.map((fact) => (
            <li key={fact} className="rounded-[1rem] border border-line px-3 py-0.5">
              {fact}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
