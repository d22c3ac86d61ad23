import { incubation } from "../../content/company/incubation.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Section } from "../ui/Section.tsx";

const { heading, text, sessions, outcome, more } = incubation.masterclass;

/** Where the dial at the top of the page leads. A session in a closed fold is opened by the browser. */
export const sessionId = (week: number): string => `week-${week}`;

/** One row of the sheet on wide screens; as many as phones show at once. */
const shownFirst = 4;

const Sessions = ({ from, to }: { from: number; to: number }) => (
  <ol start={from + 1} className="grid sm:grid-cols-2 lg:grid-cols-4">
    {sessions.slice(from, to).map(({ week, title, text: what }) => (
      <li
        key={week}
        id={sessionId(week)}
        className={`scroll-mt-24 target:bg-action-wash shadow-[1px_0_0_var(--color-line),0_1px_0_var(--color-line)] grid grid-cols-[2.75rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 p-5 sm:block lg:px-6 ${week === sessions.length ? "bg-action-wash" : ""}`}
      >
        <p className="flex items-baseline gap-2 max-sm:row-span-2 max-sm:flex-col max-sm:items-start max-sm:gap-0.5 max-sm:self-start">
          <span className="text-xs font-strong text-muted">Week</span>
          <span className="figures font-heading text-2xl leading-none text-action">{week}</span>
        </p>
        <h3 className="text-lg leading-snug sm:mt-2">{title}</h3>
        <p className="mt-1.5 text-sm text-balance text-muted">{what}</p>
      </li>
    ))}
  </ol>
);

/** Sixteen sessions as a programme sheet: four by four on wide screens; on others the later ones open in place. */
export const Masterclass = () => (
  <Section id="masterclass" title={heading} intro={text}>
    <div className="sheet overflow-clip">
      <Sessions from={0} to={shownFirst} />
      <Disclosure
        label={more}
        className="open-when-wide prints-open border-t border-line [&>summary]:px-5 print:[&>summary]:hidden"
      >
        <Sessions from={shownFirst} to={sessions.length} />
      </Disclosure>
      <p className="border-t border-ink bg-action-deep px-5 py-5 text-lg text-balance text-sheet lg:px-6">{outcome}</p>
    </div>
  </Section>
);
