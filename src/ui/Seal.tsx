interface Props {
  /** Set around the rim, repeated as often as it fits. */
  text: string;
  className?: string;
  /** Tells it apart from another seal with the same text on the page. */
  name?: string;
}

/** A round stamp with its text on a circle, which screen readers read once. */
export function Seal({ text, className = "size-24", name = text }: Props) {
  const id = `seal-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  const times = Math.max(1, Math.round(26 / (text.length + 3)));
  const rim = Array.from({ length: times }, () => text.toUpperCase()).join(" · ") + " · ";
  const fill = "var(--color-action)";
  const ink = "var(--color-sheet)";
  return (
    <svg viewBox="0 0 128 128" role="img" aria-label={text} className={`forced-color-adjust-none ${className}`}>
      {/* Round dots along the rim make the scalloped edge of a paper seal. */}
      <circle
        cx="64"
        cy="64"
        r="56"
        fill={fill}
        stroke={fill}
        strokeWidth="8"
        strokeLinecap="round"
        pathLength="36"
        strokeDasharray="0 1"
      />
      <circle cx="64" cy="64" r="52" fill="none" stroke={ink} strokeWidth="1" />
      <circle cx="64" cy="64" r="31" fill="none" stroke={ink} strokeWidth="1" />
      <path id={id} d="M64 64m-37.5 0a37.5 37.5 0 1 1 75 0a37.5 37.5 0 1 1-75 0" fill="none" />
      <text fill={ink} fontSize="12.5" fontWeight="640">
        <textPath href={`#${id}`} textLength="232" lengthAdjust="spacing">
          {rim}
        </textPath>
      </text>
      <path d="M64 47l4.9 10.6 11.6 1.4-8.6 7.9 2.3 11.4L64 72.7l-10.2 5.6 2.3-11.4-8.6-7.9 11.6-1.4z" fill={ink} />
    </svg>
  );
}
