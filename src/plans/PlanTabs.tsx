import { PlanCards } from "./PlanCards.tsx";
import { planSets } from "./plans.ts";

const [first] = planSets;

/**
 * Three sets of plans and links to them. Without script all three stand one below the other; with it the links become
 * tabs (plan-tabs.client.ts), and only the first is shown until another is asked for.
 */
export const PlanTabs = () => (
  <>
    <nav data-plan-tabs aria-label="Business structure" className="flex overflow-x-auto border-b border-line-strong">
      {planSets.map(({ structure, tab }) => (
        <a
          key={structure}
          href={`/pricing?structure=${structure}#${structure}`}
          className="-mb-px inline-flex min-h-13 items-center border border-transparent px-3 text-center text-sm leading-tight font-strong text-muted hover:text-action aria-selected:border-line-strong aria-selected:border-b-sheet aria-selected:bg-sheet aria-selected:text-action sm:px-7 sm:text-base"
        >
          {tab}
        </a>
      ))}
    </nav>
    {planSets.map((set) => (
      <section
        key={set.structure}
        id={set.structure}
        data-panel
        {...(set === first ? { "data-open": true } : {})}
        aria-labelledby={`${set.structure}-heading`}
        className="pt-10 not-data-open:[@media(scripting:enabled)]:hidden md:pt-12"
      >
        <h2 id={`${set.structure}-heading`} className="text-3xl">
          {set.heading}
        </h2>
        <p className="mt-3 mb-12 max-w-prose text-lg text-muted">{set.subtitle}</p>
        <PlanCards set={set} notes={false} />
      </section>
    ))}
  </>
);
