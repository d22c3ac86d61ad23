import type { FormId } from "../../content/schemas/plain-lists.ts";

/** The emblem of a form, large, with its shade and the sun. */
export const LargeEmblem = ({ form, className }: { form: FormId; className: string }) => (
  <img
    key={form}
    src={`/line-work/scene-form-${form}.svg`}
    alt=""
    width="96"
    height="96"
    decoding="async"
    className={`shrink-0 ${className}`}
  />
);
