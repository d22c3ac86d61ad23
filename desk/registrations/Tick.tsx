import type { ReactNode } from "react";
import { Checkbox } from "../../src/ui/Checkbox.tsx";

interface Props {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** When it was done, or until when. */
  note?: ReactNode;
  children: ReactNode;
}

/** A line of a list that is ticked off, with a few words at its end. */
export const Tick = ({ name, checked, onChange, note, children }: Props) => (
  <Checkbox name={name} checked={checked} onChange={onChange}>
    <span className="flex min-w-0 grow items-baseline justify-between gap-3 py-2">
      <span className="min-w-0">{children}</span>
      {note && <span className="shrink-0 text-muted tabular-nums">{note}</span>}
    </span>
  </Checkbox>
);
