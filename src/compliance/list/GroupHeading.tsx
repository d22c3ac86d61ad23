import { groupId } from "./groups.ts";

/** The name of a group of cards, and how many it has. */
export const GroupHeading = ({ heading, count }: { heading: string; count: number }) => (
  <>
    <h3 id={groupId(heading)} className="grow scroll-mt-24 text-xl">
      {heading}
    </h3>
    <span className="figures text-sm font-normal text-muted">{count === 1 ? "1 item" : `${count} items`}</span>
  </>
);
