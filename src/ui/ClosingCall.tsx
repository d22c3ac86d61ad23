import type { ReactNode } from "react";
import { SceneImage } from "./guilloche/Guilloche.tsx";

interface Props {
  id?: string;
  badge?: string | undefined;
  heading: string;
  text: ReactNode;
  /** Small print under the buttons. */
  note?: ReactNode;
  /** Which stretch of the street. */
  scene?: "street" | "street-shops" | "street-homes";
  children: ReactNode;
}

/** The call to action at the end of a page, on indigo: a street at night stands on its lower edge. */
export const ClosingCall = ({ id = "next-step", badge, heading, text, note, scene = "street", children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="on-dark no-print relative overflow-clip bg-action-deep text-sheet"
  >
    <div className="page-width section-space relative z-1 max-lg:pb-0 max-md:pt-8">
      {badge && (
        <p className="mb-3 text-sm font-strong text-sheet/85 sm:mb-5 sm:w-fit sm:rounded-full sm:border sm:border-sheet/40 sm:px-4 sm:py-1.5 md:mb-6">
          {badge}
        </p>
      )}
      <h2 id={`${id}-heading`} className="max-w-[34rem] text-2xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-text text-sheet/85 md:mt-4 md:text-lg md:text-balance">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col md:mt-8">{children}</div>
      {note && <p className="mt-5 max-w-text text-sm text-sheet/75">{note}</p>}
    </div>
    <SceneImage
      name={scene}
      lazy
      className="pointer-events-none mt-4 h-auto w-[36rem] max-w-none md:mt-3 md:h-56 md:w-[60rem] md:object-cover md:object-bottom lg:mt-0 lg:h-auto lg:absolute lg:bottom-0 lg:left-[calc(50%+10rem)] lg:w-[60rem] xl:left-[calc(50%+3.5rem)] xl:w-[68.5rem]"
    />
  </section>
);

interface ClosingCardProps {
  id?: string;
  badge?: ReactNode;
  heading: string;
  text: ReactNode;
  /** A quieter way on, under the buttons. */
  note?: ReactNode;
  children: ReactNode;
}

/** The call at the end of a page that already has its form or tool: under the double rule of a total, the buttons beside the words. ClosingCall is for the others. */
export const ClosingCard = ({ id = "next-step", badge, heading, text, note, children }: ClosingCardProps) => (
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
          <h2 id={`${id}-heading`} className="text-2xl">
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
