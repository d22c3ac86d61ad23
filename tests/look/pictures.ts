import { expect, test } from "@playwright/test";
import { fixedTime, openState, showWhole, states } from "../support/states.ts";

for (const state of states)
  for (const width of [360, 1280])
    test(`${state.name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime(fixedTime);
      await openState(page, state);
      await page.mouse.move(0, 0);
      await showWhole(page);
      await expect(page).toHaveScreenshot(`${state.name} ${width}.png`);
    });
