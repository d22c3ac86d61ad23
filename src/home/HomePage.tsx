import type { ReactNode } from "react";
import { bill } from "../../content/home/bill.ts";
import { home } from "../../content/home/home.ts";
import { claim } from "../../domain/claims.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { SpecimenPreview } from "../specimens/SpecimenPreview.tsx";
import { Compare } from "../structures/Compare.tsx";
import { ClientStrip } from "../testimonials/ClientStrip.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { HowWeCount } from "../ui/HowWeCount.tsx";
import { Section } from "../ui/Section.tsx";
import { CallBand } from "./CallBand.tsx";
import { Hero } from "./Hero.tsx";
import { InTheBill } from "./InTheBill.tsx";
import { Journey } from "./Journey.tsx";
import { Resources } from "./Resources.tsx";
import { Stats } from "./Stats.tsx";
import { TestimonialsPreview } from "./TestimonialsPreview.tsx";

/** The bill is an island, which only a route can hydrate. */
export function HomePage({ children }: { children?: ReactNode }) {
  const { closing, testimonials } = home;
  const badge = claim(closing.badge);
  return (
    <>
      <Hero />
      <Section
        id="bill"
        className="max-md:py-7"
        tone="deep"
        layout="split"
        title={bill.heading}
        intro={bill.text}
        beside={<InTheBill />}
      >
        {children}
      </Section>
      <Journey />
      <Stats />
      <SpecimenPreview />
      <CallBand />
      <Resources />
      <Compare />
      <TestimonialsPreview />
      <ClientStrip heading={testimonials.clientsHeading} />
      <ClosingCall
        badge={badge?.text}
        heading={closing.heading}
        text={closing.text}
        note={badge && <HowWeCount claim={badge} />}
      >
        <ChatLink label={closing.chatLabel} />
        <CallLink label={closing.callLabel} look="onDark" />
        <ButtonLink look="onDark" href={closing.pricing.href}>
          {closing.pricing.label}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
