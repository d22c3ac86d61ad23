import type { Template } from "../../../content/schemas/template.ts";
import { inks } from "../../../drawings/colours.ts";
import { Icon } from "../../ui/Icon.tsx";
import { categoryInks } from "../category-inks.ts";
import { medalId } from "./Medal.tsx";
import { medalMiddle, medalRings } from "./small-medal.ts";

/** The medals of all templates, once for the page: every document its own rings, in the inks of its category. */
export const MedalDrawings = ({ templates }: { templates: readonly Pick<Template, "id" | "category" | "icon">[] }) => (
  <svg aria-hidden="true" focusable="false" className="absolute size-0">
    <defs>
      {templates.map(({ id, category, icon }) => {
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
              <Icon name={icon} className="" />
            </g>
          </g>
        );
      })}
    </defs>
  </svg>
);
