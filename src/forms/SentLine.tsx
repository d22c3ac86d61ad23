import type { ReactNode } from "react";
import { type SentPart, sendFields } from "../../domain/forms/form.ts";

interface Props {
  part: SentPart;
  serverFilled?: boolean;
  children: ReactNode;
}

const tick = "peer size-5 shrink-0 accent-action";
const row = "flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm leading-snug";
const whenLeftOut = "peer-not-checked:text-muted peer-not-checked:line-through";

/** Something that goes with the form while its box is ticked. */
export const SentLine = ({ part, serverFilled = false, children }: Props) => (
  <label data-sent-with={part} className={row}>
    <input
      type="checkbox"
      name={sendFields[part]}
      value="yes"
      {...(serverFilled ? { "data-checked": sendFields[part] } : { defaultChecked: true })}
      className={tick}
    />
    <span className={`min-w-0 wrap-break-word ${whenLeftOut}`}>{children}</span>
  </label>
);

/** A line of the company plan, which is kept or left out by script. */
export const PlanLine = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}) => (
  <label className={row}>
    <input type="checkbox" checked={checked} onChange={onChange} className={tick} />
    <span className={`min-w-0 wrap-break-word ${whenLeftOut}`}>{children}</span>
  </label>
);
