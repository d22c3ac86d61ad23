import { clients } from "../../content/company/testimonials.ts";
import type { Client } from "../../content/schemas/company.ts";
import { SampleCaption } from "../ui/SampleMark.tsx";
import "./client-strip.css";

const styles: Record<Client["style"], string> = {
  capitals: "uppercase tracking-wide font-strong",
  spaced: "uppercase tracking-[0.3em] text-base",
  lowercase: "lowercase font-heading tracking-tight text-2xl",
  condensed: "font-strong tracking-tighter",
  wide: "uppercase tracking-[0.2em] font-strong text-base",
  light: "tracking-wide",
  heavy: "font-bold tracking-tight text-2xl",
};

const marks: Record<Client["mark"], string> = {
  none: "",
  dot: '<circle cx="12" cy="12" r="6" fill="currentColor"/>',
  ring: '<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="3"/>',
  bar: '<path d="M6 4v16M12 8v12M18 2v18" stroke="currentColor" stroke-width="3"/>',
  leaf: '<path d="M4 20C4 9 10 4 20 4c0 11-6 16-16 16zm0 0L14 10" fill="none" stroke="currentColor" stroke-width="2"/>',
  wave: '<path d="M2 9c4-5 7 5 10 0s6 5 10 0M2 16c4-5 7 5 10 0s6 5 10 0" fill="none" stroke="currentColor" stroke-width="2"/>',
  sun: '<path d="M4 17a8 8 0 0 1 16 0zM12 2v4M3 7l3 3M21 7l-3 3M2 21h20" fill="none" stroke="currentColor" stroke-width="2"/>',
};

const Wordmark = ({ client }: { client: Client }) => (
  <span
    className={`inline-flex items-baseline gap-2.5 py-1 text-xl leading-none whitespace-nowrap text-ink/75 ${styles[client.style]}`}
  >
    {client.mark !== "none" && (
      <svg
        viewBox="0 0 24 24"
        className="-mt-1 size-6 self-center"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings above
        dangerouslySetInnerHTML={{ __html: marks[client.mark] }}
      />
    )}
    {client.name}
  </span>
);

/** Without motion: two rows to swipe through on phones, all names at once where there is room. */
const run =
  "flex flex-none items-baseline gap-16 pr-16 motion-reduce:grid motion-reduce:grid-flow-col motion-reduce:grid-rows-2 motion-reduce:gap-x-8 motion-reduce:gap-y-0 motion-reduce:px-[clamp(1.25rem,4vw,2.5rem)] md:motion-reduce:flex-auto md:motion-reduce:grid-flow-row md:motion-reduce:grid-cols-3 md:motion-reduce:grid-rows-none md:motion-reduce:gap-y-3 lg:motion-reduce:grid-cols-[repeat(5,auto)] lg:motion-reduce:justify-between";

/** Names that drift past. It stops under the pointer, on focus, and for people who ask for less motion. */
export const ClientStrip = ({ heading }: { heading: string }) =>
  clients.length > 0 && (
    <section
      id="clients"
      aria-labelledby="clients-heading"
      className="names-on-paper border-y border-line bg-paper py-6 md:py-10"
    >
      <h2 id="clients-heading" className="page-width text-sm font-strong tracking-normal text-muted">
        {heading}
      </h2>
      <SampleCaption of="clients" className="page-width mt-2" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className="group mt-4 overflow-hidden [mask-image:linear-gradient(to_right,transparent,#000_6%,#000_94%,transparent)] motion-reduce:overflow-x-auto motion-reduce:[mask-image:linear-gradient(to_right,#000_85%,transparent)] motion-reduce:[scrollbar-width:none] md:mt-6 md:motion-reduce:[mask-image:none]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses the strip and lets the keyboard scroll it
        tabIndex={0}
        role="group"
        aria-label="Client names"
      >
        <div
          data-client-track
          className="flex w-max animate-[client-drift_60s_linear_infinite] group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-focus-visible:[animation-play-state:paused] motion-reduce:animate-none md:motion-reduce:mx-auto md:motion-reduce:w-auto md:motion-reduce:max-w-page"
        >
          <ul className={run}>
            {clients.map((client) => (
              <li key={client.name}>
                <Wordmark client={client} />
              </li>
            ))}
          </ul>
          <ul className={`${run} motion-reduce:hidden!`} aria-hidden="true">
            {clients.map((client) => (
              <li key={client.name}>
                <Wordmark client={client} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
