import { Ban, PenLine, Scale } from "lucide-react";
import type { Template } from "../../../content/schemas/template.ts";
import { templatePage as copy, templateLibrary } from "../../../content/templates/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { groupDigits } from "../../../domain/india/money.ts";
import { lawChange } from "../../../domain/law-changes.ts";
import { type DocumentModel, wordCount } from "../../../domain/templates/filled-document.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";
import { inks } from "../../../drawings/colours.ts";
import { hashSeed, rosette, rosetteMarkup } from "../../../drawings/guilloche.ts";
import { ChangedNote } from "../../law/ChangedNote.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { Notice } from "../../ui/notices.tsx";
import { SampleCaption } from "../../ui/SampleMark.tsx";
import { Stars } from "../../ui/Stars.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { categoryInks, showsFigures } from "../summary.ts";
import { DownloadLink } from "./DownloadLink.tsx";

interface Props {
  template: Template;
  model: DocumentModel;
  crumbs: readonly Crumb[];
}

export function Opening({ template, model, crumbs }: Props) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-30 pb-14 md:pt-32 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <p className={`mt-8 text-sm font-strong ${categoryInks[template.category].text}`}>
          {template.category} template
        </p>
        <h1 className="mt-2 text-3xl">
          <NoBreaks text={template.title} />
        </h1>
        <p className="mt-5 max-w-text text-lg text-muted">{template.description}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink href="#fill-in">
            <PenLine aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {copy.fillIn}
          </ButtonLink>
          <DownloadLink fileName={template.fileName} />
        </div>
        <p className="mt-5 max-w-text text-sm text-muted">{templateLibrary.disclaimer.text[0]}</p>
      </div>
      <FirstPage template={template} model={model} />
    </div>
  );
}

/** The document as a small pile of pages, its particulars on the first. */
function FirstPage({ template, model }: Omit<Props, "crumbs">) {
  const facts = [
    ["Length", `${groupDigits(wordCount(model))} words`],
    ["Version", template.version],
    ["Last updated", longDate(template.updatedOn)],
    ["Format", "Word (.docx)"],
  ] as const;
  return (
    <div className="relative self-end max-lg:mr-3">
      <div aria-hidden="true" className="absolute inset-0 translate-x-3 translate-y-3 border border-line bg-sheet" />
      <div
        aria-hidden="true"
        className="absolute inset-0 translate-x-1.5 translate-y-1.5 border border-line bg-sheet"
      />
      <div className="relative overflow-clip border border-line bg-sheet px-7 pt-7 pb-6 shadow-lift">
        <EngravingDies of={[template]} />
        <CornerEngraving template={template} className="absolute -top-28 -right-28 size-68" />
        <div className="relative h-32 pr-36">
          <p className="text-sm font-strong [text-wrap:balance]">
            <NoBreaks text={template.title} />
          </p>
          <div aria-hidden="true" className="mt-3 space-y-2">
            <div className="h-px w-24 bg-line-strong/60" />
            <div className="h-px w-32 bg-line-strong/60" />
            <div className="h-px w-20 bg-line-strong/60" />
          </div>
        </div>
        <dl className="figures relative text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-6 border-t border-line py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="font-strong">{value}</dd>
            </div>
          ))}
          {showsFigures(template) && <Figures template={template} />}
        </dl>
        {template.figuresBasis ? (
          <p className="border-t border-line pt-2 text-sm text-muted">{template.figuresBasis}</p>
        ) : (
          <SampleCaption of="templates" className="border-t border-line pt-3" />
        )}
      </div>
    </div>
  );
}

const Figures = ({ template }: Pick<Props, "template">) => (
  <>
    <div className="flex justify-between gap-6 border-t border-line py-2">
      <dt className="text-muted">Downloads</dt>
      <dd className="font-strong">{groupDigits(template.downloads)}</dd>
    </div>
    <div className="flex justify-between gap-6 border-t border-line py-2">
      <dt className="text-muted">Rating</dt>
      <dd className="flex items-center gap-2 font-strong">
        <Stars rating={template.rating} className="self-center text-base" />
        <span aria-hidden="true">{template.rating.toFixed(1)}</span>
      </dd>
    </div>
  </>
);

const namesLabourCodes = ({ acts }: Template) => acts.some((act) => act.includes("Code on Wages"));

