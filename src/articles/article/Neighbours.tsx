import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";

interface Neighbour {
  slug: string;
  title: string;
}

interface Props {
  /** The one before it in the list of articles, which is newer. */
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

const words = knowledgeHub.article.neighbours;

/** The articles before and after this one, in the order of the list. */
export const Neighbours = ({ previous, next }: Props) => (
  <nav aria-label={words.label} className="no-print mt-10 grid gap-x-10 sm:grid-cols-2">
    {previous && (
      <Step slug={previous.slug} title={previous.title}>
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {words.previous}
      </Step>
    )}
    {next && (
      <Step
        slug={next.slug}
        title={next.title}
        className="sm:col-start-2 sm:text-right sm:[&>:first-child]:justify-end"
      >
        {words.next}
        <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </Step>
    )}
  </nav>
);

interface StepProps extends Neighbour {
  className?: string;
  children: ReactNode;
}

const Step = ({ slug, title, className = "", children }: StepProps) => (
  <a href={`/articles/${slug}`} className={`group block border-t border-line py-4 ${className}`}>
    <span className="flex items-center gap-1.5 text-sm text-muted">{children}</span>
    <span className="mt-1 block font-strong text-balance text-action underline-offset-4 group-hover:underline">
      {title}
    </span>
  </a>
);
