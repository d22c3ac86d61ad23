import { ArrowRight } from "lucide-react";
import { myPlan } from "../../../content/my-plan.ts";
import { tools } from "../../../content/tools.ts";

const { start, noScript } = myPlan;
const { structure, cost, name, call } = tools.nextSteps.steps;

/** Before anything is decided, and where scripts do not run: the tools that each decide a part, and the call. */
export const PlanStart = ({ waiting }: { waiting: boolean }) => (
  <div className={`address-pending bg-paper-deep pt-8 pb-16 md:pt-12 md:pb-24 ${waiting ? "invisible" : ""}`}>
    <div className="page-width">
      <p className="without-script mb-8 max-w-prose border-l-3 border-action bg-action-wash px-5 py-4 text-sm">
        {noScript}
      </p>
      <section aria-labelledby="start-heading" className="certificate">
        <div className="grid gap-x-16 gap-y-5 p-5 md:p-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:p-12">
          <div>
            <h2 id="start-heading" className="text-3xl">
              {start.heading}
            </h2>
            <p className="mt-3 text-muted">{start.text}</p>
          </div>
          <ul className="border-t border-ink">
            {[structure, cost, name, call].map(({ href, label, text }) => (
              <li key={href} className="border-b border-line last:border-0">
                <a href={href} className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3.5">
                  <span className="text-lg font-strong text-action">{label}</span>
                  <ArrowRight
                    aria-hidden="true"
                    className="row-span-2 size-5 text-action transition-transform group-hover:translate-x-1"
                    strokeWidth={1.5}
                  />
                  <span className="text-sm text-muted">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  </div>
);
