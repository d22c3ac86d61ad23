import type { ReactNode } from "react";
import { NoBreaks } from "./NoBreaks.tsx";
import { SmallHeading } from "./SmallHeading.tsx";

type Tone = "paper" | "deep" | "sheet" | "dark";

const tones: Record<Tone, string> = {
  paper: "",
  deep: "bg-paper-deep",
  sheet: "bg-sheet border-y border-line",
  dark: "on-dark bg-action-deep text-sheet print:bg-transparent print:text-ink",
};

interface Props {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  tone?: Tone;
  /** Where heading and intro are: above the content, or beside it on wide screens. */
  layout?: "stacked" | "split";
  /** On the pages of the tools, whose own name is the largest heading. */
  small?: boolean;
  className?: string;
  /** Below the intro, where it stands beside the content. */
  beside?: ReactNode;
  /** Across the page, under heading and content. */
  below?: ReactNode;
  children?: ReactNode;
}

/** A stretch of a page: an id to link to, a heading tied to it, the site's rhythm around it. */
export function Section({
  id,
  title,
  intro,
  tone = "paper",
  layout = "stacked",
  small = false,
  className = "",
  beside,
  below,
  children,
}: Props) {
  const lede = typeof intro === "string" ? <NoBreaks text={intro} /> : intro;
  const heading = (
    <div className={layout === "split" ? "lg:sticky lg:top-28 lg:self-start" : "max-w-prose"}>
      {small ? (
        <SmallHeading id={`${id}-heading`} title={title} text={lede} />
      ) : (
        <>
          <h2 id={`${id}-heading`} className="text-2xl">
            {title}
          </h2>
          {lede && (
            <p className={`mt-3 md:mt-4 md:text-lg md:text-balance ${tone === "dark" ? "opacity-85" : "text-muted"}`}>
              {lede}
            </p>
          )}
        </>
      )}
      {beside}
    </div>
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`section-space ${tones[tone]} ${className}`}>
      <div className="page-width">
        {layout === "split" ? (
          <div className="grid gap-5 md:gap-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-16">
            {heading}
            <div className="min-w-0">{children}</div>
          </div>
        ) : (
          <>
            {heading}
            {children && <div className={`mt-5 ${small ? "md:mt-8" : "md:mt-12"}`}>{children}</div>}
          </>
        )}
        {below}
      </div>
    </section>
  );
}
