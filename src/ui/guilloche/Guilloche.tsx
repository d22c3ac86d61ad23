import { readFileSync } from "node:fs";

interface LineWorkProps {
  /** A file of public/line-work. */
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

/** Where a scene is and how large it is drawn, for an image that takes its room before it has come. */
export function sceneImage(name: string): { src: string; width: number; height: number } {
  const src = `/line-work/scene-${name}.svg`;
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(`public${src}`, "utf8")) ?? [];
  return { src, width: Number(width), height: Number(height) };
}

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
