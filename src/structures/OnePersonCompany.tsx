import { opc as page } from "../../content/structures/opc.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { OffersSection, type StructureSlots } from "./OffersSection.tsx";
import { StructureDetails } from "./StructureDetails.tsx";
import { StructureEnd } from "./StructureEnd.tsx";
import { StructureHero } from "./StructureHero.tsx";

export const OnePersonCompany = ({ children, offers }: StructureSlots) => (
  <>
    <StructureHero page={page} lineWork="lg:size-[50rem] lg:opacity-85">
      {children}
    </StructureHero>
    <OffersSection id={page.id} words={page.offers}>
      {offers}
    </OffersSection>
    <StructureDetails page={page} />
    <WhatYouReceive structure={page.id} />
    <StructureEnd page={page} />
  </>
);