/** What the document is for, when another is better, and the law behind it. */
export const Guidance = ({ template }: { template: Template }) => (
  <section id="overview" aria-labelledby="overview-heading" className="border-y border-line bg-sheet">
    <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <div>
        <h2 id="overview-heading" className="text-2xl">
          {copy.purpose}
        </h2>
        <p className="mt-4 text-lg text-muted">{template.purpose}</p>
        <h3 className="mt-10 text-xl">{copy.features}</h3>
        <TickList items={template.features} className="mt-4" />
      </div>
      <div>
        <h2 id="when-not-to-use" className="text-2xl">
          {copy.whenNotToUse}
        </h2>
        <ul aria-labelledby="when-not-to-use" className="mt-4 border-t border-line">
          {template.whenNotToUse.map((reason) => (
            <li key={reason} className="flex gap-3 border-b border-line py-3.5">
              <Ban aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-alert" strokeWidth={1.5} />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
        <h3 id="acts" className="mt-10 flex items-center gap-2.5 text-xl">
          <Scale aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
          {copy.acts}
        </h3>
        <ul aria-labelledby="acts" className="mt-3 space-y-1.5 text-sm text-muted">
          {template.acts.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ul>
        {namesLabourCodes(template) && (
          <div className="mt-5">
            <ChangedNote change={lawChange("labour-codes")} compact />
          </div>
        )}
      </div>
    </div>
  </section>
);

interface AfterwardsProps {
  template: Template;
  /** Others of its category. */
  related: readonly Template[];
}

/** Versions, what to do before signing, and other documents of the category. */
export const Afterwards = ({ template, related }: AfterwardsProps) => (
  <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
    <section id="changes" aria-labelledby="changes-heading">
      <h2 id="changes-heading" className="text-2xl">
        {copy.changes}
      </h2>
      <ol className="mt-5 border-t border-line">
        {template.changes.map(({ version, date, text }) => (
          <li key={version} className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-b border-line py-4">
            <p className="figures font-strong">{version}</p>
            <div>
              <p className="figures text-sm text-muted">
                <time dateTime={date}>{longDate(date)}</time>
              </p>
              <p className="mt-0.5">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8">
        <Notice title={templateLibrary.disclaimer.heading}>
          {templateLibrary.disclaimer.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <a href={templateLibrary.disclaimer.link.href} className="link font-strong">
              {templateLibrary.disclaimer.link.label}
            </a>
          </p>
        </Notice>
      </div>
    </section>
    <section id="related" aria-labelledby="related-heading">
      <h2 id="related-heading" className="text-2xl">
        {copy.related}
      </h2>
      <ul className="mt-5 border-t border-line">
        {related.map((other) => (
          <li key={other.id} className="relative border-b border-line py-4">
            <a href={pagePath(other)} className="font-strong text-action after:absolute after:inset-0 hover:underline">
              {other.title}
            </a>
            <p className="mt-0.5 text-sm text-muted">{other.description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <a href="/startup-templates" className="link inline-flex min-h-11 items-center font-strong">
          All templates
        </a>
      </p>
    </section>
  </div>
);

type Engraved = Pick<Template, "id" | "category">;

/** How many engraved rings a page holds; every document sets three of them in its own way. */
const dieCount = 6;

/** Which rings make a document's rosette, from the outside in. */
function engravingRings({ id, category }: Engraved) {
  const seed = hashSeed(id);
  const outer = seed % dieCount;
  const middle = (outer + 1 + ((seed >>> 8) % (dieCount - 1))) % dieCount;
  const inner = (outer + 1 + ((seed >>> 12) % (dieCount - 1))) % dieCount;
  const [first, second] = categoryInks[category].palette;
  return [
    { die: outer, ink: first, scale: 1, turn: (seed >>> 16) % 45 },
    { die: middle, ink: second, scale: 0.58 + ((seed >>> 4) % 5) * 0.04, turn: (seed >>> 20) % 45 },
    { die: inner, ink: first, scale: 0.28 + ((seed >>> 24) % 4) * 0.04, turn: 0 },
  ];
}

/** The rings that these documents need, once for a page that has their corner engravings. */
function EngravingDies({ of }: { of: readonly Engraved[] }) {
  const dies = new Set(of.flatMap(engravingRings).map(({ die }) => die));
  const drawn = Array.from(dies, (die) => {
    const { layers, ...ring } = rosette(`die ${die}`, { radius: 260, layers: 2 });
    const outer = { ...layers[1]!, width: 1.7, opacity: 1 };
    return `<g id="die-${die}">${rosetteMarkup({ ...ring, layers: [outer] }, ["currentColor"])}</g>`;
  });
  return (
    <svg aria-hidden="true" focusable="false" className="absolute size-0">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing from a seed */}
      <defs dangerouslySetInnerHTML={{ __html: drawn.join("") }} />
    </svg>
  );
}

/** The rosette in the corner of one document's first page. The page must also have the rings. */
const CornerEngraving = ({ template, className }: { template: Engraved; className: string }) => (
  <svg viewBox="-300 -300 600 600" aria-hidden="true" focusable="false" className={className}>
    {engravingRings(template).map(({ die, ink, scale, turn }) => (
      <use key={scale} href={`#die-${die}`} color={inks[ink]} transform={`rotate(${turn})scale(${scale.toFixed(2)})`} />
    ))}
  </svg>
);

interface Crumb {
  name: string;
  path: string;
}

const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="no-print text-sm text-muted">
    <ol className="flex flex-wrap gap-x-2">
      {crumbs.map((crumb, index) => (
        <li key={crumb.path} className="flex gap-x-2">
          {index > 0 && <span aria-hidden="true">/</span>}
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{crumb.name}</span>
          ) : (
            <a href={crumb.path} className="hover:text-action hover:underline">
              {crumb.name}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
