import type { FormId } from "../../../content/schemas/structure-id.ts";

/** Addresses, not the drawings: scripts do not carry those. They are in domain/engraving/scenes/forms.ts. */
const row = "/line-work/scene-forms.svg";

/** The emblem of a form beside its name: a window on the row of all five, which is one file. */
export const FormEmblem = ({ form, state }: { form: FormId; state: string }) => (
  <span className="form-emblem" data-state={state}>
    <img src={row} alt="" width="96" height="96" decoding="async" data-form={form} />
  </span>
);

/** Large, with its shade and the sun. */
export const LargeEmblem = ({ form }: { form: FormId }) => (
  <img
    key={form}
    src={`/line-work/scene-form-${form}.svg`}
    alt=""
    width="96"
    height="96"
    decoding="async"
    className="size-20 shrink-0 max-sm:-mt-2 max-sm:-mr-2 sm:size-28 md:-mt-3 md:size-40"
  />
);
