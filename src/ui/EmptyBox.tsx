/** To be ticked on paper: nothing is there yet. */
export const EmptyBox = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`size-4.5 shrink-0 border border-ink ${className}`} />
);
