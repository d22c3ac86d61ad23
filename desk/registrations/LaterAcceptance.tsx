import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { laterAcceptances } from "../../domain/registration/shown-quotations.ts";
import { Notice } from "../../src/ui/notices.tsx";
import { useQuotations } from "../money/quotation-api.ts";
import { onDay } from "../ui/times.ts";
import type { InWork } from "./api.ts";

/** The founder has accepted another quotation since the registration began: nothing in it changes by itself. */
export function LaterAcceptance({ inWork }: { inWork: InWork }) {
  const { data } = useQuotations(inWork.enquiry.id);
  const later = laterAcceptances(data?.quotations ?? [], inWork);
  if (later.length === 0) return null;
  return (
    <div className="pt-4">
      <Notice title="Another quotation was accepted">
        {later.map(({ number, acceptedAt, differences }) => (
          <div key={`${number} ${acceptedAt}`}>
            <p>
              Accepted {number} {onDay(dateInIndia(Date.parse(acceptedAt)))}: change the registration if needed.
            </p>
            {differences.length > 0 && (
              <ul className="mt-1">
                {differences.map(({ label, accepted, here }) => (
                  <li key={label}>
                    {label}: {accepted} accepted, {here} here
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Notice>
    </div>
  );
}
