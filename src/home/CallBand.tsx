import { home } from "../../content/home/home.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** A quiet call to action between two sections. */
export function CallBand() {
  const { heading, text, questions, chatLabel, callLabel } = home.call;
  return (
    <section id="call" aria-labelledby="call-heading" className="page-width py-9 md:py-12 lg:py-20">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12">
        <div>
          <h2 id="call-heading" className="text-2xl">
            {heading}
          </h2>
          <p className="mt-2 max-w-prose text-muted">
            {text} <TextLink href={questions.href}>{questions.label}</TextLink>.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col lg:flex-nowrap">
          <ChatLink label={chatLabel} look="primary" />
          <CallLink label={callLabel} />
        </div>
      </div>
    </section>
  );
}
