import { myPlan } from "../../../content/tools/my-plan.ts";
import type { SourceGroup } from "../../../domain/company-plan/document/model.ts";
import { fill } from "../../../domain/text.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { ExternalLink } from "../../ui/TextLink.tsx";
import { readableAddress } from "./readable-address.ts";

const words = myPlan.sources;

/** Where the figures and rules of the plan were read, folded away. */
export function PlanSources({ groups }: { groups: readonly SourceGroup[] }) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  return (
    <Disclosure label={fill(words.unfold, { count })} line="words" className="mt-2">
      <h4 className="hidden text-ink print:block">{words.heading}</h4>
      <p>{words.text}</p>
      {groups.map(({ heading, items }) => (
        <div key={heading} className="mt-3">
          <h4 className="text-sm font-strong tracking-normal text-ink">{heading}</h4>
          <ul className="mt-1 space-y-1 print:columns-2 print:gap-8">
            {items.map(({ title, detail, url }) => (
              <li key={title} className="border-l-2 border-line pl-2.5">
                {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}, {detail}
                {url && <span className="hidden text-action print:block">{readableAddress(url)}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Disclosure>
  );
}
