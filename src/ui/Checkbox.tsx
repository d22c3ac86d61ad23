import type { ReactNode } from "react";

interface Props {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export const Checkbox = ({ name, checked, onChange, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm leading-snug">
    <input
      type="checkbox"
      name={name}
      value="yes"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0 accent-action"
    />
    {children}
  </label>
);
