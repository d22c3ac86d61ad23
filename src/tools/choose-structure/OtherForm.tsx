import type { Pointer } from "../../../content/schemas/structure-choice.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import type { Reason } from "../../../domain/structure-choice/recommend.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { Reasons } from "./Reasons.tsx";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result;
const headingLook = "text-sm font-strong tracking-normal text-muted";

interface Props {
  pointer: Pointer;
  reasons: readonly Reason[];
}

/** A result other than the three: what it is, why, what it costs and how to begin. */
export const OtherForm = ({ pointer: { text, needs, costs, steps, links, ...record }, reasons }: Props) => (
  <>
    <div className="mt-4 max-w-prose">
      <p className="text-lg">{text}</p>
      <Rule rule={record} />
    </div>
    <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <Reasons reasons={reasons} />
        <h3 className={`mt-6 ${headingLook}`}>{words.stepsHeading}</h3>
        <ol className="mt-2 list-decimal space-y-2 pl-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="lg:pt-1">
        {costs && (
          <>
            <h3 className={`border-b border-ink pb-2 ${headingLook}`}>{words.costsHeading}</h3>
            <dl>
              {costs.map((cost) => (
                <div key={cost.label} className="border-b border-line py-3">
                  <dt className="text-sm text-muted">{cost.label}</dt>
                  <dd className="figures font-strong">{cost.amount}</dd>
                  <dd>
                    <Rule rule={cost} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {needs && (
          <>
            <h3 className={`mt-6 ${headingLook}`}>{words.needsHeading}</h3>
            <TickList items={needs} className="mt-2 text-sm" />
          </>
        )}
        {links && (
          <>
            <h3 className={`mt-6 ${headingLook}`}>{words.linksHeading}</h3>
            <ul className="mt-1">
              {links.map(({ label, href }) => (
                <li key={href} className="py-1.5">
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6 text-sm text-muted">{words.notOurs}</p>
      </div>
    </div>
  </>
);
