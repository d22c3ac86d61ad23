import { founderPage } from "../../../content/registration/founder-page.ts";
import { registrationStages, registrationSteps } from "../../../content/registration/registration.ts";
import { stepIds } from "../../../content/schemas/registration-stage.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { firstActor } from "../../../domain/registration/registration.ts";
import { inks } from "../../../drawings/colours.ts";
import { Overprint, Sheet } from "../engraving/Sheet.tsx";
import { exampleNames } from "../example-names.ts";
import { inWritingSize } from "../sizes.ts";

const { width, height } = inWritingSize;
const left = 28;
/** How far the registration of the drawing is. */
const now = "name";

/** The founder's own page on a phone: the step that is going on, who acts next, and the steps before and after it. */
export function FounderPageSheet({ structure }: { structure: StructureId }) {
  const current = stepIds.indexOf(now);
  const { title } = registrationStages[now];
  const actor = founderPage.actors[firstActor(now) ?? "nobody"];
  const at = (row: number) => 234 + row * 28;
  const said = stepIds.map((id, row) => `${registrationSteps[id]} ${stateOf(row, current)}`).join(", ");
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the page of ${exampleNames[structure]}. ${actor}: ${title}. The steps: ${said}.`}
    >
      <path d={`M0 0h${width}v58H0z`} fill={inks["paper-deep"]} />
      <path d={`M0 58h${width}`} stroke={inks.line} />
      <text x={left} y="36" fontSize="13" fontWeight="640">
        {exampleNames[structure]}
      </text>
      <text x={left} y="98" fontSize="24" fontWeight="640" letterSpacing="-.3">
        {founderPage.title}
      </text>
      <path d={`M${left} 118h${width - 2 * left}v70h-${width - 2 * left}z`} fill={inks["action-wash"]} />
      <path d={`M${left} 118v70`} stroke={inks.action} strokeWidth="3" />
      <text x={left + 16} y="144" fontSize="11" fontWeight="560" fill={inks.action}>
        {actor}
      </text>
      <text x={left + 16} y="168" fontSize="14.5" fontWeight="640">
        {title}
      </text>
      <path d={`M${left + 7} ${at(0) - 4}V${at(stepIds.length - 1) - 4}`} stroke={inks.line} />
      {stepIds.map((id, row) => (
        <g key={id} fontSize="12">
          <circle
            cx={left + 7}
            cy={at(row) - 4}
            r="5.5"
            fill={row < current ? inks.good : row === current ? inks.action : inks.sheet}
            stroke={row > current ? inks["line-strong"] : "none"}
          />
          <text x={left + 24} y={at(row)} fontWeight={row === current ? 640 : 400}>
            {registrationSteps[id]}
          </text>
          <text x={width - left} y={at(row)} fontSize="11" textAnchor="end" fill={inks.muted}>
            {stateOf(row, current)}
          </text>
        </g>
      ))}
      <Overprint x={width / 2} y={height - 26} turn={0} size={19} />
    </Sheet>
  );
}

const { done, now: going, ahead } = founderPage.steps;
const stateOf = (row: number, current: number): string => (row < current ? done : row === current ? going : ahead);
