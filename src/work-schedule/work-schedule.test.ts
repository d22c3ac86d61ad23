import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { HowTheWorkRuns } from "./HowTheWorkRuns.tsx";
import { schedule } from "./work-schedule.ts";

const styles = readFileSync("src/work-schedule/days.css", "utf8");
const guide = readFileSync("content/articles/llp-registration-process-step-by-step-guide.mdx", "utf8");

describe.each(["private-limited", "opc", "llp"] as const)("how the work runs: %s", (structure) => {
  const { tasks, days } = schedule(structure);
  const markup = renderToStaticMarkup(createElement(HowTheWorkRuns, { structure }));

  test("tasks of a lane follow one another and end with the chart", () => {
    for (const lane of ["you", "registrar"] as const) {
      let free = 0;
      for (const task of tasks.filter((task) => task.lane === lane || task.lane === "all")) {
        expect(task.startsOn, task.title).toBeGreaterThanOrEqual(free);
        free = task.startsOn + task.days;
      }
      expect(free).toBe(days);
    }
  });

  test("every place on the grid has its rule in the style sheet", () => {
    const used = new Set([...markup.matchAll(/data-(?:from|span|spare)="\d+"/g)].map(([attribute]) => attribute));
    expect(used.size).toBeGreaterThan(4);
    for (const attribute of used) expect(styles).toContain(`[${attribute}]`);
  });

  test("is drawn the same every time, without style attributes", () => {
    expect(renderToStaticMarkup(createElement(HowTheWorkRuns, { structure }))).toBe(markup);
    expect(markup).not.toContain("style=");
  });
});

test("a Private Limited company's chart shows all six steps with the days of its process", () => {
  const { tasks, whole } = schedule("private-limited");
  for (const { title, duration, startsOn } of privateLimited.process.items) {
    if (title === "Filing") expect(whole.duration).toBe(duration);
    else expect(tasks).toContainEqual(expect.objectContaining({ title, duration, startsOn }));
  }
});

test("an LLP's days are those of its guide", () => {
  const { tasks, note } = schedule("llp");
  const figures = [...tasks.map(({ duration }) => duration ?? ""), note].join(" ").match(/\d+(-\d+)? days/g) ?? [];
  expect(figures.length).toBeGreaterThan(3);
  for (const figure of figures) expect(guide).toContain(figure);
});
