import type { ReactNode } from "react";
import { closingLineWork } from "../../domain/engraving/line-work.ts";
import { LineWork } from "./guilloche/Guilloche.tsx";

interface Props {
  id?: string;
  badge?: ReactNode;
  heading: string;
  text: ReactNode;
  /** Small print under the buttons. */
  note?: ReactNode;
  /** Picks one of the drawings that closing calls share. */
  seed: string;
  children: ReactNode;
}

/** The call to action at the end of a page, on indigo. */
export const ClosingCall = ({ id = "next-step", badge, heading, text, note, seed, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="on-dark no-print relative overflow-clip bg-action-deep text-sheet"
  >
    <div className="page-width section-space relative max-md:pt-8 max-md:pb-10">
      <LineWork
        src={closingLineWork(seed)}
        lazy
        className="closing-line-work absolute top-1/2 -right-72 size-[44rem] -translate-y-1/2 opacity-60 max-md:hidden xl:-right-28"
      />
      {badge && <div className="relative mb-4 text-ink md:mb-6">{badge}</div>}
      <h2 id={`${id}-heading`} className="max-w-[34rem] text-3xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-text text-sheet/85 md:mt-4 md:text-lg md:text-balance">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col md:mt-8">{children}</div>
      {note && <p className="mt-5 max-w-text text-sm text-sheet/75">{note}</p>}
    </div>
  </section>
);
