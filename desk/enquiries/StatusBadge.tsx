import { closingReasonNames, type EnquiryStatus, statusNames } from "../../domain/desk/enquiry.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import type { Enquiry } from "./api.ts";

const tones: Record<EnquiryStatus, "action" | "plain" | "good"> = {
  new: "action",
  contacted: "plain",
  quoted: "plain",
  engaged: "good",
  closed: "plain",
};

/** What is kept as spam has no status yet. */
export const StatusBadge = ({
  enquiry: { status, closedReason, spam },
}: {
  enquiry: Pick<Enquiry, "status" | "closedReason" | "spam">;
}) =>
  spam ? (
    <Badge tone="alert">Spam</Badge>
  ) : (
    <Badge tone={tones[status]}>
      {statusNames[status]}
      {closedReason && `, ${closingReasonNames[closedReason].toLowerCase()}`}
    </Badge>
  );
