import { incubation } from "../../content/incubation.ts";
import { Section } from "../ui/Section.tsx";

/** Sixteen sessions as a programme sheet: rows on phones, four by four on wide screens. */
export function Masterclass() {
  const { heading, text, sessions, outcome } = incubation.masterclass;
  return (
    <Section id="masterclass" title={heading} intro={text}>
      <div className="certificate">
        <div className="overflow-clip">
          <ol className="grid sm:grid-cols-2 lg:grid-cols-4">
            {sessions.map(({ week, title, text: what }, index) => {
              const last = index === sessions.length - 1;
              return (
                <li
                  key={week}
                  className={`programme-cell grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 p-5 sm:block lg:p-6 ${last ? "bg-highlight-wash" : ""}`}
                >
                  <p className="flex items-baseline gap-2 max-sm:flex-col max-sm:gap-0">
                    <span className="text-xs font-strong text-muted">Week</span>
                    <span className="figures text-2xl font-heading text-action">{week}</span>
                  </p>
                  <div>
                    <h3 className="text-lg leading-snug sm:mt-2">{title}</h3>
                    <p className="mt-1.5 text-sm text-muted">{what}</p>
                  </div>
                </li>
              );
            })}
          </ol>
          <p className="border-t border-ink bg-action-deep px-6 py-5 text-lg text-sheet md:px-8">{outcome}</p>
        </div>
      </div>
    </Section>
  );
}
