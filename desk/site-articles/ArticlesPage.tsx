import { Link } from "wouter";
import { Badge } from "../../src/ui/Badge.tsx";
import { buttonClass } from "../../src/ui/Button.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { type SiteFiles, useSiteFiles } from "../site/api.ts";
import { Loaded, Nothing } from "../ui/Panel.tsx";
import { dayText } from "../ui/times.ts";
import { newArticle } from "./api.ts";

const path = "/your-site/articles";

/** The firm's own articles; those that come with the site are chosen under 'Home page and articles shown'. */
export default function ArticlesPage() {
  return (
    <>
      <DeskHeading
        title="Articles"
        actions={
          <Link href={`${path}/${newArticle}`} className={buttonClass()}>
            Write an article
          </Link>
        }
      >
        Your own. They stand beside those that come with the site.
      </DeskHeading>
      <Loaded query={useSiteFiles()}>
        {({ articles }) =>
          articles.length === 0 ? (
            <Nothing>There are none yet. What founders ask you again and again makes a good one.</Nothing>
          ) : (
            <ul className="border-t border-ink">
              {articles
                .toSorted((one, other) => (one.date < other.date ? 1 : -1))
                .map((article) => (
                  <Row key={article.slug} article={article} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

const Row = ({
  article: { slug, title, date, isDraft, problems, isUnpublished },
}: {
  article: SiteFiles["articles"][number];
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-sm">
    <div className="min-w-0">
      <Link href={`${path}/${slug}`} className="link font-strong break-words">
        {title}
      </Link>
      {date && <p className="mt-0.5 text-muted">{dayText(date)}</p>}
    </div>
    <p className="flex gap-2">
      {isDraft && <Badge>Draft</Badge>}
      {isUnpublished && !isDraft && <Badge tone="highlight">Not published yet</Badge>}
      {problems.length > 0 && (
        <Badge tone="alert">{problems.length === 1 ? "1 problem" : `${problems.length} problems`}</Badge>
      )}
    </p>
  </li>
);
