import type { Enquiry } from "../api/enquiries.ts";
import { ShortRow } from "../enquiries/ShortRow.tsx";
import { Panel } from "../ui/Panel.tsx";

/** What else came from the same address or number. */
export const ThreadPanel = ({ thread }: { thread: readonly Enquiry[] }) => (
  <Panel id="thread" title="Also from this person" count={thread.length}>
    <ul>
      {thread.map((enquiry) => (
        <ShortRow key={enquiry.id} enquiry={enquiry} />
      ))}
    </ul>
  </Panel>
);
