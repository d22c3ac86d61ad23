import type { ComponentProps, ReactNode } from "react";

/** How the line that opens looks: a row across, a question or title, or a few words that take no more room than they need. */
const lines = {
  row: "min-h-12 justify-between gap-4 py-2 text-sm font-strong text-action",
  title: "min-h-12 justify-between gap-6 py-2.5 text-lg leading-snug font-strong",
  words: "min-h-11 gap-1.5 text-sm text-action",
};

interface Props extends ComponentProps<"details"> {
  label: ReactNode;
  line?: keyof typeof lines;
}

/** A line that opens in place, without script. */
export const Disclosure = ({
  label,
  line = "row",
  className = "border-y border-line",
  children,
  ...details
}: Props) => (
  <details {...details} className={`fold ${className}`}>
    <summary className={`flex items-center ${lines[line]}`}>{label}</summary>
    {children}
  </details>
);
