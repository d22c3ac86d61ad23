import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { site } from "../content/site.ts";
import { rosette, rosetteMarkup } from "../domain/engraving/guilloche.ts";
import { logoMarkMarkup } from "../domain/engraving/logo-mark.ts";
import { makePictureFonts } from "./fonts.ts";

const width = 1200;
const height = 630;
const ink = { paper: "#fbf8f2", ink: "#16203a", muted: "#4a5470", line: "#ded8ca" };

export interface SharePicture {
  seed: string;
  title: string;
  /** A short line above the title, such as a category. */
  kicker?: string;
  /** Two colours of the line work. */
  palette?: readonly [string, string, ...string[]];
}

const cacheDir = ".cache/share-pictures";
/** Drawing takes a while and gives the same bytes for the same input and code, so both make the cache's key. */
const drawnBy = [
  "build/share-picture.ts",
  "domain/engraving/guilloche.ts",
  "domain/engraving/logo-mark.ts",
  "build/fonts.ts",
]
  .map((file) => readFileSync(file, "utf8"))
  .join();

export async function sharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256")
    .update(drawnBy)
    .update(JSON.stringify([site.name, picture]))
    .digest("hex");
  const file = `${cacheDir}/${key}.png`;
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const drawn = await drawSharePicture(picture);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(file, drawn);
  return drawn;
}

const fonts = makePictureFonts();
const fontFamily = "Anek letters, Anek rupee";

const box = (style: Record<string, unknown>, children: unknown) => ({ type: "div", props: { style, children } });

/** The picture a shared link shows: the page's title on certificate paper, with its own rosette. */
export async function drawSharePicture({
  seed,
  title,
  kicker,
  palette = ["#27348b", "#f2a51a", "#b4391f"],
}: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const words = await satori(
    box(
      {
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: width - 152,
        height: height - 146,
        padding: "70px 76px 76px",
        color: ink.ink,
        fontFamily,
      },
      [
        box(
          { display: "flex", paddingLeft: 66, fontSize: 36, fontWeight: 600, height: 48, alignItems: "center" },
          site.name,
        ),
        box({ display: "flex", flexDirection: "column", width: 660 }, [
          ...(kicker ? [box({ fontSize: 26, color: "#27348b", fontWeight: 600, marginBottom: 14 }, kicker)] : []),
          box(
            { fontSize: title.length > 46 ? 60 : 72, fontWeight: 600, lineHeight: 1.06, letterSpacing: "-0.015em" },
            title,
          ),
        ]),
      ],
    ) as never,
    { width, height, fonts: (await fonts).map((font) => ({ ...font, style: "normal" as const })) },
  );
  const drawing = rosette(seed, { inks: palette.length });
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ink.paper}"/>
<defs><linearGradient id="fade"><stop offset=".55" stop-color="#000"/><stop offset=".8" stop-color="#fff"/></linearGradient><mask id="clear"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>
<g mask="url(#clear)"><g transform="translate(1050 315) scale(.43)">${rosetteMarkup(drawing, palette)}</g></g>
<rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="${ink.ink}" stroke-width="1.5"/>
<rect x="32" y="32" width="${width - 64}" height="${height - 64}" fill="none" stroke="${ink.line}" stroke-width="1"/>
<g transform="translate(76 70) scale(.75)">${logoMarkMarkup()}</g>
${words.replace(/^<svg/, `<svg x="0" y="0"`)}</svg>`;
  const picture = new Resvg(scene, { font: { loadSystemFonts: false } }).render().asPng();
  // Line work in few inks: a palette of 48 colours looks the same at a third of the size.
  return new Uint8Array(await sharp(picture).png({ palette: true, colours: 48, effort: 1, dither: 0 }).toBuffer());
}

export function drawIcon(size: number, padding = 0): Uint8Array<ArrayBuffer> {
  const inner = 64 + padding * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${inner} ${inner}" width="${size}" height="${size}"><rect x="${-padding}" y="${-padding}" width="${inner}" height="${inner}" fill="${padding ? ink.paper : "none"}"/>${logoMarkMarkup()}</svg>`;
  return new Uint8Array(new Resvg(svg).render().asPng());
}
