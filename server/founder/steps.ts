import { founderPage as words } from "../../content/registration/founder-page.ts";
import { stepIds } from "../../content/schemas/registration-stage.ts";
import { longDate } from "../../domain/india/date-text.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";

const { steps: text } = words;
const classes = { done: "done", part: "part", skipped: "skipped", now: "now-step", ahead: "ahead" } as const;

/** How far it is: on phones one line that unfolds, elsewhere and on paper every step. */
export function stepsSection(view: FounderView): Content {
  const { steps, step: now } = view;
  if (steps.length === 0) return null;
  const all = stepIds.length;
  const folded = now
    ? fill(text.folded, { ...now, all })
    : view.stage === "closed"
      ? text.closed
      : fill(text.over, { all });
  const list = html`<ol>${steps.map((each) => step(each, view))}</ol>`;
  return html`
    <div class="steps">
      <h2>${text.heading}</h2>
      ${view.stage !== "closed" && html`<p class="bars" aria-hidden="true">${steps.map(({ state }) => html`<i class="${classes[state]}"></i>`)}</p>`}
      <details class="no-print"><summary>${folded}</summary>${list}</details>
      <div class="all">${list}</div>
    </div>`;
}

const step = ({ title, state, on }: FounderView["steps"][number], { papers }: FounderView): Html => {
  const said =
    state === "part"
      ? papers
        ? fill(text.part, { arrived: papers.arrived, all: papers.all })
        : text.skipped
      : text[state];
  return html`<li class="${classes[state]}"${state === "now" && html` aria-current="step"`}><b>${title}</b><span>${said}${on && ` · ${longDate(on)}`}</span></li>`;
};
