const star = "M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z";

/** A quiet star beside a figure that says the rating. */
export const OneStar = ({ rating }: { rating: number }) => (
  <svg viewBox="0 0 20 20" role="img" aria-label={`${rating} out of 5 stars`} className="size-4" fill="currentColor">
    <path d={star} />
  </svg>
);

const widths = ["", "w-[1em]", "w-[2em]", "w-[3em]", "w-[4em]", "w-[5em]"];

/** A rating as stars, one element, as large as its text; with words for screen readers. */
export const Stars = ({ rating, className = "text-base" }: { rating: number; className?: string }) => (
  <span
    role="img"
    aria-label={`${rating} out of 5 stars`}
    className={`stars ${widths[Math.round(rating)]} ${className}`}
  />
);
