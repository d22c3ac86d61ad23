import { languagePages } from "../../domain/languages/pages.ts";

/** Marks the link to the page that is shown. */
export const currentPage = (href: string, path: string) => (href === path ? { "aria-current": "page" as const } : {});

export const rowOfLinks = "-ml-4 flex flex-wrap";
export const linkInRow =
  "inline-flex min-h-11 min-w-11 items-center justify-center px-4 text-sm font-strong text-ink hover:text-action lg:min-h-9";

/** The pages in other languages, each in its own script. Nothing where the owner offers none. */
export const LanguageLinks = ({ path, className = "" }: { path: string; className?: string }) =>
  languagePages.length > 0 && (
    <ul className={`${rowOfLinks} ${className}`} aria-label="Other languages">
      {languagePages.map(({ code, path: href, own }) => (
        <li key={code}>
          <a href={href} lang={code} hrefLang={code} {...currentPage(href, path)} className={linkInRow}>
            {own}
          </a>
        </li>
      ))}
    </ul>
  );
