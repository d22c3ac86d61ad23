import type { Styles } from "@react-pdf/renderer";
import { colours } from "../../drawings/colours.ts";

type Style = Styles[string];

/** Letters that the first has not are taken from the second, the rupee sign among them. */
export const families = [
  { family: "Anek", source: "latin" },
  { family: "Anek More", source: "latin-ext" },
] as const;

const leading = { tight: 1.15, table: 1.3, prose: 1.36 } as const;

/** Size and leading together: the library takes the leading of a text without a size of its own from another size. */
export const type = (
  fontSize: number,
  line: keyof typeof leading = "table",
  { strong = false, colour = "ink" }: { strong?: boolean; colour?: keyof typeof colours } = {},
): Style => ({
  fontFamily: families.map(({ family }) => family),
  fontSize,
  lineHeight: leading[line],
  fontWeight: strong ? 640 : 400,
  color: colours[colour],
});

export const figures: Style = { fontFeatureSettings: { tnum: 1 }, textAlign: "right" };

export const hairline: Style = { borderBottomWidth: 0.5, borderBottomColor: colours.line, borderBottomStyle: "solid" };
