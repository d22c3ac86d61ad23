import { Checkbox } from "../../src/ui/Checkbox.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { enquiryParts } from "../enquiries/describe.ts";
import { useNow } from "../live/useNow.ts";
import { Parts } from "../ui/Parts.tsx";
import { momentText } from "../ui/times.ts";

interface Props {
  others: readonly Enquiry[];
  isTicked: (id: string) => boolean;
  onTick: (id: string, ticked: boolean) => void;
}

/** The other enquiries of the person for which the call was too. */
export function AlsoFor({ others, isTicked, onTick }: Props) {
  const now = useNow();
  return (
    <fieldset>
      <legend className="text-sm font-strong">Also for</legend>
      {others.map((other) => (
        <Checkbox
          key={other.id}
          name={`also-${other.id}`}
          checked={isTicked(other.id)}
          onChange={(ticked) => onTick(other.id, ticked)}
        >
          <span>
            <Parts parts={[`Enquiry of ${momentText(new Date(other.createdAt), now)}`, ...enquiryParts(other)]} />
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
