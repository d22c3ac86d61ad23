const strip = document.querySelector<HTMLAnchorElement>("[data-plan-strip]:not([hidden])");

// Imports nothing at once: what it needs shares files with React, which home loads later.
if (strip)
  import("./fill-strip.ts").then(
    ({ fillStrip }) => fillStrip(strip),
    // The way to the plan works without its figures.
    () => undefined,
  );
