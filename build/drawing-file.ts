import { type ColourName, colours } from "../drawings/colours.ts";
import { makeDrawingFont } from "./fonts.ts";

const colourOf = (name: string): string => {
  if (!(name in colours)) throw new Error(`A drawing uses --color-${name}, which drawings/colours.ts does not have`);
  return colours[name as ColourName];
};

/**
 * A drawing of a page as a file of its own. An image sees neither the tokens nor the fonts of the page that shows it, so
 * colours become values and the file carries the letters it uses.
 */
export async function drawingFile(markup: string): Promise<string> {
  const letters = [...markup.matchAll(/>([^<]+)</g)].map(([, text]) => text).join("");
  const font = (await makeDrawingFont(letters)).toString("base64");
  const style = `@font-face{font-family:d;font-weight:400 640;src:url(data:font/woff2;base64,${font})}text{font-family:d;font-variant-numeric:tabular-nums;text-rendering:geometricPrecision}`;
  return markup
    .replace(/>\s+</g, "><")
    .replace(/^<svg (?!xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(">", `><style>${style}</style>`)
    .replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => colourOf(name));
}
