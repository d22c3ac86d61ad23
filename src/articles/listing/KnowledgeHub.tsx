import type { ReactNode } from "react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import type { LawChange } from "../../../content/law/law-changes.ts";
import { partialDate } from "../../../domain/india/date-text.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { SceneImage } from "../../ui/guilloche/Guilloche.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";

/** The hub's opening, with what the law changed last: the reason to come back. */
export function KnowledgeHubIntro({ latest }: { latest: readonly LawChange[] }) {
  return (
    <div className="overflow-clip border-b border-ink">
      <div className="page-width grid grid-cols-1 pt-32 lg:pt-38 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-end lg:gap-x-14">
        <div>
          <h1 className="text-3xl">{knowledgeHub.heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted">{knowledgeHub.intro}</p>
          {latest[0] && (
            <p
              className={`mt-4 border-l-3 pl-3 text-sm leading-snug lg:hidden ${latest[0].actionNeeded ? "border-highlight" : "border-line-strong"}`}
            >
              <a href={`/whats-changed#${latest[0].id}`} className="block py-1">
                <span className="block text-muted">
                  {knowledgeHub.latestChange}, {latest[0].effective && partialDate(latest[0].effective)}
                </span>
                <span className="mt-0.5 line-clamp-2 font-strong text-action underline decoration-1 underline-offset-3">
                  {latest[0].title}
                </span>
              </a>
            </p>
          )}
          {/* On the hero's lower edge. Phones see what fits up to the edge of the screen. */}
          <SceneImage
            name="shelf"
            className="pointer-events-none mt-6 h-32 w-auto max-w-none md:h-auto md:w-full md:max-w-[40.5rem] lg:mt-8"
          />
        </div>
        <aside aria-labelledby="latest-changes-heading" className="sheet mb-8 px-6 py-5 max-lg:hidden">
          <h2 id="latest-changes-heading" className="text-base">
            {knowledgeHub.latestChanges}
          </h2>
          <ul className="mt-3">
            {latest.map((change) => (
              <li key={change.id} className="border-t border-line py-3 text-sm">
                <a href={`/whats-changed#${change.id}`} className="group block">
                  <span className="figures block text-sm text-muted">
                    {change.effective && partialDate(change.effective)}
                  </span>
                  <span className="font-strong group-hover:text-action group-hover:underline">
                    <NoBreaks text={change.title} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-3 text-sm">
            <a href="/whats-changed" className="link">
              {knowledgeHub.allChanges}
            </a>
          </p>
        </aside>
      </div>
    </div>
  );
}

/** What follows the list: a person to ask, and the newsletter, whose form is handed in. */
export const KnowledgeHubEnd = ({ children }: { children: ReactNode }) => (
  <div className="no-print border-t border-line bg-paper-deep">
    <div className="page-width grid lg:grid-cols-2">
      <section
        id="expert"
        aria-labelledby="expert-heading"
        className="py-14 max-lg:border-b max-lg:border-line-strong/30 lg:border-r lg:border-line-strong/30 lg:py-16 lg:pr-16"
      >
        <h2 id="expert-heading" className="text-2xl">
          {knowledgeHub.expert.heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{knowledgeHub.expert.text}</p>
        <ButtonLink href="/contact" look="outline" className="mt-8 max-sm:w-full">
          {knowledgeHub.expert.link}
        </ButtonLink>
      </section>
      <section id="newsletter" aria-labelledby="newsletter-heading" className="py-14 lg:py-16 lg:pl-16">
        <h2 id="newsletter-heading" className="text-2xl">
          {knowledgeHub.newsletter.heading}
        </h2>
        <p className="mt-4 mb-8 text-lg text-muted">{knowledgeHub.newsletter.text}</p>
        {children}
      </section>
    </div>
  </div>
);
