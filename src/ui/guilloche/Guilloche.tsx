import { bandBox, bandLayers } from "../../../domain/engraving/band.ts";
import { inks } from "../../../domain/engraving/colours.ts";
import { bandAddress } from "../../../domain/engraving/line-work.ts";
import { sceneImage } from "../../../domain/engraving/scenes/scenes.ts";

const bandPlace = "no-print block h-10 w-full overflow-clip md:h-14";

/** A band across the page, part of its HTML: for the first screen. */
export const GuillocheBand = ({ seed }: { seed: string }) => (
  <svg viewBox={bandBox} preserveAspectRatio="none" aria-hidden="true" focusable="false" className={bandPlace}>
    {bandLayers(seed).map(({ path, ink, opacity }) => (
      <path
        key={ink}
        d={path}
        fill="none"
        stroke={inks[ink]}
        strokeOpacity={opacity}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);

/** The band that ends a page or its opening: one of a few files, fetched when it comes near. */
export const ClosingBand = ({ seed }: { seed: string }) => (
  <img
    src={bandAddress(seed)}
    alt=""
    aria-hidden="true"
    width="1440"
    height="64"
    loading="lazy"
    decoding="async"
    className={bandPlace}
  />
);

interface LineWorkProps {
  /** From lineWorkAddress. */
  src: string;
  className?: string;
  /** Below the first screen: fetched when it comes near. */
  lazy?: boolean;
}

/** Line work kept in a file of its own. Decoration: it has no text and takes no room. */
export const LineWork = ({ src, className, lazy = false }: LineWorkProps) => (
  <img
    src={src}
    alt=""
    aria-hidden="true"
    width="800"
    height="800"
    decoding="async"
    {...(lazy ? { loading: "lazy" as const } : {})}
    className={`no-print max-w-none ${className}`}
  />
);

interface SceneProps {
  name: string;
  /** The scene that takes its place from 768 px on. */
  wide?: string;
  className?: string;
  lazy?: boolean;
}

/** A scene kept in a file of its own, with the room it needs. Decoration: the words beside it say the same. */
export function SceneImage({ name, wide, className = "", lazy = false }: SceneProps) {
  const image = (
    <img
      {...sceneImage(name)}
      alt=""
      decoding="async"
      {...(lazy ? { loading: "lazy" as const } : {})}
      className={`no-print ${className}`}
    />
  );
  if (!wide) return image;
  const { src, ...size } = sceneImage(wide);
  return (
    <picture>
      <source media="(min-width: 48rem)" srcSet={src} {...size} />
      {image}
    </picture>
  );
}
