import { languagePages } from "../../domain/languages/pages.ts";
import { currentPage } from "./current-page.ts";

interface Props {
  path: string;
  className?: string;
}

/** The pages in other languages, each in its own script. Nothing where the owner offers none. */
export const LanguageLinks = ({ path, className = "" }: Props) =>
  languagePages.length > 0 && (
    <ul aria-label="Other languages" className={`no-print flex flex-wrap gap-x-6 ${className}`}>
      {languagePages.map(({ code, path: href, own }) => (
        <li key={code}>
          <a
            href={href}
            lang={code}
            hrefLang={code}
            {...currentPage(href, path)}
            className="inline-flex min-h-11 min-w-11 items-center font-strong text-action hover:underline"
          >
            {own}
          </a>
        </li>
      ))}
    </ul>
  );
