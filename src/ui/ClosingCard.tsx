import type { ReactNode } from "react";

interface Props {
  id?: string;
  badge?: ReactNode;
  heading: string;
  text: ReactNode;
  /** A quieter way on, under the buttons. */
  note?: ReactNode;
  children: ReactNode;
}

/** The call at the end of a page that already has its form or tool: under the double rule of a total, the buttons beside the words. ClosingCall is for the others. */
export const ClosingCard = ({ id = "next-step", badge, heading, text, note, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    /* Its foot is where the bar of a phone waits until the card is on the screen. */
    className="no-print border-t border-line bg-paper-deep pt-9 pb-19 md:py-20"
  >
    <div className="page-width">
      <div className="grid items-center gap-x-16 gap-y-5 border-t-3 border-double border-ink pt-5 md:pt-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:pt-10">
        <div>
          {badge && <div className="mb-4">{badge}</div>}
          <h2 id={`${id}-heading`} className="text-3xl">
            {heading}
          </h2>
          <p className="mt-2 max-w-text text-muted md:mt-3 md:text-lg md:text-balance">{text}</p>
        </div>
        <div className="grid gap-3 md:max-lg:grid-cols-2">
          {children}
          {note && <p className="text-center text-sm md:max-lg:col-span-2">{note}</p>}
        </div>
      </div>
    </div>
  </section>
);
