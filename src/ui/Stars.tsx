const star = "M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z";

/** A quiet star beside a figure that says the rating. */
export const OneStar = ({ rating }: { rating: number }) => (
  <svg viewBox="0 0 20 20" role="img" aria-label={`${rating} out of 5 stars`} className="size-4" fill="currentColor">
    <path d={star} />
  </svg>
);

/** A rating as stars, with a text for screen readers. */
export function Stars({ rating, className = "h-4" }: { rating: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 20"
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={`${className} w-auto self-start`}
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          transform={`translate(${index * 20} 0)`}
          d={star}
          fill={index < Math.round(rating) ? "var(--color-highlight)" : "none"}
          stroke="var(--color-highlight)"
        />
      ))}
    </svg>
  );
}
