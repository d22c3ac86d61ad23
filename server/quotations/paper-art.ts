import { Circle, Ellipse, G, Image, Path, Svg } from "@react-pdf/renderer";
import { createElement as element, type ReactElement } from "react";
import { colours } from "../../drawings/colours.ts";
import { rosette } from "../../drawings/guilloche.ts";
import type { SiteLogo } from "../mail/site-logo.ts";
import { qrCode } from "../payments/qr-code.ts";

/** Drawings of the certificate look, for paper. */

const petals = 12;

/** The mark of the site: drawings/logo-mark.ts. */
export const mark = (size: number): ReactElement =>
  element(
    Svg,
    { width: size, height: size, viewBox: "0 0 64 64" },
    element(Circle, { cx: 32, cy: 32, r: 32, fill: colours["action-deep"] }),
    ...Array.from({ length: petals }, (_, petal) =>
      element(Ellipse, {
        key: petal,
        cx: 32,
        cy: 19.5,
        rx: 5.2,
        ry: 12.5,
        fill: "none",
        stroke: colours.highlight,
        strokeWidth: 1.5,
        transform: `rotate(${(360 / petals) * petal}, 32, 32)`,
      }),
    ),
    element(Circle, { cx: 32, cy: 32, r: 5, fill: colours.paper }),
  );

/** The owner's logo in its place. */
export const picture = ({ png, ratio }: SiteLogo, height: number): ReactElement =>
  element(Image, { src: { data: png, format: "png" }, style: { width: height * ratio, height } });

const bandLines = 10;

/** A border of sine lines whose phases drift, as on stamp paper. */
export function band(width: number, height: number): ReactElement {
  const step = 4;
  const middle = height / 2;
  const path = (phase: number) => {
    const y = (x: number) => middle + middle * 0.86 * Math.sin(x / 11 + phase) * Math.cos(x / 97 + phase / 2);
    const points = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
      const x = Math.min(index * step, width);
      return `${x} ${Math.round(y(x) * 100) / 100}`;
    });
    return `M${points.join("L")}`;
  };
  return element(
    Svg,
    { width, height, viewBox: `0 0 ${width} ${height}` },
    ...Array.from({ length: bandLines }, (_, line) =>
      element(Path, {
        key: line,
        d: path((line * Math.PI) / bandLines),
        fill: "none",
        stroke: line % 3 === 1 ? colours.highlight : colours.action,
        strokeWidth: 0.4,
      }),
    ),
  );
}

/** A rosette of its own for each quotation, by its number. */
export function seal(seed: string, size: number): ReactElement {
  const { radius, layers } = rosette(seed, { layers: 3, copies: 6, weight: 5 });
  const palette = [colours.action, colours.highlight];
  const reach = radius * 1.06;
  return element(
    Svg,
    { width: size, height: size, viewBox: `${-reach} ${-reach} ${2 * reach} ${2 * reach}` },
    ...layers.map(({ path, copies, turn, ink, width }, layer) =>
      element(
        G,
        { key: layer },
        ...Array.from({ length: copies }, (_, copy) =>
          element(Path, {
            key: copy,
            d: path,
            fill: "none",
            stroke: palette[ink] ?? colours.action,
            strokeWidth: width,
            transform: `rotate(${turn * copy})`,
          }),
        ),
      ),
    ),
  );
}

/** A code to scan, with its empty border. */
export function code(text: string, width: number): ReactElement {
  const { size, path } = qrCode(text);
  return element(
    Svg,
    { width, height: width, viewBox: `0 0 ${size} ${size}` },
    element(Path, { d: path, fill: "#000" }),
  );
}
