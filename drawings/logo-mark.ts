import { colours } from "./colours.ts";

const petals = 12;

/** The mark: a small rosette on an indigo ground. Drawn as markup so that icons and pictures can use it too. */
export function logoMarkMarkup(
  ground: string = colours["action-deep"],
  line: string = colours.highlight,
  heart: string = colours.paper,
): string {
  const petal = '<ellipse cx="32" cy="19.5" rx="5.2" ry="12.5"/>';
  const ring = Array.from({ length: petals }, (_, i) =>
    i === 0 ? petal : petal.replace("/>", ` transform="rotate(${(360 / petals) * i} 32 32)"/>`),
  ).join("");
  return `<circle cx="32" cy="32" r="32" fill="${ground}"/><g fill="none" stroke="${line}" stroke-width="1.5">${ring}</g><circle cx="32" cy="32" r="5" fill="${heart}"/>`;
}
