import type { LineWorkName } from "./line-works.ts";

/** A rosette from a file; see line-works.ts. Its class gives the size. */
export const LineWork = ({ name, className }: { name: LineWorkName; className: string }) => (
  <img
    src={`/line-work/${name}.svg`}
    alt=""
    width="400"
    height="400"
    loading="lazy"
    decoding="async"
    className={`max-w-none ${className}`}
  />
);
