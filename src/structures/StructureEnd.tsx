import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { freeTools } from "../../content/tools.ts";
import { ChatLink } from "../contact/ContactLinks.tsx";
import { ToolLinks } from "../tools/ToolLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Faq } from "../ui/Faq.tsx";
import { Section } from "../ui/Section.tsx";

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
      className="max-md:py-6"
      title="Questions founders ask"
      intro="Have another question? Ask it on the free call."
    >
      <Faq questions={questions} />
      <section id="tools" aria-labelledby="tools-heading" className="no-print mt-6 lg:mt-16">
        <h3 id="tools-heading" className="text-xl">
          {freeTools.heading}
        </h3>
        <p className="mt-1 mb-4 text-sm text-muted">{freeTools.text}</p>
        <ToolLinks plan={{ structure: id }} brief className="lg:grid-cols-2!" />
      </section>
    </Section>
    <ClosingCall seed={id} badge={<DotBadge>{closing.badge}</DotBadge>} heading={closing.heading} text={closing.text}>
      <ButtonLink look="highlight" href={closing.button.href}>
        {closing.button.label}
      </ButtonLink>
      <ChatLink look="onDark" />
      <ButtonLink look="onDark" href="/#compare">
        Compare the three structures
      </ButtonLink>
    </ClosingCall>
  </>
);
