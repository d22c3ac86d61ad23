import type { ReactNode } from "react";
import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { site } from "../../content/site.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { AdvisorBlock } from "../advisor/AdvisorBlock.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/LineWork.tsx";
import { TickList } from "../ui/TickList.tsx";
import "../ui/hero.css";

interface Props {
  page: PrivateLimitedPage | OpcPage | LlpPage;
  /** Size and place of the structure's own line work on wide screens, clear of the header and the text. */
  lineWork: string;
  /** The quick lead form. */
  children: ReactNode;
}

export const StructureHero = ({ page: { id, hero }, lineWork, children }: Props) => (
  <div className="relative overflow-clip">
    <LineWork
      src={lineWorkAddress(id)}
      className={`hero-line-work absolute top-[26rem] left-1/2 size-[44rem] -translate-x-1/2 opacity-60 lg:translate-x-0 lg:opacity-85 ${lineWork}`}
    />
    <div className="page-width relative grid gap-10 pt-30 pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:gap-16 lg:pt-32 lg:pb-20">
      <div>
        <h1 className="max-w-[36rem] text-4xl">{hero.headline}</h1>
        <p className="mt-5 max-w-text text-lg text-muted">{hero.subtitle}</p>
        <TickList items={hero.points} className="mt-6" />
        <p className="mt-8 max-lg:hidden">
          <ButtonLink look="outline" href="#plans">
            See the three plans
          </ButtonLink>
        </p>
      </div>
      <div>
        {children}
        <AdvisorBlock team={site.team} className="mt-5" />
      </div>
    </div>
  </div>
);
