import { closingReasonNames, type EnquiryStatus, statusNames } from "../../domain/desk/status.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import type { Enquiry } from "../api/enquiries.ts";

const tones: Record<EnquiryStatus, "action" | "plain" | "good"> = {
  new: "action",
  contacted: "plain",
  quoted: "plain",
  engaged: "good",
  closed: "plain",
};

export const StatusBadge = ({
  enquiry: { status, closedReason },
}: {
  enquiry: Pick<Enquiry, "status" | "closedReason">;
}) => (
  <Badge tone={tones[status]}>
    {statusNames[status]}
    {closedReason && `, ${closingReasonNames[closedReason].toLowerCase()}`}
  </Badge>
);
