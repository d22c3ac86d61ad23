import { founderPage as words } from "../../content/registration/founder-page.ts";
import type { Question } from "../../domain/desk/history.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { section, small } from "./parts.ts";

const { questions: text } = words;
const dayOf = (at: string): string => longDate(localDay(new Date(at)));

/** What the founder asked, with what we said; the newest first. */
export const questionsSection = (questions: readonly Question[]): Content =>
  questions.length > 0 &&
  section("questions", text.heading, html`<ul class="asked">${questions.toReversed().map(line)}</ul>`);

const line = ({ text: asked, at, answer }: Question): Html => html`
  <li>
    ${small(fill(text.asked, { date: dayOf(at) }))}
    <p class="typed">${asked}</p>
    ${
      answer
        ? html`<div class="answer"><p class="typed">${answer.text}</p>${small(fill(text.answered, { name: answer.by, date: dayOf(answer.at) }))}</div>`
        : html`<p class="small answer">${text.open}</p>`
    }
  </li>`;
