import type { ReactNode } from "react";

interface Props {
  /** Tells the lines of a form apart. */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Something the visitor chose on another page, which goes along with the form and can be removed. */
export const ChosenLine = ({ name, onRemove, children }: Props) => (
  <p
    data-chosen={name}
    className="flex items-center justify-between gap-3 border-l-3 border-action bg-action-wash px-4 py-2 text-sm"
  >
    <span>{children}</span>
    <button type="button" onClick={onRemove} className="min-h-11 shrink-0 text-sm text-action underline">
      Remove
    </button>
  </p>
);
