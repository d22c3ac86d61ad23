import type { ReactNode } from "react";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { LawNotes, NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";

/** What a Private Limited company is, in a few sentences, and what a founder gains. */
export function Overview({ page: { id, rooms, overview, benefits } }: { page: PrivateLimitedPage }) {
  const [first, ...others] = overview.paragraphs;
  return (
    <Section id="overview" className="overflow-x-clip" title={overview.heading}>
      <House structure={id} rooms={rooms} />
      <div className="grid gap-4 pt-3 pb-6 lg:grid-cols-2 lg:gap-16 lg:pt-8 lg:pb-12">
        <p className="text-xl leading-snug">{first}</p>
        <div className="space-y-4">
          {others.map((paragraph) => (
            <p key={paragraph} className="text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Benefits heading={benefits.heading} text={benefits.text}>
        <FeatureRows items={benefits.items} notes={sectionNotes("benefits", [])} heading="h4" />
      </Benefits>
    </Section>
  );
}

/** What an OPC or an LLP is, feature by feature, and what a founder gains. */
export function Features({ page: { id, rooms, features, benefits } }: { page: OpcPage | LlpPage }) {
  const notes = sectionNotes("features", lawsNamed(features.items));
  return (
    <Section
      id="features"
      className="overflow-x-clip"
      title={features.heading}
      intro={features.text}
      below={
        <>
          <Benefits heading={benefits.heading} text={benefits.text}>
            <BenefitList items={benefits.items} />
          </Benefits>
          <LawNotes notes={notes} className="border-t-0" />
        </>
      }
    >
      <House structure={id} rooms={rooms} />
      <FeatureRows items={features.items} notes={notes} />
    </Section>
  );
}

interface HouseProps {
  structure: StructureId;
  rooms: readonly string[];
}

/** Where the walls of each house stand in its drawing, so that words are under their rooms. */
const walls: Record<StructureId, string> = {
  "private-limited": "md:grid-cols-[196fr_248fr_228fr_248fr_200fr]",
  opc: "max-md:grid-cols-[262fr_214fr] md:grid-cols-[212fr_272fr_188fr_212fr_236fr]",
  llp: "max-md:grid-cols-[226fr_282fr] md:grid-cols-[214fr_212fr_268fr_212fr_214fr]",
};

/** The room that a phone has no place for. */
const leftOut: Record<StructureId, number> = { "private-limited": 1, opc: 1, llp: 2 };

/** Who owns the structure and who runs it: a house open in front, on a ground line across the page, and what each room shows. */
const House = ({ structure, rooms }: HouseProps) => (
  <figure className="relative">
    <SceneImage name={`${structure}-rooms`} wide={structure} lazy className="pointer-events-none h-auto w-full" />
    <figcaption
      className={`relative grid py-3 text-center text-sm font-strong text-balance before:absolute before:top-0 before:left-1/2 before:h-px before:w-screen before:-translate-x-1/2 before:bg-action max-md:grid-cols-2 md:py-4 md:*:first:col-start-2 lg:text-base ${walls[structure]}`}
    >
      {rooms.map((room, index) => (
        <span key={room} className={`px-1 leading-snug ${index === leftOut[structure] ? "max-md:hidden" : ""}`}>
          {room}
        </span>
      ))}
    </figcaption>
  </figure>
);

interface FeatureRowsProps {
  items: readonly { icon: string; title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
  heading?: "h3" | "h4";
}

/** What a structure is or gives, a ledger line each; in two columns on wide screens. */
const FeatureRows = ({ items, notes, heading: Heading = "h3" }: FeatureRowsProps) => (
  <ul className="lg:grid lg:grid-cols-2 lg:gap-x-16 lg:border-y lg:border-ink">
    {items.map(({ icon, title, text, laws }) => (
      <li
        key={title}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2 md:py-4 md:first:border-0 lg:gap-x-5 lg:py-5 lg:nth-2:border-0"
      >
        <Icon name={icon} className="size-6 text-action md:mt-0.5" />
        <div>
          <Heading className="text-base leading-snug lg:text-lg">{title}</Heading>
          <p className="text-muted max-lg:text-sm lg:mt-1">
            <NoBreaks text={text} />
            <NoteNumber notes={notes} ids={laws} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);

interface BenefitsProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** What a founder gains from what the structure is: the second half of the section that says so. */
const Benefits = ({ heading, text, children }: BenefitsProps) => (
  <section id="benefits" aria-labelledby="benefits-heading" className="mt-4 lg:mt-14">
    <h3 id="benefits-heading" className="text-xl lg:text-2xl">
      {heading}
    </h3>
    <p className="mb-1.5 text-muted max-lg:text-sm lg:mt-1 lg:mb-5">{text}</p>
    {children}
  </section>
);

/** What a founder gains, two to a line where there is room, four on wide screens; on phones each is one paragraph. */
const BenefitList = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className="grid max-lg:pb-1 lg:pb-9 md:grid-cols-2 md:gap-x-10 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-9">
    {items.map(({ title, text }) => (
      <li
        key={title}
        className="border-t border-line py-3 max-md:py-1 max-md:text-sm max-md:leading-snug lg:border-ink lg:py-0 lg:pt-3"
      >
        <h4 className="leading-snug max-md:inline max-md:after:content-['._'] md:text-base">{title}</h4>
        <p className="text-sm text-muted max-md:inline max-md:leading-snug md:mt-1">
          <NoBreaks text={text} />
        </p>
      </li>
    ))}
  </ul>
);
