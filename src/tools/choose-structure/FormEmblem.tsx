import type { FormId } from "../../../content/schemas/structure-id.ts";

/** An address, not the drawings: scripts do not carry those. They are in domain/engraving/scenes/forms.ts. */
const row = "/line-work/scene-forms.svg";

/** The emblem of a form beside its name: a window on the row of all five, which is one file. */
export const FormEmblem = ({ form, state }: { form: FormId; state: string }) => (
  <span className="form-emblem" data-state={state}>
    <img src={row} alt="" width="96" height="96" decoding="async" data-form={form} />
  </span>
);
