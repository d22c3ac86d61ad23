import { Ban, Scale } from "lucide-react";
import type { Template } from "../../../content/schemas/template.ts";
import { templatePage as copy } from "../../../content/templates/template-library.ts";
import { lawChange } from "../../../domain/law/law-changes.ts";
import { ChangedNote } from "../../law/ChangedNote.tsx";
import { TickList } from "../../ui/TickList.tsx";

const namesLabourCodes = ({ acts }: Template) => acts.some((act) => act.includes("Code on Wages"));

/** What the document is for, when another is better, and the law behind it. */
export const Guidance = ({ template }: { template: Template }) => (
  <section id="overview" aria-labelledby="overview-heading" className="border-y border-line bg-sheet">
    <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <div>
        <h2 id="overview-heading" className="text-2xl">
          {copy.purpose}
        </h2>
        <p className="mt-4 text-lg text-muted">{template.purpose}</p>
        <h3 className="mt-10 text-xl">{copy.features}</h3>
        <TickList items={template.features} className="mt-4" />
      </div>
      <div>
        <h2 id="when-not-to-use" className="text-2xl">
          {copy.whenNotToUse}
        </h2>
        <ul aria-labelledby="when-not-to-use" className="mt-4 border-t border-line">
          {template.whenNotToUse.map((reason) => (
            <li key={reason} className="flex gap-3 border-b border-line py-3.5">
              <Ban aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-alert" strokeWidth={1.5} />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
        <h3 id="acts" className="mt-10 flex items-center gap-2.5 text-xl">
          <Scale aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
          {copy.acts}
        </h3>
        <ul aria-labelledby="acts" className="mt-3 space-y-1.5 text-sm text-muted">
          {template.acts.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ul>
        {namesLabourCodes(template) && (
          <div className="mt-5">
            <ChangedNote change={lawChange("labour-codes")} compact />
          </div>
        )}
      </div>
    </div>
  </section>
);
