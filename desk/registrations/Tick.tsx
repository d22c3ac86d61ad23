import { type ReactNode, useState } from "react";
import { Checkbox } from "../../src/ui/Field.tsx";

interface Props {
  name: string;
  checked: boolean;
  onTick: (checked: boolean) => Promise<unknown>;
  /** Less high where people use a mouse. */
  isCompact?: boolean;
  /** When it was done, or until when. */
  note?: ReactNode;
  children: ReactNode;
}

/** A line of a list that is ticked off, with a few words at its end. The tick is there at once, and goes if it was not saved. */
export function Tick({ name, checked, onTick, note, isCompact = false, children }: Props) {
  const [said, setSaid] = useState<boolean>();
  const tick = async (next: boolean) => {
    setSaid(next);
    // What went wrong is said below the line.
    await onTick(next).catch(() => {});
    setSaid(undefined);
  };
  return (
    <div className={isCompact ? "lg:[&>label]:min-h-8" : ""}>
      <Checkbox name={name} checked={said ?? checked} onChange={tick}>
        <span
          className={`flex min-w-0 grow items-baseline justify-between gap-3 ${isCompact ? "py-2 lg:py-1" : "py-2"}`}
        >
          <span className="min-w-0">{children}</span>
          {note && <span className="shrink-0 text-muted tabular-nums">{note}</span>}
        </span>
      </Checkbox>
    </div>
  );
}
