import { incubation } from "../../content/incubation.ts";
import { Section } from "../ui/Section.tsx";

type Session = (typeof incubation.masterclass.sessions)[number];

const Sessions = ({ sessions, last }: { sessions: readonly Session[]; last?: Session | undefined }) => (
  <ol start={sessions[0]?.week} className="grid sm:grid-cols-2 lg:grid-cols-4">
    {sessions.map((session) => (
      <li
        key={session.week}
        className={`programme-cell grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 p-5 sm:block lg:p-6 ${session === last ? "bg-highlight-wash" : ""}`}
      >
        <p className="flex items-baseline gap-2 max-sm:flex-col max-sm:gap-0">
          <span className="text-xs font-strong text-muted">Week</span>
          <span className="figures text-2xl font-heading text-action">{session.week}</span>
        </p>
        <div>
          <h3 className="text-lg leading-snug sm:mt-2">{session.title}</h3>
          <p className="mt-1.5 text-sm text-muted">{session.text}</p>
        </div>
      </li>
    ))}
  </ol>
);

/** Sixteen sessions as a programme sheet: four by four on wide screens; elsewhere the first four, and a fold with the rest. */
export function Masterclass() {
  const { heading, text, sessions, outcome } = incubation.masterclass;
  const [first, rest] = [sessions.slice(0, 4), sessions.slice(4)];
  return (
    <Section id="masterclass" title={heading} intro={text}>
      <div className="certificate">
        <div className="overflow-clip">
          <Sessions sessions={first} />
          <details className="fold open-when-wide prints-open border-x-0 border-b-0">
            <summary className="px-5">
              Weeks {rest[0]?.week} to {rest.at(-1)?.week}
            </summary>
            <Sessions sessions={rest} last={rest.at(-1)} />
          </details>
          <p className="border-t border-ink bg-action-deep px-6 py-5 text-lg text-sheet md:px-8">{outcome}</p>
        </div>
      </div>
    </Section>
  );
}
