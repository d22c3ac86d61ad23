import "./page-bar.css";

interface Props {
  sections: readonly { id: string; label: string }[];
}

/** The parts of a long page, always in reach under the header. */
export const PageBar = ({ sections }: Props) => (
  <nav
    aria-label="On this page"
    data-contents
    className="page-bar no-print sticky top-18 z-30 border-y border-line bg-paper"
  >
    <ul className="page-width flex justify-between gap-x-2 md:justify-start md:gap-x-10">
      {sections.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm font-strong text-muted hover:text-action aria-[current]:border-action aria-[current]:text-ink"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
