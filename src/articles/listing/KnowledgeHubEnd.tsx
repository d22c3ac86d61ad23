import type { ReactNode } from "react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import { ButtonLink } from "../../ui/Button.tsx";

/** What follows the list: a person to ask, and the newsletter, whose form is handed in. */
export const KnowledgeHubEnd = ({ children }: { children: ReactNode }) => (
  <div className="no-print border-t border-line bg-paper-deep">
    <div className="page-width grid lg:grid-cols-2">
      <section
        id="expert"
        aria-labelledby="expert-heading"
        className="py-14 max-lg:border-b max-lg:border-line-strong/30 lg:border-r lg:border-line-strong/30 lg:py-16 lg:pr-16"
      >
        <h2 id="expert-heading" className="text-3xl">
          {knowledgeHub.expert.heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{knowledgeHub.expert.text}</p>
        <ButtonLink href="/contact" look="outline" className="mt-8 max-sm:w-full">
          {knowledgeHub.expert.link}
        </ButtonLink>
      </section>
      <section id="newsletter" aria-labelledby="newsletter-heading" className="py-14 lg:py-16 lg:pl-16">
        <h2 id="newsletter-heading" className="text-3xl">
          {knowledgeHub.newsletter.heading}
        </h2>
        <p className="mt-4 mb-8 text-lg text-muted">{knowledgeHub.newsletter.text}</p>
        {children}
      </section>
    </div>
  </div>
);
