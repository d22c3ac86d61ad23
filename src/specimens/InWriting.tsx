import { hasDesk } from "../../content/owner/facts.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { inWriting as words } from "../../content/specimens.ts";
import { inWritingSize } from "./sheet-parts.tsx";

interface Props {
  structure?: StructureId;
  /** Of its heading. */
  level?: "h2" | "h3";
  className?: string;
}

/** The quotation and the founder's page as specimens; nothing while the desk is switched off. */
export const InWriting = (props: Props) => hasDesk && <Drawn {...props} />;

function Drawn({ structure = "private-limited", level: Heading = "h2", className = "" }: Props) {
  const Title = Heading === "h2" ? "h3" : "h4";
  return (
    <section id="in-writing" aria-labelledby="in-writing-heading" className={`@container ${className}`}>
      <Heading id="in-writing-heading" className="text-xl">
        {words.heading}
      </Heading>
      <ul className="mt-4 grid border-y border-ink @prose:grid-cols-2 @prose:gap-x-10">
        {words.documents.map(({ kind, title, text, when }) => (
          <li
            key={kind}
            className="flex gap-5 border-line py-5 not-first:border-t @prose:not-first:border-t-0 print:break-inside-avoid"
          >
            <img
              src={`/art/specimens/${structure}/${kind}.svg`}
              alt={`Specimen: ${title}`}
              {...inWritingSize}
              loading="lazy"
              decoding="async"
              className="h-auto w-28 shrink-0 self-start bg-sheet shadow-lift outline-1 outline-line @prose:w-40"
            />
            <div>
              <Title className="text-lg">{title}</Title>
              <p className="mt-1 text-sm text-muted">{text}</p>
              <p className="mt-2 text-sm font-strong">{when}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{words.specimen}</p>
    </section>
  );
}
