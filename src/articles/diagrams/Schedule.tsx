import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { WorkChart } from "../../work-schedule/WorkChart.tsx";
import { type Caption, Diagram } from "./Diagram.tsx";

/** The chart of a structure's page: who does what, and when. */
export const Schedule = ({ structure, ...caption }: Caption & { structure: StructureId }) => (
  <Diagram {...caption}>
    <WorkChart structure={structure} />
  </Diagram>
);
