import type { LegalBlock, LegalDocument, LegalSection } from "../../content/schemas/legal.ts";
import type { Site } from "../../content/site.ts";
import { site } from "../../content/site.ts";
import { usLongDate } from "../../domain/india/date-text.ts";
import { lawChange } from "../../domain/law-changes.ts";
import { grievanceDetails, hostingDetails, ownerDetails } from "../../domain/owner/details.ts";
import { DetailList } from "../company/DetailList.tsx";
import { LinkedText } from "../contact/ContactLinks.tsx";
import { ChangedNote } from "../law/ChangedNote.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { ExternalLink, TextLink } from "../ui/links.tsx";

const detailsByName = { owner: ownerDetails, "grievance-officer": grievanceDetails, hosting: hostingDetails };

/** A point with the words that say what it is about, where it begins with such. */
const Point = ({ text }: { text: string }) => {
  const lead = /^[^.:]{2,45}:/.exec(text)?.[0] ?? "";
  return (
    <>
      {lead && (
        <strong>
          <LinkedText text={lead} />
        </strong>
      )}
      <LinkedText text={text.slice(lead.length)} />
    </>
  );
};

const Block = ({ block, owner }: { block: LegalBlock; owner: Site }) => {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case "link":
      return (
        <p>
          <TextLink href={block.href} className="inline-flex min-h-11 items-center font-strong">
            {block.label}
          </TextLink>
        </p>
      );
    case "sources":
      return (
        <ul className="space-y-2.5 text-sm">
          {block.sources.map(({ title, url }) => (
            <li key={title}>{url ? <ExternalLink href={url}>{title}</ExternalLink> : title}</li>
          ))}
        </ul>
      );
    case "details":
      return <DetailList details={detailsByName[block.of](owner)} />;
    case "list":
      return (
        <ul className="list-disc space-y-2.5 pl-5 marker:text-action">
          {block.points.map((point) => (
            <li key={point} className="pl-1">
              <Point text={point} />
            </li>
          ))}
        </ul>
      );
  }
};

const ContentsList = ({ sections }: { sections: readonly LegalSection[] }) => (
  <ol className="text-sm">
    {sections.map(({ number, id, heading }) => (
      <li key={id} className="border-t border-line">
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center gap-3 py-1.5 leading-snug hover:text-action hover:underline aria-[current]:font-strong aria-[current]:text-action"
        >
          <span className="figures w-6 shrink-0 text-action">{number}</span>
          {heading}
        </a>
      </li>
    ))}
  </ol>
);

const Blocks = ({ blocks, owner }: { blocks: LegalSection["blocks"]; owner: Site }) => (
  <div className="max-w-text space-y-4 text-base leading-relaxed print:max-w-none">
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, never reordered
      <Block key={index} block={block} owner={owner} />
    ))}
  </div>
);

/** A numbered section, its heading over the text; on phones it waits in a fold, which contents, search and print open. */
const Section = ({ section: { number, id, heading, blocks }, owner }: { section: LegalSection; owner: Site }) => (
  <section
    aria-labelledby={`${id}-heading`}
    className="border-t border-ink break-inside-avoid-page max-lg:not-first:border-line lg:pt-5 lg:pb-12"
  >
    <Disclosure
      label={
        <h2 id={`${id}-heading`} className="mr-auto flex text-xl leading-snug text-ink md:text-2xl">
          <span className="figures w-11 shrink-0 text-action lg:-ml-15 lg:w-15">{number}</span>
          {heading}
        </h2>
      }
      className="open-under-heading prints-open lg:[&>summary]:min-h-0 lg:[&>summary]:pt-0 lg:[&>summary]:pb-4"
    >
      {/* Inside the fold, so that a link to the section opens it. */}
      <div id={id} className="scroll-mt-16 max-lg:pt-1 max-lg:pb-8">
        <Blocks blocks={blocks} owner={owner} />
      </div>
    </Disclosure>
  </section>
);

/** What most readers come for, on one sheet. */
const InShort = ({ points }: { points: NonNullable<LegalDocument["inShort"]> }) => (
  <dl className="sheet grid sm:grid-cols-2">
    {points.map(({ term, text, section }) => (
      <div
        key={section}
        className="border-line px-5 pt-2 pb-4 max-sm:not-first:border-t sm:p-5 sm:even:border-l sm:nth-[n+3]:border-t"
      >
        <dt className="text-lg font-heading">
          <a href={`#${section}`} className="link inline-flex min-h-11 items-center">
            {term}
          </a>
        </dt>
        <dd className="text-sm text-pretty wrap-break-word">
          <LinkedText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

/**
 * Terms or privacy: a numbered document with its contents at the side, made to be read and printed. The sheet of the opening
 * and the text are one column, as wide as a line of it may be.
 */
export const LegalPage = ({
  document,
  scene,
  owner = site,
}: {
  document: LegalDocument;
  /** What stands between the opening and the document. */
  scene: string;
  owner?: Site;
}) => (
  <>
    <div
      className={`page-width pt-32 pb-10 md:pt-36 md:pb-14 ${document.inShort ? "grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,var(--container-text))]" : ""}`}
    >
      <div>
        <h1 className="text-3xl">{document.heading}</h1>
        <p className="mt-4 max-w-prose md:mt-5 md:text-lg md:text-pretty">{document.summary}</p>
        <p className="mt-4 text-sm text-muted">
          Effective{" "}
          <time className="whitespace-nowrap" dateTime={document.effective}>
            {usLongDate(document.effective)}
          </time>
          , last updated{" "}
          <time className="whitespace-nowrap" dateTime={document.updated}>
            {usLongDate(document.updated)}
          </time>
        </p>
      </div>
      {document.inShort && <InShort points={document.inShort} />}
    </div>
    <SceneImage name={scene} className="block h-36 w-full object-cover object-bottom md:h-50" />
    <div className="page-width grid gap-10 pt-10 pb-24 lg:grid-cols-[23rem_minmax(0,var(--container-text))] lg:gap-16 lg:pt-16 print:block">
      <div className="no-print max-lg:hidden">
        <nav
          aria-label="Contents"
          data-contents
          className="max-w-68 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
        >
          <p className="pb-2 text-sm font-strong">Contents</p>
          <ContentsList sections={document.sections} />
        </nav>
      </div>
      <div>
        {document.sections.map((section) => (
          <Section key={section.id} section={section} owner={owner} />
        ))}
        {(document.note || document.laws) && (
          <div className="space-y-5 border-t border-ink pt-6 pb-10">
            {document.note && <p className="text-sm text-muted">{document.note}</p>}
            {document.laws?.map((id) => (
              <ChangedNote key={id} change={lawChange(id)} />
            ))}
          </div>
        )}
        <p className="border-t border-ink pt-5 text-lg">
          <LinkedText text={document.closing} />
        </p>
      </div>
    </div>
  </>
);
