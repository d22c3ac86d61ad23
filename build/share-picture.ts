import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import satori from "satori";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { PageLanguage } from "../content/schemas/plain-lists.ts";
import { site } from "../content/site.ts";
import { colours } from "../drawings/colours.ts";
import { emblemMarkup } from "../drawings/emblems.ts";
import { rosette, rosetteMarkup } from "../drawings/guilloche.ts";
import { makePictureFonts } from "./fonts.ts";
import { markMarkup, nameMarkup } from "./own-pictures/own-pictures.ts";

const width = 1200;
const height = 630;

export interface SharePicture {
  seed: string;
  title: string;
  /** A short line above the title, such as a category. */
  kicker?: string;
  /** Two or three colours of the line work. */
  palette?: readonly [string, string, ...string[]];
  /** The article whose emblem is drawn on the line work. */
  emblem?: string;
  /** Of the title, where it is not English. */
  language?: PageLanguage;
}

/** What Anek, the site's typeface, is called in the script of a language. */
const scripts: Record<PageLanguage, string> = { hi: "Devanagari", kn: "Kannada" };

const cacheDir = ".cache/share-pictures";
/** Rendering takes a while and gives the same bytes for the same input and code, so both make the cache's key. */
const code = [
  "package-lock.json",
  "build/share-picture.ts",
  "build/fonts.ts",
  "drawings/colours.ts",
  "drawings/emblems.ts",
  "drawings/guilloche.ts",
  "drawings/logo-mark.ts",
  ...readdirSync("drawings/emblems").map((file) => `drawings/emblems/${file}`),
]
  .map((file) => readFileSync(file, "utf8"))
  .join();

export async function sharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  if (process.env.SHARE_PICTURES === "off") return new Uint8Array();
  const key = createHash("sha256")
    .update(code)
    .update(JSON.stringify([site.name, colours.action, await logo(), picture]))
    .digest("hex");
  const file = `${cacheDir}/${key}.png`;
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Uint8Array(cached);
  const rendered = await renderSharePicture(picture);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(file, rendered);
  return rendered;
}

const fonts = makePictureFonts();
/** With the name in it, or to stand beside the name. */
const logo = async (): Promise<string> => (await nameMarkup()) ?? (await markMarkup());

const box = (style: Record<string, unknown>, children: unknown) => ({ type: "div", props: { style, children } });

/** The title and what is above it, as an SVG whose letters are outlines. */
async function renderText({ title, kicker }: SharePicture): Promise<string> {
  const data = await fonts;
  const layout = box(
    {
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      width: width - 152,
      height: height - 146,
      padding: "70px 76px 76px",
      color: colours.ink,
      fontFamily: [...new Set(data.map(({ name }) => name))].join(", "),
    },
    [
      box(
        { display: "flex", paddingLeft: 66, fontSize: 36, fontWeight: 600, height: 48, alignItems: "center" },
        site.logo?.hasName ? undefined : site.name,
      ),
      box({ display: "flex", flexDirection: "column", width: 660 }, [
        ...(kicker ? [box({ fontSize: 26, color: colours.action, fontWeight: 600, marginBottom: 14 }, kicker)] : []),
        box(
          { fontSize: title.length > 46 ? 60 : 72, fontWeight: 600, lineHeight: 1.06, letterSpacing: "-0.015em" },
          title,
        ),
      ]),
    ],
  );
  return satori(layout as never, {
    width,
    height,
    fonts: data.map((font) => ({ ...font, style: "normal" as const })),
  });
}

/** A title whose letters join, which the library of the other texts does not draw. Its last line is where theirs is. */
async function scriptTitle(title: string, language: PageLanguage): Promise<OverlayOptions> {
  const script = scripts[language];
  const fontfile = `node_modules/@expo-google-fonts/anek-${script.toLowerCase()}/600SemiBold/Anek${script}_600SemiBold.ttf`;
  // Without it, boxes would be drawn in silence.
  await access(fontfile);
  const text = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colours.ink}" line_height="0.85">${text}</span>`,
      font: `Anek ${script} SemiBold 68`,
      fontfile,
      width: 660,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: 76, top: height - 76 - info.height };
}

/** The picture a shared link shows: the page's title on certificate paper, with its own rosette. */
async function renderSharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language } = picture;
  const { palette = [colours.action, colours.highlight, colours.alert] } = picture;
  const drawing = rosette(picture.seed, { inks: palette.length });
  const inks = { line: palette[0], accent: palette[1], paper: colours.sheet };
  const emblem = picture.emblem ? emblemMarkup(picture.emblem, inks, 5) : undefined;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<defs><linearGradient id="fade"><stop offset=".55" stop-color="#000"/><stop offset=".8" stop-color="#fff"/></linearGradient><mask id="clear"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>
<g mask="url(#clear)"><g transform="translate(1050 315) scale(.43)">${rosetteMarkup(drawing, palette)}</g></g>
${emblem ? `<g transform="translate(952 330)"><circle r="204" fill="${colours.paper}" stroke="${palette[0]}" stroke-width="3"/><g transform="scale(.86)">${emblem}</g></g>` : ""}
<rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="${colours.ink}" stroke-width="1.5"/>
<rect x="32" y="32" width="${width - 64}" height="${height - 64}" fill="none" stroke="${colours.line}" stroke-width="1"/>
<g transform="translate(76 70) scale(.75)">${await logo()}</g>
${await renderText(language ? { ...picture, title: "" } : picture)}</svg>`;
  const letters = language ? [await scriptTitle(title, language)] : [];
  // Line work in few inks: a palette of 48 colours looks the same at a third of the size.
  return toPng(sharp(Buffer.from(scene)).composite(letters).png({ palette: true, colours: 48, effort: 1, dither: 0 }));
}

export async function renderIcon(size: number, padding = 0): Promise<Uint8Array<ArrayBuffer>> {
  const inner = 64 + padding * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${inner} ${inner}" width="${size}" height="${size}"><rect x="${-padding}" y="${-padding}" width="${inner}" height="${inner}" fill="${padding ? colours.paper : "none"}"/>${await markMarkup()}</svg>`;
  return toPng(sharp(Buffer.from(svg)).png());
}

const toPng = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
