import { sourceNames } from "../../domain/desk/enquiry.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { deliveryText } from "../firm/delivery-words.ts";
import { useSignedIn } from "../shell/session.ts";
import { useNow } from "../ui/hooks.ts";
import { Facts, Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";

/** Where it came from, and which mails went out about it. */
export function OriginPanel({ lead, deliveries }: Pick<EnquiryDetail, "lead" | "deliveries">) {
  const { siteUrl } = useSignedIn();
  const now = useNow();
  return (
    <Panel id="origin" title="Where it came from">
      <Facts
        facts={[
          ["How", sourceNames[lead.form]],
          [
            "Page",
            lead.page && (
              <a href={new URL(lead.page, siteUrl).href} target="_blank" rel="noopener noreferrer" className="link">
                {lead.page}
              </a>
            ),
          ],
          ["Plan", lead.offer && (offerNames[lead.offer] ?? lead.offer)],
          ...Object.entries(lead.utm).map(([name, value]) => [campaignLabel(name), value] as const),
          ["Received", momentText(new Date(lead.createdAt), now)],
          ["Number", lead.id],
          [
            "Mails",
            deliveries.length > 0 && (
              <ul>
                {deliveries.map((delivery) => (
                  <li key={delivery.id}>{deliveryText(delivery)}</li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

/** 'Campaign source' of 'utm_source'. */
const campaignLabel = (name: string): string =>
  `Campaign ${name.replace(/^utm_/, "")}`.replace("Campaign campaign", "Campaign");
