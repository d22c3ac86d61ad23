/** What HTML and CSS cannot do for the header: hover, Esc and arrow keys in menus, the search, and the scrolled look in browsers without scroll timelines. */
const menus = [...document.querySelectorAll<HTMLDetailsElement>("[data-menu]")];

/** Whoever goes through its links by key keeps the menu, wherever the mouse lies. */
const isWalked = (menu: Element) => menu.querySelector("a:focus-visible") !== null;

for (const menu of menus) {
  const summary = menu.querySelector("summary");
  const links = [...menu.querySelectorAll("a")];
  let openedByHover = false;
  let closing: ReturnType<typeof setTimeout>;

  menu.addEventListener("pointerenter", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(closing);
    if (!menu.open && !menus.some(isWalked)) {
      menu.open = true;
      openedByHover = true;
    }
  });
  menu.addEventListener("pointerleave", (event) => {
    // Grace period so that a diagonal pointer move does not close the menu.
    if (event.pointerType === "mouse") closing = setTimeout(() => (menu.open &&= isWalked(menu)), 160);
  });
  summary?.addEventListener("click", (event) => {
    // Hovering has opened it: the first click after that means "open", not "close again".
    if (menu.open && openedByHover) event.preventDefault();
    openedByHover = false;
  });
  menu.addEventListener("focusout", (event) => {
    if (!menu.contains(event.relatedTarget as Node | null) && event.relatedTarget) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    const targets: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current < 0 ? links.length - 1 : current - 1,
      Home: 0,
      End: links.length - 1,
    };
    const target = targets[event.key];
    if (event.key === "Escape" && menu.open) {
      menu.open = false;
      summary?.focus();
    } else if (target !== undefined) {
      event.preventDefault();
      menu.open = true;
      links[(target + links.length) % links.length]?.focus();
    }
  });
}

document.addEventListener("click", (event) => {
  for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
});

/** The search comes when a field of it gets the focus. If it cannot be loaded, the field remains a plain form. */
function startSearch(element: Element | null): void {
  const box = element?.closest<HTMLElement>("[data-site-search]");
  if (box)
    import("../search/search-box.client.ts").then(
      ({ startSearchBox }) => startSearchBox(box),
      () => {},
    );
}

document.addEventListener("focusin", ({ target }) => startSearch(target as Element));
startSearch(document.activeElement);
const panel = document.querySelector("#site-search");
const focusIfOpen = () => {
  if (panel?.matches(":popover-open")) panel.querySelector("input")?.focus();
};
panel?.addEventListener("toggle", focusIfOpen);
// The button opens it without script, perhaps before this one has come.
focusIfOpen();

if (!CSS.supports("animation-timeline", "scroll()")) {
  const header = document.querySelector("[data-site-header]");
  const update = () => header?.toggleAttribute("data-scrolled", scrollY > 20);
  addEventListener("scroll", update, { passive: true });
  update();
}
