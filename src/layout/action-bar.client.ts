/** Keeps the bar in sight while no form, and no call to action or filled button of the page, is on the screen. */
const bar = document.querySelector<HTMLElement>("[data-action-bar]");
const main = document.querySelector("main");
const ownActions = "form, dialog, [data-offers], #next-step, a[href^='/contact'], :is(a, button).bg-action";

if (bar && main) {
  const starts = document.querySelectorAll<HTMLAnchorElement>(
    ":is([data-action-bar],#next-step) a[href='/contact-us']",
  );
  const onScreen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    bar.dataset.sticky = onScreen.size > 0 ? "away" : "shown";
  });
  // The tools write every answer into the address, and the contact page reads it there.
  const takePlan = () => {
    for (const start of starts) start.href = start.pathname + location.search;
  };
  const follow = () => {
    takePlan();
    for (const action of main.querySelectorAll(ownActions)) observer.observe(action);
  };
  follow();
  for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, takePlan);
  new MutationObserver(follow).observe(main, { childList: true, subtree: true });
}
