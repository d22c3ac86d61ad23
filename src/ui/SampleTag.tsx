import { samples } from "../../content/samples.ts";
import { site } from "../../content/site.ts";

/** Marks what the owner has not confirmed yet. A published site has no samples, so it shows nothing there. */
export const SampleTag = ({ className = "" }: { className?: string }) =>
  site.sample ? (
    <span
      className={`inline-block rounded-sm border border-dashed border-current px-1.5 text-xs leading-5 font-strong tracking-wide whitespace-nowrap text-alert in-[.on-dark]:text-current ${className}`}
    >
      {samples.tag}
    </span>
  ) : null;
