import { type SampleBlock, samples } from "../../content/samples.ts";
import type { Claim } from "../../content/schemas/company.ts";
import { site } from "../../content/site.ts";
import { Disclosure } from "./Disclosure.tsx";

/** Letterspaced between two rules, as an engraver marks a proof. */
const mark =
  "inline-block border-y-3 border-double border-ink px-0.5 text-xs leading-4.5 font-strong tracking-[0.14em] uppercase text-ink in-[.on-dark]:border-current in-[.on-dark]:text-current";

/** The word alone, beside a single figure that says itself how it is counted. A site with the owner's own facts has none. */
export const SampleMark = ({ className = "" }: { className?: string }) =>
  site.sample ? (
    <span data-sample-mark className={`${mark} whitespace-nowrap ${className}`}>
      {samples.mark}
    </span>
  ) : null;

interface Props {
  of: SampleBlock;
  /** Those that it is about, where the block also has real ones. */
  only?: readonly string[];
  className?: string;
}

/** One for each block of samples, before what it is about: the word, and what it means here. */
export function SampleCaption({ of, only = [], className = "" }: Props) {
  if (!site.sample) return null;
  const { label, text } = samples.captions[of];
  const about = only.length > 0 ? `${only.join(" and ")}; ` : "";
  return (
    <p data-sample={of} className={`text-sm text-muted ${className}`}>
      <span className={`${mark} mr-2.5`}>
        {label}
        <span className="sr-only">: </span>
      </span>
      {about}
      {text}
    </p>
  );
}

/** How a claim's figure is counted, and whether the owner has confirmed it. */
export const HowWeCount = ({ claim }: { claim: Claim }) => (
  <>
    {claim.sample && <SampleMark className="mr-2" />}
    {claim.howWeCount}
  </>
);

/** How claims are counted, in a fold for places with little room. */
export const CountedFold = ({ claims }: { claims: readonly Claim[] }) => (
  <Disclosure label="How we count" line="words" className="prints-open text-sm text-muted">
    {claims.map(({ id, text, howWeCount }) => (
      <p key={id} className="pb-2">
        {claims.length > 1 && `${text}: `}
        {howWeCount}
      </p>
    ))}
  </Disclosure>
);

/** The same, where that a single figure is a sample is said outside the fold and stays in sight. */
export const HowWeCountLine = ({ claim }: { claim: Claim }) => (
  <div className="flex items-start gap-3">
    {claim.sample && <SampleMark className="mt-2.5" />}
    <CountedFold claims={[claim]} />
  </div>
);
