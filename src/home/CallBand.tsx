import { home } from "../../content/home.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";

/** A quiet call to action between two sections. */
export const CallBand = () => (
  <section id="call" aria-labelledby="call-heading" className="page-width pt-10 md:pt-24">
    <div className="certificate">
      <div className="grid gap-6 px-5 py-5 md:px-10 md:py-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12">
        <div>
          <h2 id="call-heading" className="text-2xl">
            {home.call.heading}
          </h2>
          <p className="mt-2 max-w-prose text-muted">{home.call.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col lg:flex-nowrap">
          <ChatLink label={home.call.chatLabel} look="primary" />
          <CallLink label={home.call.callLabel} />
        </div>
      </div>
    </div>
  </section>
);
