import { clients } from "../../content/company/testimonials.ts";
import type { Client } from "../../content/schemas/company.ts";
import { SampleCaption } from "../ui/SampleMark.tsx";
import "./client-strip.css";

const styles: Record<Client["style"], string> = {
  capitals: "uppercase tracking-wide font-strong",
  spaced: "uppercase tracking-[0.3em]",
  lowercase: "lowercase font-heading tracking-tight text-xl",
  condensed: "font-strong tracking-tighter",
  wide: "uppercase tracking-[0.2em] font-strong",
  light: "tracking-wide",
  heavy: "font-heading tracking-tight text-xl",
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

/** Names that drift to and fro. They stop under the pointer, on focus, and for people who ask for less motion, who get them in rows. */
export const ClientStrip = ({ heading }: { heading: string }) =>
  clients.length > 0 && (
    <section id="clients" aria-labelledby="clients-heading" className="border-y border-line py-5 md:py-7">
      <h2 id="clients-heading" className="page-width text-sm font-strong tracking-normal text-muted">
        {heading}
      </h2>
      <SampleCaption of="clients" className="page-width" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className="client-strip mt-2"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses the strip and lets the keyboard scroll it
        tabIndex={0}
        role="group"
        aria-label="Client names"
      >
        <ul data-client-track>
          {clients.map(({ name, style, mark }) => (
            <li
              key={name}
              className={`inline-flex items-center gap-2.5 leading-none whitespace-nowrap text-muted ${styles[style]}`}
            >
              {mark !== "none" && (
                <svg
                  viewBox="0 0 24 24"
                  className="size-5"
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings above
                  dangerouslySetInnerHTML={{ __html: marks[mark] }}
                />
              )}
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
