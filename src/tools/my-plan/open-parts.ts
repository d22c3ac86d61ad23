import type { PlanDocument, PlanSection, PlanSectionId } from "../../../domain/company-plan/document/model.ts";

const points: readonly PlanSectionId[] = ["structure", "names", "cost", "dates"];

/** The parts that a tool decides and none has. */
export const openParts = ({ sections }: PlanDocument): readonly PlanSection[] =>
  sections.filter(({ id, decided }) => points.includes(id) && !decided);
