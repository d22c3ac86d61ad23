import { createElement as h, type ReactElement, type ReactNode } from "react";

/** The pieces the founder's pages are made of. Plain functions, because Node runs these files as they are and knows no JSX. */

export const section = (id: string, heading: string, ...children: ReactNode[]): ReactElement =>
  h(
    "section",
    { id, key: id, "aria-labelledby": `${id}-heading` },
    h("h2", { id: `${id}-heading` }, heading),
    ...children,
  );

export const small = (...children: ReactNode[]): ReactElement => h("p", { className: "small" }, ...children);

/** A line of a ledger: what, and when or how much on the right. */
export const row = (key: string, what: ReactNode, detail: ReactNode, right: ReactNode): ReactElement =>
  h(
    "li",
    { key },
    h("div", { className: "what" }, what, detail ? h("span", { className: "small" }, detail) : null),
    right,
  );

export const when = (text: string, state?: "ok" | "late"): ReactElement =>
  h("span", { className: ["when", state].filter(Boolean).join(" ") }, text);

export const rows = (...children: ReactNode[]): ReactElement => h("ul", { className: "rows" }, ...children);

export const factList = (facts: readonly (readonly [label: string, value: ReactNode])[]): ReactElement =>
  h(
    "dl",
    { className: "rows" },
    facts.map(([label, value]) => h("div", { key: label }, h("dt", null, label), h("dd", null, value))),
  );

/** A form that carries the key in its body, where no log and no referrer sees it. */
export const postForm = (
  action: string,
  key: string,
  hidden: Readonly<Record<string, string>>,
  ...children: ReactNode[]
): ReactElement =>
  h(
    "form",
    { method: "post", action },
    h("input", { type: "hidden", name: "key", value: key }),
    ...Object.entries(hidden).map(([name, value]) => h("input", { key: name, type: "hidden", name, value })),
    ...children,
  );

export const button = (label: string, className?: string): ReactElement =>
  h("button", { type: "submit", className }, label);

/** Something that was done, or could not be. */
export const notice = (text: string, bad = false): ReactElement =>
  h("p", { className: bad ? "notice bad" : "notice", role: bad ? "alert" : "status" }, text);
