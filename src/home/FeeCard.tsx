import { home } from "../../content/home/home.ts";

/** The certificate on the hero of a firm that claims no figure of the market: what it charges. */
export function FeeCard() {
  const { feeCard } = home;
  return (
    <figure className="certificate mx-auto w-full max-w-[26rem]" aria-labelledby="fee-card-heading">
      <div className="p-6 md:p-7">
        <p className="text-xs font-strong tracking-widest text-muted uppercase">{feeCard.eyebrow}</p>
        <p id="fee-card-heading" className="mt-2">
          <span className="figures block text-[clamp(3rem,2.4rem+2.4vw,4rem)] leading-none font-heading tracking-tight">
            {feeCard.figure}
          </span>
          <span className="mt-2 block text-base">{feeCard.text}</span>
        </p>
        <dl className="figures mt-5 border-t border-ink">
          {feeCard.rows.map(({ label, fee }) => (
            <div
              key={label}
              className="flex items-center justify-between border-b border-line py-2.5 text-sm last:border-0 last:pb-0"
            >
              <dt>{label}</dt>
              <dd className="font-strong">{fee}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
