import type { ReactNode } from "react";

interface Props {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
}

/** A heading on the pages of the tools, whose own name is the largest, with a line about what follows. */
export const SmallHeading = ({ id, title, text }: Props) => (
  <>
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    {text && <p className="mt-2 max-w-prose text-muted max-md:text-sm">{text}</p>}
  </>
);
