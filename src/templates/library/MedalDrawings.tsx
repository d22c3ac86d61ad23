import type { Template } from "../../../content/schemas/template.ts";
import { inks } from "../../../domain/engraving/colours.ts";
import { medalMiddle, medalRings } from "../../../domain/engraving/small-medal.ts";
import { Icon } from "../../ui/Icon.tsx";
import { categoryInks } from "../category-inks.ts";
import { medalId } from "./Medal.tsx";

/** What a document is about, in the middle of its medal; one without a mark of its own has a sheet of paper. */
const marks: Record<string, string> = {
  "employment-agreement": "BriefcaseBusiness",
  "offer-letter": "MailOpen",
  "posh-policy": "ShieldCheck",
  "consultant-agreement": "Laptop",
  "employee-confidentiality-ip-agreement": "Lightbulb",
  "internship-agreement": "GraduationCap",
  "founders-agreement": "Users",
  "mutual-nda": "LockKeyhole",
  "llp-agreement": "Handshake",
  "master-services-agreement": "Layers",
  "board-meeting-set": "NotebookPen",
  "privacy-notice": "FingerprintPattern",
  "esop-scheme": "ScrollText",
  "esop-grant-letter": "Gift",
  "esop-resolutions": "Gavel",
  "esop-exercise-allotment-set": "ArrowRightLeft",
  "term-sheet": "ListChecks",
  "shareholders-agreement": "ChartPie",
  "share-subscription-agreement": "Coins",
  "convertible-note-agreement": "Repeat",
};

/** The medals of all templates, once for the page: every document its own rings, in the inks of its category. */
export const MedalDrawings = ({ templates }: { templates: readonly Pick<Template, "id" | "category">[] }) => (
  <svg aria-hidden="true" focusable="false" className="absolute size-0">
    <defs>
      {templates.map(({ id, category }) => {
        const [first, second] = categoryInks[category].palette;
        // Marigold is too pale for a mark.
        const ink = inks[first === "highlight" ? second : first];
        const [rings, crossing] = medalRings(id);
        return (
          <g key={id} id={medalId(id)} fill="none" strokeWidth="0.9">
            <path d={crossing} stroke={inks[second]} />
            <path d={rings} stroke={inks[first]} />
            <circle r={medalMiddle} fill={inks.paper} stroke={ink} strokeWidth="1.2" />
            <g color={ink} transform="translate(-9-9)scale(.75)">
              <Icon name={marks[id] ?? "FileText"} className="" />
            </g>
          </g>
        );
      })}
    </defs>
  </svg>
);
