import type { LlpPage, OpcPage } from "../../content/schemas/structure.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { Section } from "../ui/Section.tsx";
import { AtAGlance } from "./AtAGlance.tsx";
import { BenefitList, Benefits } from "./BenefitList.tsx";
import { Checklist } from "./Checklist.tsx";
import { FeatureRows } from "./FeatureRows.tsx";
import { House } from "./House.tsx";
import { Process } from "./Process.tsx";

/** What the structure is, what a founder gains, what it takes and how it is done. The same form for an OPC and an LLP. */
export function StructureDetails({ page }: { page: OpcPage | LlpPage }) {
  const { features, benefits, requirements } = page;
  const featureNotes = sectionNotes("features", lawsNamed(features.items));
  const requirementNotes = sectionNotes("requirements", lawsNamed(requirements.items));
  return (
    <>
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
            <LawNotes notes={featureNotes} className="border-t-0" />
          </>
        }
      >
        <House structure={page.id} rooms={page.rooms} />
        <AtAGlance structure={page.id} className="border-b-0 lg:border-t-0 lg:pb-9" />
        <FeatureRows items={features.items} notes={featureNotes} />
      </Section>
      <Section id="requirements" tone="deep" title={requirements.heading} intro={requirements.text}>
        <Checklist items={requirements.items} notes={requirementNotes} />
        <LawNotes notes={requirementNotes} className="border-t-0" />
      </Section>
      <Process page={page} />
    </>
  );
}
