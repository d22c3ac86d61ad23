import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { freeTools } from "../../content/tools/tools.ts";
import { ChatLink } from "../contact/ContactLinks.tsx";
import { ToolLinks } from "../tools/ToolLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCard } from "../ui/ClosingCard.tsx";
import { Faq } from "../ui/Faq.tsx";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** The tools, questions and the last call, which all three pages end with. */
export const StructureEnd = ({
  page: { id, questions, closing },
}: {
  page: PrivateLimitedPage | OpcPage | LlpPage;
}) => (
  <>
    <Section
      id="questions"
      layout="split"
      title="Questions founders ask"
      intro="Have another question? Ask it on the free call."
      below={
        <section id="tools" aria-labelledby="tools-heading" className="no-print max-md:hidden md:mt-10 lg:mt-16">
          <h3 id="tools-heading" className="text-2xl">
            {freeTools.heading}
          </h3>
          <p className="mt-1 mb-4 text-sm text-muted">{freeTools.text}</p>
          <ToolLinks plan={{ structure: id }} />
        </section>
      }
    >
      <Faq questions={questions} />
    </Section>
    <ClosingCard
      badge={<DotBadge>{closing.badge}</DotBadge>}
      heading={closing.heading}
      text={closing.text}
      note={
        <TextLink href="/#compare" className="py-2.5">
          Compare the three structures
        </TextLink>
      }
    >
      <ButtonLink href={closing.button.href}>{closing.button.label}</ButtonLink>
      <ChatLink look="outline" />
    </ClosingCard>
  </>
);
