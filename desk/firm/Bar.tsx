/** A bar of a chart; its figure stands beside it as text. */
export const Bar = ({
  value,
  most,
  className = "fill-action",
}: {
  value: number;
  most: number;
  className?: string;
}) => (
  <svg aria-hidden="true" className="block h-3 w-full" preserveAspectRatio="none">
    <rect width="100%" height="100%" className="fill-paper-deep" />
    <rect width={`${most > 0 ? (100 * value) / most : 0}%`} height="100%" className={className} />
  </svg>
);
