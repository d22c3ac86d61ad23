import type { Claim } from "../../content/schemas/claim.ts";
import { Fold } from "./Fold.tsx";
import { SampleTag } from "./SampleTag.tsx";

/** How a claim's figure is counted, and whether the owner has confirmed it. */
export const HowWeCount = ({ claim }: { claim: Claim }) => (
  <>
    {claim.sample && <SampleTag className="mr-1.5" />}
    {claim.howWeCount}
  </>
);

/** How it is counted in a fold, for places with little room. The tag belongs beside the figure, where it stays in sight. */
export const HowWeCountFold = ({ claim, className = "" }: { claim: Claim; className?: string }) => (
  <Fold label="How we count" line="words" className={`prints-open text-sm text-muted ${className}`}>
    <p className="pb-2">{claim.howWeCount}</p>
  </Fold>
);

/** The fold under a badge, which has no room for the tag. */
export const HowWeCountLine = ({ claim }: { claim: Claim }) => (
  <div className="flex items-start gap-2.5">
    {claim.sample && <SampleTag className="mt-3" />}
    <HowWeCountFold claim={claim} />
  </div>
);
