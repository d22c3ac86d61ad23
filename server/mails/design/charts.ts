import { createElement as element, type ReactElement } from "react";
import { look } from "./theme.ts";

export interface Figure {
  number: number;
  label: string;
}

/** A few numbers side by side, set large. */
export function figures(all: readonly Figure[]): ReactElement {
  const cells = all.map(({ number, label }, index) =>
    element(
      "td",
      {
        key: label,
        width: `${Math.floor(100 / all.length)}%`,
        ...look(
          { text: "ink", line: "line" },
          {
            padding: index === 0 ? "4px 12px 4px 0" : "4px 8px 4px 14px",
            borderLeftWidth: index === 0 ? 0 : 1,
            borderLeftStyle: "solid",
            verticalAlign: "top",
          },
          "figure",
        ),
      },
      element("span", { style: { display: "block", fontSize: 32, lineHeight: 1.1, fontWeight: 640 } }, `${number} `),
      element("span", look({ text: "muted" }, { display: "block", fontSize: 15, lineHeight: 1.3 }), label),
    ),
  );
  return element(
    "table",
    {
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { margin: "20px 0 0", borderCollapse: "collapse" },
    },
    element("tbody", null, element("tr", null, cells)),
  );
}

/** A bar for each line, the longest as wide as the column. */
export function bars(all: readonly Figure[]): ReactElement {
  const most = Math.max(1, ...all.map(({ number }) => number));
  const rows = all.map(({ number, label }) =>
    element(
      "tr",
      { key: label },
      element(
        "td",
        look({ text: "ink" }, { padding: "10px 0 0", fontSize: 15, lineHeight: 1.4, overflowWrap: "anywhere" }),
        label,
        bar(number / most),
      ),
      element(
        "td",
        {
          width: 48,
          align: "right" as const,
          ...look(
            { text: "ink" },
            { padding: "10px 0 0", fontSize: 16, fontWeight: 600, verticalAlign: "bottom", lineHeight: 1 },
          ),
        },
        number,
      ),
    ),
  );
  return element(
    "table",
    {
      className: "bars",
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { borderCollapse: "collapse" },
    },
    element("tbody", null, rows),
  );
}

function bar(share: number): ReactElement {
  const percent = Math.max(2, Math.round(share * 100));
  const filled = element("td", {
    width: `${percent}%`,
    height: 8,
    ...look({ ground: "action" }, { fontSize: 0, lineHeight: "8px" }),
  });
  const rest = element("td", { height: 8, ...look({ ground: "paper-deep" }, { fontSize: 0, lineHeight: "8px" }) });
  return element(
    "table",
    {
      className: "bar",
      role: "presentation",
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { margin: "5px 0 0" },
    },
    element("tbody", null, element("tr", null, filled, percent < 100 && rest)),
  );
}
