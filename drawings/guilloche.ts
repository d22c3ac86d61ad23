/** Guilloche: the interlaced line work of share certificates, drawn from a seed. The same seed gives the same bytes. */

interface GuillocheLayer {
  path: string;
  /** How many turned copies of the path make the layer, and by how many degrees each is turned. */
  copies: number;
  turn: number;
  /** Which colour of the palette, counted from 0. */
  ink: number;
  width: number;
  opacity: number;
}

export interface Rosette {
  id: string;
  radius: number;
  layers: GuillocheLayer[];
}

/** FNV-1a: spreads any text over 32 bits. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: a small seeded source of numbers in [0, 1). */
function seededNumbers(seed: string): () => number {
  let state = hashSeed(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number) => String(Math.round(value));

interface Wave {
  radius: number;
  amplitude: number;
  lobes: number;
  /** A second wave of twice the pace that bends the lobes. It repeats with every lobe, so that turned copies meet. */
  bend: number;
}

/** The closed curve r(t) = R + a·sin(n·t), as smooth Béziers through points with exact tangents. */
function ringPath({ radius, amplitude, lobes, bend }: Wave): string {
  const perLobe = 6;
  const points = lobes * perLobe;
  const at = (t: number) => radius + amplitude * Math.sin(lobes * t) + bend * Math.sin(2 * lobes * t);
  const slope = (t: number) => lobes * (amplitude * Math.cos(lobes * t) + 2 * bend * Math.cos(2 * lobes * t));
  const step = (2 * Math.PI) / points;
  const point = (t: number) => [at(t) * Math.cos(t), at(t) * Math.sin(t)] as const;
  const tangent = (t: number) =>
    [slope(t) * Math.cos(t) - at(t) * Math.sin(t), slope(t) * Math.sin(t) + at(t) * Math.cos(t)] as const;

  // Relative coordinates keep the numbers short; rounding is taken from the running pen position so it never drifts.
  let penX = Math.round(point(0)[0]);
  let penY = Math.round(point(0)[1]);
  let path = `M${penX} ${penY}`;
  for (let i = 0; i < points; i++) {
    const t0 = i * step;
    const t1 = t0 + step;
    const [x0, y0] = point(t0);
    const [x1, y1] = point(t1);
    const [dx0, dy0] = tangent(t0);
    const [dx1, dy1] = tangent(t1);
    const numbers = [
      x0 + (dx0 * step) / 3 - penX,
      y0 + (dy0 * step) / 3 - penY,
      x1 - (dx1 * step) / 3 - penX,
      y1 - (dy1 * step) / 3 - penY,
    ].map(short);
    const endX = Math.round(x1);
    const endY = Math.round(y1);
    numbers.push(short(endX - penX), short(endY - penY));
    path += `c${numbers.join(" ").replace(/ -/g, "-")}`;
    penX = endX;
    penY = endY;
  }
  return `${path}z`;
}

interface RosetteOptions {
  /** Overall radius in drawing units; coordinates are whole numbers, so larger is finer. */
  radius?: number;
  layers?: number;
  inks?: number;
  /** Turned copies of each line, where the number from the seed would close up: the drawing is shown small. */
  copies?: number;
  /** How much heavier than usual the lines are, and how much less transparent. */
  weight?: number;
  strength?: number;
}

export function rosette(
  seed: string,
  { radius = 1000, layers = 5, inks = 2, copies: fixedCopies, weight = 1, strength = 0 }: RosetteOptions = {},
): Rosette {
  const next = seededNumbers(seed);
  const between = (low: number, high: number) => low + (high - low) * next();
  const made: GuillocheLayer[] = [];
  const core = radius * between(0.13, 0.2);
  const band = (radius - core) / layers;
  for (let index = 0; index < layers; index++) {
    const middle = core + band * (index + 0.5);
    // Neighbouring bands overlap a little: that is where the moiré comes from.
    const amplitude = band * between(0.52, 0.72);
    const lobes = Math.round(between(7, 11) + index * between(1.6, 2.8));
    const seededCopies = Math.round(between(9, 14));
    const copies = fixedCopies ?? seededCopies;
    const bend = band * between(-0.16, 0.16);
    made.push({
      path: ringPath({ radius: middle, amplitude, lobes, bend }),
      copies,
      turn: Math.round(36000 / (lobes * copies)) / 100,
      ink: index % inks,
      width: Math.round(radius * weight * between(0.0011, 0.0017) * 100) / 100,
      opacity: Math.round((between(0.55, 0.85) + strength) * 100) / 100,
    });
  }
  return { id: `g${hashSeed(`${seed}/${layers}`).toString(36)}`, radius, layers: made };
}

/** The inside of an svg element whose viewBox is centred on the rosette. */
export function rosetteMarkup({ id, layers }: Rosette, palette: readonly string[]): string {
  return layers
    .map((layer, index) => {
      const name = `${id}${index}`;
      const uses = Array.from({ length: layer.copies - 1 }, (_, copy) => {
        const degrees = Math.round(layer.turn * (copy + 1) * 100) / 100;
        return `<use href="#${name}" transform="rotate(${degrees})"/>`;
      }).join("");
      const stroke = palette[layer.ink % palette.length];
      return `<g fill="none" stroke="${stroke}" stroke-width="${layer.width}" opacity="${layer.opacity}"><path id="${name}" d="${layer.path}"/>${uses}</g>`;
    })
    .join("");
}
