/** What HTML and CSS cannot do for the header: hover, Esc and arrow keys in menus, and old browsers' scroll look. */
const menus = [...document.querySelectorAll<HTMLDetailsElement>("[data-menu]")];

for (const menu of menus) {
  const summary = menu.querySelector("summary");
  const links = [...menu.querySelectorAll("a")];
  let byHover = false;
  let closing: ReturnType<typeof setTimeout>;

  menu.addEventListener("pointerenter", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(closing);
    if (!menu.open) {
      menu.open = true;
      byHover = true;
    }
  });
  menu.addEventListener("pointerleave", (event) => {
    // A short grace, so that a hand that cuts the corner does not lose the menu.
    if (event.pointerType === "mouse") closing = setTimeout(() => (menu.open = false), 160);
  });
  summary?.addEventListener("click", (event) => {
    // Hovering has opened it: the first click after that means "open", not "close again".
    if (menu.open && byHover) event.preventDefault();
    byHover = false;
  });
  menu.addEventListener("focusout", (event) => {
    if (!menu.contains(event.relatedTarget as Node | null) && event.relatedTarget) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const go: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? links.length - 1 : at - 1,
      Home: 0,
      End: links.length - 1,
    };
    const target = go[event.key];
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

if (!CSS.supports("animation-timeline", "scroll()")) {
  const header = document.querySelector("[data-site-header]");
  const look = () => header?.toggleAttribute("data-scrolled", scrollY > 20);
  addEventListener("scroll", look, { passive: true });
  look();
}
