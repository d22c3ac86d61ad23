import { Link, useLocation } from "wouter";
import { stepPath } from "../site-publish/steps.ts";
import { useDraft } from "../ui/drafts.ts";
import { useWide } from "../ui/useWide.ts";
import type { SiteFiles } from "./files-api.ts";
import { type Section, sections, showsPath } from "./sections.ts";
import { draftName } from "./useSection.ts";

const row =
  "flex min-h-11 items-center justify-between gap-2 rounded-sm px-2.5 py-1 text-sm text-ink no-underline hover:bg-action-wash aria-[current]:bg-action-wash aria-[current]:font-strong aria-[current]:text-action lg:min-h-9";

/** All sections, with what is not saved or not published in them. */
export function SectionNav({ files }: { files: SiteFiles }) {
  const [address] = useLocation();
  const isWide = useWide();
  const current = (path: string) => (address === path || address.startsWith(`${path}/`) ? "page" : undefined);
  const isArticleChanged = files.articles.some(({ isUnpublished }) => isUnpublished);
  return (
    <nav aria-label="Your site">
      <ul className="max-lg:divide-y max-lg:divide-line">
        {sections.map((section) => (
          <li key={section.id}>
            <SectionLink
              section={section}
              files={files}
              isCurrent={
                Boolean(current(`/your-site/${section.id}`)) ||
                (isWide && address === "/your-site" && section === sections[0])
              }
            />
          </li>
        ))}
        <li className="lg:mt-4">
          <Link href="/your-site/articles" className={row} aria-current={current("/your-site/articles")}>
            <Name count={files.articles.length}>Articles</Name>
            {isArticleChanged && <Mark>changed</Mark>}
          </Link>
        </li>
        <li>
          <Link href="/your-site/history" className={row} aria-current={current("/your-site/history")}>
            History
          </Link>
        </li>
        <li>
          <Link href={stepPath("next")} className={row}>
            Domain and mail
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const Mark = ({ children, isUrgent = false }: { children: string; isUrgent?: boolean }) => (
  <span className={`shrink-0 text-xs font-strong ${isUrgent ? "text-alert" : "text-muted"}`}>{children}</span>
);
const Name = ({ count, children }: { count: number; children: string }) => (
  <span>
    {children}
    {count > 0 && <span className="ml-1.5 font-normal text-muted tabular-nums">{count}</span>}
  </span>
);

/** How many entries a section of one list has. */
function entriesIn({ parts }: Section, { files }: SiteFiles): number {
  const value = parts.length === 1 ? files.find(({ name }) => name === parts[0]?.file)?.value : undefined;
  const list = value?.[parts[0]?.file ?? ""] as unknown;
  return Array.isArray(list) ? list.length : 0;
}

function SectionLink({ section, files, isCurrent }: { section: Section; files: SiteFiles; isCurrent: boolean }) {
  const isTyped = useDraft(draftName(section)) !== "";
  const isWrong = section.parts.some((part) =>
    files.files.find(({ name }) => name === part.file)?.problems.some(({ path }) => showsPath(part, path)),
  );
  const isChanged = section.parts.some((part) =>
    files.files.find(({ name }) => name === part.file)?.unpublished.some((path) => showsPath(part, path)),
  );
  return (
    <Link href={`/your-site/${section.id}`} className={row} aria-current={isCurrent ? "page" : undefined}>
      <Name count={entriesIn(section, files)}>{section.title}</Name>
      {isTyped ? (
        <Mark isUrgent>not saved</Mark>
      ) : isWrong ? (
        <Mark isUrgent>to mend</Mark>
      ) : (
        isChanged && <Mark>changed</Mark>
      )}
    </Link>
  );
}
