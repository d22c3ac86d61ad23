import { opc as page } from "../../content/structures/opc.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { PlansSection, type StructureSlots } from "./PlansSection.tsx";
import { StructureDetails } from "./StructureDetails.tsx";
import { StructureEnd } from "./StructureEnd.tsx";
import { StructureHero } from "./StructureHero.tsx";

export const OnePersonCompany = ({ children, plans }: StructureSlots) => (
  <>
    <StructureHero page={page} lineWork="lg:size-[50rem] lg:opacity-85">
      {children}
    </StructureHero>
    <PlansSection id={page.id} plans={page.plans}>
      {plans}
    </PlansSection>
    <StructureDetails page={page} />
    <WhatYouReceive structure={page.id} />
    <StructureEnd page={page} />
  </>
);
