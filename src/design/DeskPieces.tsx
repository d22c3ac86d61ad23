import { DueTime } from "../../desk/enquiries/DueTime.tsx";
import { StatusBadge } from "../../desk/enquiries/StatusBadge.tsx";
import { FunnelChart } from "../../desk/numbers/FunnelChart.tsx";
import { Facts } from "../../desk/ui/Facts.tsx";
import { Panel } from "../../desk/ui/Panel.tsx";
import { Parts } from "../../desk/ui/Parts.tsx";
import { enquiryStatuses } from "../../domain/desk/status.ts";

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** What only the people who call see: the pieces of desk/ that need no server. */
export const DeskPieces = () => (
  <div className="grid gap-10 lg:grid-cols-2">
    <div className="space-y-8">
      <div className="flex flex-wrap gap-3">
        {enquiryStatuses.map((status) => (
          <StatusBadge key={status} enquiry={{ status, closedReason: status === "closed" ? "no-need" : null }} />
        ))}
      </div>
      <div className="flex flex-wrap gap-10">
        {[-260, 25, 400].map((minutes) => (
          <DueTime key={minutes} dueAt={minutesFromNow(minutes)} />
        ))}
      </div>
      <Panel id="desk-panel" title="A part of a page" count={2}>
        <Facts
          facts={[
            ["Wants", <Parts key="wants" parts={["Private Limited", "Karnataka", "Specimen Foods"]} />],
            ["Page", "/private-limited"],
          ]}
        />
      </Panel>
    </div>
    <FunnelChart
      funnel={{ views: 4200, enquiries: 84, contacted: 70, quoted: 31, engaged: 12 }}
      viewsSince="2026-11-01"
    />
  </div>
);
