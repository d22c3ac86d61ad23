import { ChevronLeft } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { lazyPart } from "../shell/lazy-part.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { stepPath } from "../site-publish/api.ts";
import { PublishPane } from "../site-publish/PublishPane.tsx";
import { useDraft } from "../ui/drafts.ts";
import { useWide } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { type SiteFiles, useSiteFiles } from "./api.ts";
import { draftName, Elsewhere, isUnpublished, SectionForm } from "./SectionForm.tsx";
import { type Section, sectionOf, sections, showsPath } from "./sections.ts";

const StartPage = lazyPart(() => import("../site-publish/StartPage.tsx"));
const ArticlesPage = lazyPart(() => import("../site-articles/ArticlesPage.tsx"));
const ArticlePage = lazyPart(() => import("../site-articles/ArticlePage.tsx"));
const HistoryPage = lazyPart(() => import("./HistoryPage.tsx"));

/** The firm's facts, for its owners. */
export default function YourSite() {
  const { person } = useSignedIn();
  if (person.role !== "owner") return <Redirect to="/" replace />;
  return (
    <Suspense>
      <Switch>
        <Route path="/your-site/start/:step?">{({ step }) => <StartPage step={step} />}</Route>
        <Route>
          <Editor />
        </Route>
      </Switch>
    </Suspense>
  );
}

function Editor() {
  const files = useSiteFiles();
  return (
    <Loaded query={files}>
      {(loaded) =>
        loaded.exists ? (
          <Frame files={loaded}>
            <Switch>
              <Route path="/your-site">
                <FirstPage files={loaded} />
              </Route>
              <Route path="/your-site/articles" component={ArticlesPage} />
              <Route path="/your-site/articles/:slug">{({ slug }) => <ArticlePage key={slug} slug={slug} />}</Route>
              <Route path="/your-site/history" component={HistoryPage} />
              <Route path="/your-site/:section">{({ section }) => <SectionPage id={section} files={loaded} />}</Route>
            </Switch>
          </Frame>
        ) : (
          <Redirect to="/your-site/start" replace />
        )
      }
    </Loaded>
  );
}

/** On wide screens the sections at the left and what is not published at the right; on phones one below the other. */
function Frame({ files, children }: { files: SiteFiles; children: ReactNode }) {
  const [address] = useLocation();
  const isWide = useWide();
  // What no form shows.
  const nowhere = [
    ...files.otherProblems,
    ...files.files.flatMap(({ problems }) => problems).filter(({ file, path }) => !sectionOf(file, path)),
  ];
  const isFirst = address === "/your-site";
  return (
    <div className="grid gap-x-8 gap-y-7 lg:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[12.5rem_minmax(0,1fr)_18rem]">
      {isWide && (
        <div className="row-span-2 xl:row-span-1">
          <SectionNav files={files} />
        </div>
      )}
      <div className="min-w-0">
        {!isWide && !isFirst && (
          <Link href="/your-site" className="mb-3 flex min-h-11 items-center gap-1 text-sm font-strong text-action">
            <ChevronLeft aria-hidden="true" className="size-4" />
            Your site
          </Link>
        )}
        {nowhere.length > 0 && (
          <div className="mb-6 border border-alert bg-alert-wash p-4 text-sm">
            <p className="font-strong">Wrong in the folder {files.folder}, and to be mended there:</p>
            <ul className="mt-1 list-disc pl-5">
              {nowhere.map((problem) => (
                <Elsewhere key={`${problem.file}${problem.message}`} problem={problem} />
              ))}
            </ul>
          </div>
        )}
        {children}
      </div>
      <div className="min-w-0 xl:border-l xl:border-line xl:pl-6">
        <div className="xl:sticky xl:top-7">
          <PublishPane />
        </div>
      </div>
    </div>
  );
}

/** Wide screens show the first section at once; phones the list of them. */
function FirstPage({ files }: { files: SiteFiles }) {
  const isWide = useWide();
  if (isWide) return <SectionPage id={sections[0]?.id ?? ""} files={files} />;
  return (
    <>
      <DeskHeading title="Your site">What your visitors read of you.</DeskHeading>
      <SectionNav files={files} />
    </>
  );
}

function SectionPage({ id, files }: { id: string; files: SiteFiles }) {
  const section = sections.find((each) => each.id === id);
  if (!section) return <Redirect to="/your-site" replace />;
  return (
    <>
      <DeskHeading title={section.title}>{section.help}</DeskHeading>
      <SectionForm key={id} section={section} files={files} />
    </>
  );
}

const row =
  "flex min-h-11 items-center justify-between gap-2 rounded-sm px-2.5 py-1 text-sm text-ink no-underline hover:bg-action-wash aria-[current]:bg-action-wash aria-[current]:font-strong aria-[current]:text-action lg:min-h-9";

/** All sections, with what is not saved or not published in them. */
function SectionNav({ files }: { files: SiteFiles }) {
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
  const isChanged = isUnpublished(section, files);
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
