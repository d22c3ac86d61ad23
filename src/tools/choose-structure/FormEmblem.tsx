import type { FormId } from "../../../content/schemas/structure-id.ts";

/** The emblem of a form beside its name: a window on the row of all five, which is one file. */
export const FormEmblem = ({ form, state }: { form: FormId; state: string }) => (
  <span className="form-emblem" data-state={state}>
    <img src="/line-work/scene-forms.svg" alt="" width="96" height="96" decoding="async" data-form={form} />
  </span>
);
