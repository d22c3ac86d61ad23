import type { ReactNode } from "react";
import { structureSections } from "../../content/navigation.ts";
import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { site } from "../../content/site.ts";
import { AdvisorBlock } from "../advisor/AdvisorBlock.tsx";
import { PlanStrip } from "../company-plan/PlanStrip.tsx";
import { ChatLine } from "../contact/ContactLinks.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { PageBar } from "../ui/PageBar.tsx";
import { TickList } from "../ui/TickList.tsx";
import { HeroBill } from "./HeroBill.tsx";
import "../ui/hero.css";

interface Props {
  page: PrivateLimitedPage | OpcPage | LlpPage;
  /** Size and place of the structure's own line work on wide screens, clear of the header and the text. */
  lineWork: string;
  /** The quick lead form. */
  children: ReactNode;
}

/** What the page is about, the form, and the bar that leads through the page. */
export const StructureHero = ({ page: { id, hero }, lineWork, children }: Props) => (
  <>
    <div className="overflow-clip">
      <div className="page-width grid gap-x-16 gap-y-6 pt-32 md:gap-y-10 pb-8 md:pb-14 md:pt-36 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr] lg:pb-20">
        <div className={`lg:flex lg:flex-col lg:pt-6 ${site.team.length > 0 ? "" : "lg:row-span-2"}`}>
          <PlanStrip />
          <h1 className="max-w-[36rem] text-4xl">{hero.headline}</h1>
          <p className="mt-4 max-w-text text-balance text-muted md:mt-5 md:text-lg">
            <NoBreaks text={hero.subtitle} />
          </p>
          <TickList items={hero.points} className="mt-5 max-md:space-y-1.5 md:mt-6 lg:mb-12" />
          <HeroBill structure={id} />
          <ChatLine className="border-b border-line lg:hidden" />
        </div>
        <div className="relative lg:row-span-2">
          <LineWork
            src={`/line-work/${id}.svg`}
            className={`hero-line-work -top-9 size-[44rem] opacity-50 md:max-lg:hidden ${lineWork}`}
          />
          <div className="relative">{children}</div>
        </div>
        <AdvisorBlock team={site.team} className="max-w-text lg:self-start lg:border-t lg:border-line lg:pt-6" />
      </div>
    </div>
    <PageBar sections={structureSections} />
  </>
);
