/** The elements of an SVG file, to be set into another drawing. */
export const svgInside = (file: string): string =>
  file
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/>\s+</g, "><")
    .trim();
