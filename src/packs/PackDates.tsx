import { useEffect, useState } from "react";
import { packWords as words } from "../../content/packs/pack-words.ts";
import type { Profile } from "../../domain/compliance/profile.ts";
import type { Pack } from "../../domain/packs/packs.ts";
import { mayHavePlan } from "../company-plan/may-have-plan.ts";

interface Loaded {
  packs: readonly Pack[];
  dateText: typeof import("../../domain/packs/packs.ts").packDateText;
}

/** The packs of the visitor's plan, where it is for the same structure. Most visitors have none, and load nothing. */
async function loadPacks(structure: Profile["structure"]): Promise<Loaded> {
  const [{ visitPlan }, { planPacks }, { packDateText }] = await Promise.all([
    import("../company-plan/visit.ts"),
    import("../../domain/company-plan/case.ts"),
    import("../../domain/packs/packs.ts"),
  ]);
  const plan = visitPlan();
  const isSame = [undefined, structure].includes(plan.section8 ? "section-8" : plan.structure);
  const shown = structure === "section-8" ? { section8: "yes" as const, ...plan } : { ...plan, structure };
  return { packs: isSame ? planPacks(shown) : [], dateText: packDateText };
}

/** Below the dates of the calendar: those that the founder's own case brings. */
export function PackDates({ profile: { structure, incorporated } }: { profile: Profile }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!mayHavePlan()) return;
    let isCurrent = true;
    loadPacks(structure).then(
      (found) => {
        if (isCurrent) setLoaded(found);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [structure]);
  if (!loaded || loaded.packs.length === 0) return null;
  return (
    <div id="case-dates">
      <h3 className="text-2xl">{words.calendarHeading}</h3>
      <p className="mt-2 text-muted">{words.calendarText}</p>
      <div className="mt-5 grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
        {loaded.packs.map(({ id, title, dates }) => (
          <div key={id} className="border-t border-ink pt-3">
            <h4 className="text-lg">{title}</h4>
            <ul>
              {dates.map((date) => (
                <li key={date.id} className="border-t border-line py-3 text-sm first:border-0">
                  <p className="flex flex-wrap justify-between gap-x-4 text-base font-strong">
                    {date.title} <span className="figures">{loaded.dateText(date.due, incorporated)}</span>
                  </p>
                  <p className="text-muted">{date.text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
