import type { ReactNode } from "react";

/** A sheet of paper with a hairline around it. */
export const Card = ({
  children,
  className = "",
  lifted = false,
}: {
  children: ReactNode;
  className?: string;
  lifted?: boolean;
}) => (
  <div className={`border bg-sheet p-6 md:p-7 ${lifted ? "border-action shadow-lift" : "border-line"} ${className}`}>
    {children}
  </div>
);
