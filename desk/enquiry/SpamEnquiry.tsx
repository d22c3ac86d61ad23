import { readablePhone } from "../../domain/links.ts";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { Accept } from "../enquiries/EnquiryTable.tsx";
import { enquiryParts, StatusBadge } from "../enquiries/enquiry-parts.tsx";
import { RecordPage } from "../shell/PageHead.tsx";
import { Nothing, Panel } from "../ui/Panel.tsx";
import { EraseButton } from "./EraseButton.tsx";
import { OriginPanel } from "./OriginPanel.tsx";

/** Kept as spam: read, then accepted, erased or left. Nobody calls it, and nothing is quoted. */
export const SpamEnquiry = ({ detail: { enquiry, lead, deliveries } }: { detail: EnquiryDetail }) => (
  <RecordPage
    list={{ path: "/enquiries?spam=yes", name: "Kept as spam" }}
    name={enquiry.name}
    badge={<StatusBadge enquiry={enquiry} />}
    about={enquiryParts(enquiry)}
    contact={
      <>
        <span className="tabular-nums">{readablePhone(enquiry.phone)}</span>
        <span className="break-all">{enquiry.email}</span>
      </>
    }
    actions={
      <div>
        <Accept enquiry={enquiry} />
      </div>
    }
    suspect={enquiry.suspect}
    lead={
      <Panel id="message" title="What it says">
        {lead.message ? (
          <p className="max-w-prose py-3 whitespace-pre-wrap">{lead.message}</p>
        ) : (
          <Nothing>No message.</Nothing>
        )}
      </Panel>
    }
    side={
      <p className="border border-line bg-sheet p-4 text-sm text-muted">
        Nobody was alerted. Accept it if a person wrote it: it becomes an enquiry, and the mails go out. Else leave it.
      </p>
    }
  >
    <OriginPanel lead={lead} deliveries={deliveries} />
    <EraseButton enquiry={enquiry} />
  </RecordPage>
);
