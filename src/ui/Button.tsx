import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";

type Look = "primary" | "outline" | "highlight" | "onDark";

const base =
  "no-print inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border px-6 py-2.5 text-center text-sm font-strong leading-snug no-underline transition-colors disabled:opacity-60";

const looks: Record<Look, string> = {
  primary: "border-action bg-action text-sheet hover:border-action-deep hover:bg-action-deep",
  outline: "border-action bg-transparent text-action hover:bg-action-wash",
  highlight: "border-sheet bg-sheet text-action-deep hover:border-action-wash hover:bg-action-wash",
  onDark: "border-sheet/60 bg-transparent text-sheet hover:border-sheet hover:bg-sheet hover:text-action-deep",
};

export const buttonClass = (look: Look = "primary", extra = "") => `${base} ${looks[look]} ${extra}`;

interface Common {
  look?: Look;
  children: ReactNode;
  className?: string;
}

/** A link that looks like a button. `newTab` is for addresses outside the site. */
export function ButtonLink({
  look,
  newTab,
  className,
  children,
  ...rest
}: Common & { newTab?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={buttonClass(look, className)} {...(newTab ? { target: "_blank", rel: "noopener" } : {})} {...rest}>
      {children}
    </a>
  );
}

export function Button({
  look,
  className,
  children,
  type = "button",
  ...rest
}: Common & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={buttonClass(look, className)} {...rest}>
      {children}
    </button>
  );
}
