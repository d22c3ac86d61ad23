import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fillFigures } from "../../build/article-checks/figures.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { schedule, WorkChart } from "./WorkChart.tsx";

const guide = fillFigures(readFileSync("content/articles/llp-registration-process-step-by-step-guide.mdx", "utf8"));

describe.each(["private-limited", "opc", "llp"] as const)("how the work runs: %s", (structure) => {
  const { tasks, days } = schedule(structure);
  const markup = renderToStaticMarkup(createElement(WorkChart, { structure }));

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

  test("every task has its place on the grid, without style attributes", () => {
    const placed = tasks.map(
      ({ startsOn, days, spare }) => `[--from:${startsOn + 1}] [--days:${days}] [--spare:${spare}]`,
    );
    expect(markup.match(/\[--from:\d+\] \[--days:\d+\] \[--spare:\d+\]/g)).toEqual(placed);
    expect(markup).not.toContain("style=");
  });
});

test("a Private Limited company's steps are marked as the founder's where the chart has them so", () => {
  const marked = privateLimited.process.items.filter(({ withYou }) => withYou).map(({ title }) => title);
  const theirs = schedule("private-limited").tasks.filter(({ lane, quiet }) => lane === "you" && !quiet);
  expect(marked).toEqual(theirs.map(({ title }) => title));
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
