import { contrast, shadeThat, usualAccent } from "../../../content/schemas/accent.ts";
import { type ColourName, colours } from "../../../drawings/colours.ts";
import { type Html, html } from "../../http/html.ts";

const darkGround = "#262f57";

/** The owner's accent where it can be read on a dark ground; ours where there is none. */
const onDark = (usual: string): string =>
  colours.action === usualAccent.action
    ? usual
    : shadeThat((shade) => contrast(shade, darkGround) >= 7, colours.action, "#ffffff");

/**
 * Colours of a mail. The light ones are written on each element, because many mail programs read nothing else. The dark
 * ones are in the head, one class for each role, for programs that ask `prefers-color-scheme`.
 */
const dark: Partial<Record<ColourName, string>> = {
  paper: "#10152a",
  "paper-deep": "#2a335b",
  sheet: "#181f38",
  ink: "#f3efe6",
  muted: "#b7bed4",
  line: "#3a4367",
  "line-strong": "#7d86a6",
  action: onDark("#b3bdff"),
  "action-wash": darkGround,
  "highlight-wash": "#3b3118",
  alert: "#ffab97",
  "alert-wash": "#3d2327",
  good: "#86d8b0",
  "good-wash": "#173629",
};

/** Class and style attributes of an element: its colours by role, and what else it needs. */
export function look(
  { text, ground, line }: { text?: ColourName; ground?: ColourName; line?: ColourName },
  style: string,
  name?: string,
): Html {
  const classes = [name, text && `text-${text}`, ground && `ground-${ground}`, line && `line-${line}`];
  const styles = [
    text && `color:${colours[text]}`,
    ground && `background-color:${colours[ground]}`,
    line && `border-color:${colours[line]}`,
    style,
  ];
  return html`class="${classes.filter(Boolean).join(" ")}" style="${styles.filter(Boolean).join(";")}"`;
}

/** Rings that interlace, as on stamp paper. A program that cannot show gradients leaves them out. */
export function bandRings(ink: string, gold: string): string {
  const ring = (colour: string) =>
    `radial-gradient(circle at 50% 50%,transparent 6px,${colour} 6.6px,${colour} 7px,transparent 7.6px)`;
  return [ring(ink), ring(gold), ring(ink)].join(",");
}

const darkRules = Object.entries(dark).map(
  ([role, colour]) =>
    `.text-${role}{color:${colour}!important}` +
    `.ground-${role}{background-color:${colour}!important}` +
    `.line-${role}{border-color:${colour}!important}`,
);

/** Buttons keep their colours on a dark ground; they only need an edge there. */
const darkButtons = `.button{border-color:${dark["line-strong"]}!important}`;
const darkBand = `.band{background-image:${bandRings(onDark("#8f9be6"), colours.highlight)}!important}`;

export const headStyles = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{-webkit-text-size-adjust:100%}",
  "@media (max-width:480px){.wide{width:100%!important}.stack{display:block!important;padding-right:0!important}.sheet-padding{padding:24px 20px!important}}",
  `@media (prefers-color-scheme:dark){${darkRules.join("")}${darkButtons}${darkBand}}`,
].join("\n");

/** The site's own typeface where it is installed; a mail loads nothing. */
export const sans =
  "'Anek Latin',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";
export const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";
