import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Comparison {
  width: number;
  /** Of the taller picture. */
  height: number;
  pixels: number;
  regions: Region[];
}

/** Differing pixels are gathered in squares of this size; neighbouring squares make one region. */
const cell = 24;

export function compare(before: Buffer, after: Buffer): Comparison {
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [first, second] = pictures.map((picture) => extend(picture, width, height)) as [PNG, PNG];
  const mask = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, mask.data, width, height, { threshold: 0.1, diffMask: true });
  return { width, height, pixels, regions: pixels === 0 ? [] : findRegions(mask) };
}

/** The picture on a transparent ground of this size, so that a longer page differs where it is longer. */
function extend(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const extended = new PNG({ width, height });
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended;
}

function findRegions({ width, height, data }: PNG): Region[] {
  const columns = Math.ceil(width / cell);
  const marked = new Set<number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (data[pixel * 4 + 3] === 0) continue;
    const x = pixel % width;
    marked.add(Math.floor((pixel - x) / width / cell) * columns + Math.floor(x / cell));
  }
  const regions: Region[] = [];
  for (const start of marked) {
    const cells = takeConnected(start, marked, columns);
    const xs = cells.map((index) => index % columns);
    const ys = cells.map((index) => Math.floor(index / columns));
    const [left, top] = [Math.min(...xs) * cell, Math.min(...ys) * cell];
    regions.push({
      left,
      top,
      width: Math.min((Math.max(...xs) + 1) * cell, width) - left,
      height: Math.min((Math.max(...ys) + 1) * cell, height) - top,
    });
  }
  return regions;
}

/** Takes out of `marked` the square `start` and all that touch it, directly or through others. */
function takeConnected(start: number, marked: Set<number>, columns: number): number[] {
  const found = [start];
  marked.delete(start);
  for (const index of found) {
    const x = index % columns;
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1]) {
        const neighbour = index + dy * columns + dx;
        if (x + dx < 0 || x + dx >= columns || !marked.delete(neighbour)) continue;
        found.push(neighbour);
      }
  }
  return found;
}
