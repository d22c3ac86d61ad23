import { hiddenCounter, nextCount } from "./hidden-counter.ts";

const hero = document.querySelector<HTMLElement>("[data-hero]");
if (hero) {
  setInterval(() => {
    hero.dataset.counter = String(nextCount(Number(hero.dataset.counter), Math.random()));
  }, hiddenCounter.everyMs);
}

/** The active step of the journey follows the pointer and the finger. */
const steps = [...document.querySelectorAll<HTMLElement>("[data-journey-step]")];
for (const step of steps) {
  const activate = () => {
    for (const other of steps) {
      if (other === step) other.setAttribute("aria-current", "step");
      else other.removeAttribute("aria-current");
    }
  };
  step.addEventListener("pointerenter", activate);
  step.addEventListener("click", activate);
}

// What fills the strip shares files with React: loaded for those who have a plan.
if (document.querySelector("[data-plan-strip]:not([hidden])")) import("../company-plan/fill-strip.ts");
