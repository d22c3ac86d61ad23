/** Keeps the bar in sight while no form, and no other call to action of the page, is on the screen. */
const bar = document.querySelector<HTMLElement>("[data-action-bar]");
const blocks = document.querySelectorAll("main form, main dialog, [data-offers], #next-step");
const onScreen = new Set<Element>();

function update(): void {
  if (bar) bar.dataset.sticky = onScreen.size > 0 ? "away" : "shown";
}

if (bar) {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    update();
  });
  for (const block of blocks) observer.observe(block);
  if (blocks.length === 0) update();
}
