import { type Frequency, frequencies } from "../../../content/schemas/compliance.ts";

/** The name of a group of cards, and how many it has. */
export const GroupHeading = ({ heading, count }: { heading: string; count: number }) => (
  <>
    <h3 id={groupId(heading)} className="grow scroll-mt-24 text-xl">
      {heading}
    </h3>
    <span className="figures text-sm font-normal whitespace-nowrap text-muted">
      {count === 1 ? "1 item" : `${count} items`}
    </span>
  </>
);

/** The id of a group of cards, from its heading: 'half-yearly', 'due-later' */
export const groupId = (heading: string): string => heading.toLowerCase().replaceAll(/\W+/g, "-");

/** The frequency whose group an address leads to. */
export const frequencyOf = (hash: string): Frequency | undefined =>
  frequencies.find((frequency) => `#${groupId(frequency)}` === hash);
