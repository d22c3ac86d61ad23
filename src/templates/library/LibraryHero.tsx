import { templateCategories } from "../../../content/schemas/plain-lists.ts";
import type { Template } from "../../../content/schemas/template.ts";
import { templateLibrary as copy } from "../../../content/templates/template-library.ts";
import { inks } from "../../../drawings/colours.ts";
import { SceneImage, sceneImage } from "../../ui/guilloche/Guilloche.tsx";
import { categoryInks } from "../category-inks.ts";

/** As many letters as a line on a folder holds. */
const longest = 43;
const cut = (title: string) => (title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title);

/** Where words stand in the two drawings of a drawer: the middle of each tab, and the upper edge of the folder below it. */
const drawers = {
  /** With room for titles between the tabs. */
  folders: { tabs: [96, 172, 234, 290], firstEdge: 27, pitch: 90, label: 403.5 },
  /** For narrow screens: tabs alone. */
  "folders-low": { tabs: [63, 146, 212, 271], firstEdge: 23, pitch: 10, label: 96.5 },
} as const;

/** The open drawer, with its words in the page's type. */
function OpenDrawer({
  name,
  templates,
  className,
}: {
  name: keyof typeof drawers;
  templates: readonly Template[];
  className: string;
}) {
  const { tabs, firstEdge, pitch, label } = drawers[name];
  const { width, height } = sceneImage(name);
  const roomy = name === "folders";
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      <SceneImage name={name} lazy className="block h-auto w-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
        fontSize="14"
        className="absolute inset-0 size-full"
      >
        {templateCategories.map((category, place) => {
          const held = templates.filter((template) => template.category === category);
          const edge = firstEdge + place * pitch;
          // Marigold is too pale for white letters.
          const ink = categoryInks[category].palette[0] === "highlight" ? inks.ink : inks.sheet;
          return (
            <g key={category}>
              <text x={tabs[place]} y={edge - (roomy ? 7.5 : 6)} textAnchor="middle" fill={ink} className="font-strong">
                {category}
                {roomy && <tspan className="font-normal"> {held.length}</tspan>}
              </text>
              {roomy &&
                held.slice(0, 2).map(({ id, title }, line) => (
                  <text key={id} x="34" y={edge + 29 + line * 21} fill={inks.ink}>
                    {cut(title)}
                  </text>
                ))}
            </g>
          );
        })}
        <text
          x={width / 2}
          y={label}
          textAnchor="middle"
          fontSize={roomy ? 13.5 : 13}
          letterSpacing={roomy ? 1.4 : 0.8}
          fill={inks.ink}
          className="font-strong"
        >
          {templates.length} TEMPLATES
        </text>
      </svg>
    </div>
  );
}

export const LibraryHero = ({ templates }: { templates: readonly Template[] }) => (
  <div className="page-width grid items-end gap-6 pt-32 md:gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16">
    <div className="md:pb-10 lg:self-center">
      <h1 className="max-w-[34rem] text-4xl">{copy.heading}</h1>
      <p className="mt-3 max-w-text text-muted md:text-lg md:text-balance lg:mt-5">{copy.intro}</p>
      <ol className="mt-7 grid gap-x-8 border-ink max-md:hidden lg:grid-cols-[1fr_1fr_auto] lg:border-t lg:pt-4">
        {copy.ways.map(({ title, text }) => (
          <li
            key={title}
            className="flex gap-x-3 text-sm text-muted max-lg:border-t max-lg:border-line max-lg:py-1.5 lg:block"
          >
            <b className="w-20 shrink-0 text-ink lg:mb-0.5 lg:block lg:w-auto lg:text-lg lg:font-heading lg:tracking-tight">
              {title}
            </b>
            <span className="block lg:max-w-44">{text}</span>
          </li>
        ))}
      </ol>
    </div>
    <OpenDrawer name="folders-low" templates={templates} className="max-w-104 lg:hidden" />
    <OpenDrawer name="folders" templates={templates} className="max-lg:hidden" />
  </div>
);
