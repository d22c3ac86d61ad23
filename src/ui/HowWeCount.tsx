import type { Claim } from "../../content/schemas/company.ts";
import { Disclosure } from "./Disclosure.tsx";
import { SampleMark } from "./SampleMark.tsx";

/** How a claim's figure is counted, and whether the owner has confirmed it. */
export const HowWeCount = ({ claim }: { claim: Claim }) => (
  <>
    {claim.sample && <SampleMark className="mr-2" />}
    {claim.howWeCount}
  </>
);

interface LineProps {
  claim: Claim;
  /** Another claim beside it, which is counted in the same fold. */
  and?: Claim | undefined;
}

/** How it is counted in a fold, for places with little room. That it is a sample is said outside, where it stays in sight. */
export const HowWeCountLine = ({ claim, and }: LineProps) => (
  <div className="flex items-start gap-3">
    {claim.sample && <SampleMark className="mt-2.5" />}
    <Disclosure label="How we count" line="words" className="prints-open text-sm text-muted">
      <p className="pb-2">{claim.howWeCount}</p>
      {and && (
        <p className="pb-2">
          {and.text}: {and.howWeCount}
        </p>
      )}
    </Disclosure>
  </div>
);
