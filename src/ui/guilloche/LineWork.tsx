interface Props {
  /** From lineWorkAddress or closingLineWork. */
  src: string;
  className?: string;
  /** Below the first screen: fetched when it comes near. */
  lazy?: boolean;
}

/** Line work kept in a file of its own. Decoration: it has no text and takes no room. */
export const LineWork = ({ src, className, lazy = false }: Props) => (
  <img
    src={src}
    alt=""
    aria-hidden="true"
    width="800"
    height="800"
    decoding="async"
    {...(lazy ? { loading: "lazy" as const } : {})}
    className={`max-w-none ${className}`}
  />
);
