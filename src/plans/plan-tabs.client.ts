/**
 * Links to three sets of plans become tabs after the WAI-ARIA pattern. The open one stands in the address as
 * `?structure=llp`, so that a link to it, back and forward work.
 */
const list = document.querySelector<HTMLElement>("[data-plan-tabs]");
const tabs = [...(list?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
const panels = [...document.querySelectorAll<HTMLElement>("[data-panel]")];

const named = () => new URLSearchParams(location.search).get("structure") || location.hash.slice(1);
const inAddress = () =>
  Math.max(
    0,
    panels.findIndex(({ id }) => id === named()),
  );
const address = (index: number) => `?structure=${panels[index]?.id}`;

function open(index: number) {
  for (const [at, tab] of tabs.entries()) {
    tab.setAttribute("aria-selected", String(at === index));
    tab.tabIndex = at === index ? 0 : -1;
  }
  for (const [at, panel] of panels.entries()) {
    panel.toggleAttribute("data-open", at === index);
    panel.hidden = at !== index;
  }
}

const moves: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

list?.setAttribute("role", "tablist");
for (const [index, tab] of tabs.entries()) {
  const panel = panels[index];
  if (!panel) continue;
  tab.id = `tab-${panel.id}`;
  tab.href = address(index);
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", panel.id);
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", tab.id);

  tab.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (index !== inAddress()) history.pushState(null, "", address(index));
    open(index);
  });
  tab.addEventListener("keydown", (event) => {
    const to = event.key === " " ? index : moves[event.key]?.(index);
    if (to === undefined) return;
    event.preventDefault();
    // Moving along with the keys changes the address but leaves no trail of steps to go back through.
    history.replaceState(null, "", address(to));
    open(to);
    tabs[to]?.focus();
  });
}
if (tabs.length > 0) {
  open(inAddress());
  addEventListener("popstate", () => open(inAddress()));
}
