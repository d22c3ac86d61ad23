import type { PersonToCall } from "../api/enquiries.ts";
import { DueTime, isOverdue } from "../enquiries/DueTime.tsx";
import { enquiryParts } from "../enquiries/describe.ts";
import { useNow } from "../live/useNow.ts";
import { MoreEnquiries } from "./MoreEnquiries.tsx";
import { WorkRow } from "./WorkRow.tsx";

/** A call that was promised, with how long there is. */
export function CallRow({ person, isQuiet }: { person: PersonToCall; isQuiet?: boolean }) {
  const now = useNow();
  const { dueAt, also } = person;
  return (
    <WorkRow
      enquiry={person}
      also={also}
      when={dueAt && <DueTime dueAt={dueAt} />}
      about={enquiryParts(person)}
      isLate={dueAt !== null && isOverdue(dueAt, now)}
      isQuiet={isQuiet ?? false}
    >
      <MoreEnquiries person={person} />
    </WorkRow>
  );
}
