import type { FormId } from "../../../content/schemas/structure-id.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { fill } from "../../../domain/text.ts";

const words = chooseStructure.result.close;

interface Props {
  first: FormId;
  alternative: NonNullable<Recommendation["alternative"]>;
  chosen: FormId;
  onChoose: (form: FormId) => void;
}

/** A form that is nearly as good, and the choice of which one goes into the plan. */
export const CloseSecond = ({ first, alternative, chosen, onChoose }: Props) => (
  <section
    aria-labelledby="close-heading"
    className="grid gap-x-14 gap-y-5 border border-line bg-sheet p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:p-8"
  >
    <div>
      <h2 id="close-heading" className="text-xl">
        {fill(words.heading, { structure: chooseStructure.fullNames[alternative.form] })}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{alternative.because}</p>
    </div>
    <fieldset className="no-print">
      <legend className="mb-1.5 text-sm font-strong">{words.carry}</legend>
      <div className="grid gap-2">
        {[first, alternative.form].map((form) => (
          <label
            key={form}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-line-strong bg-sheet px-4 py-2 text-sm font-strong has-checked:border-action has-checked:bg-action-wash has-checked:shadow-[inset_3px_0_0_var(--color-action)]"
          >
            <input
              type="radio"
              name="carried-structure"
              value={form}
              checked={form === chosen}
              onChange={() => onChoose(form)}
              className="size-5 shrink-0 accent-action"
            />
            {chooseStructure.fullNames[form]}
          </label>
        ))}
      </div>
    </fieldset>
  </section>
);
