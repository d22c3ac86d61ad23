import { home } from "../../content/home/home.ts";
import type { Claim } from "../../content/schemas/claim.ts";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";

const fills = ["fill-action", "fill-action/45", "fill-ink"];
const swatches = ["bg-action", "bg-action/45", "bg-ink"];

interface Props {
  record: Claim;
  /** The claim beside the card, which is counted here too. */
  badge: Claim | undefined;
}

/** The certificate on the hero: one figure, and its split as a bar to scale. */
export function StatsCard({ record, badge }: Props) {
  const { statsCard } = home;
  const splitText = statsCard.split.map(({ label, percent }) => `${label} ${percent}%`).join(", ");
  let from = 0;
  return (
    <figure className="certificate mx-auto w-full max-w-[26rem]" aria-labelledby="stats-card-heading">
      <div className="p-6 md:max-lg:p-5 lg:p-7">
        <p className="text-xs font-strong tracking-widest text-muted uppercase">{statsCard.eyebrow}</p>
        <p id="stats-card-heading" className="mt-2">
          <span className="figures block text-[clamp(3rem,2.4rem+2.4vw,4rem)] leading-none font-heading tracking-tight">
            {record.figure}
          </span>
          <span className="mt-2 block text-base">{record.text}</span>
        </p>
        <p className="mt-5 text-sm text-muted">{statsCard.splitHeading}</p>
        <svg
          viewBox="0 0 100 9"
          preserveAspectRatio="none"
          role="img"
          aria-label={`Split by type: ${splitText}`}
          className="mt-2 h-8 w-full forced-color-adjust-none"
        >
          {statsCard.split.map(({ label, percent }, index) => {
            const x = from;
            from += percent;
            return (
              <rect key={label} x={x} width={percent - (from < 100 ? 0.6 : 0)} height="9" className={fills[index]} />
            );
          })}
        </svg>
        <dl className="figures mt-4 flex justify-between gap-4 text-sm">
          {statsCard.split.map(({ label, percent }, index) => (
            <div key={label}>
              <dt className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-2.5 forced-color-adjust-none ${swatches[index]}`} />
                {label}
              </dt>
              <dd className="text-xl font-heading tracking-tight">{percent}%</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 border-t border-line pt-1">
          <HowWeCountLine claim={record} and={badge} />
        </div>
      </div>
    </figure>
  );
}
