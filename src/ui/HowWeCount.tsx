import type { Claim } from "../../content/schemas/claim.ts";
import { SampleTag } from "./SampleTag.tsx";

/** How a claim's figure is counted, and whether the owner has confirmed it. */
export const HowWeCount = ({ claim }: { claim: Claim }) => (
  <>
    {claim.sample && <SampleTag className="mr-1.5" />}
    {claim.howWeCount}
  </>
);
