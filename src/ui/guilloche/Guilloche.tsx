import { colourToken, type Ink } from "../../../domain/engraving/colours.ts";
import { band, bandMarkup, type RosetteOptions, rosette, rosetteMarkup } from "../../../domain/engraving/guilloche.ts";

interface RosetteProps extends RosetteOptions {
  seed: string;
  palette?: readonly Ink[];
  className?: string;
  /** Every line counts as 1 long, so that a style can draw it stroke by stroke. */
  drawn?: boolean;
}

export function Rosette({
  seed,
  palette = ["action", "highlight", "alert"],
  className,
  drawn,
  ...options
}: RosetteProps) {
  const drawing = rosette(seed, { inks: palette.length, ...options });
  const markup = rosetteMarkup(drawing, palette.map(colourToken));
  const half = Math.round(drawing.radius * 1.08);
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      // The markup is made by our own generator from a seed; nothing in it comes from a visitor.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{
        __html: drawn ? markup.replaceAll("<path ", '<path pathLength="1" ') : markup,
      }}
    />
  );
}

export const GuillocheBand = ({ seed, className = "" }: { seed: string; className?: string }) => (
  <svg
    viewBox="0 0 1440 64"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke={colourToken("action")}
    strokeOpacity="0.38"
    className={`block h-10 w-full overflow-clip md:h-14 ${className}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, as above
    dangerouslySetInnerHTML={{ __html: bandMarkup(band(seed)) }}
  />
);
