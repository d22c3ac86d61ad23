/** After the page has drawn what was changed: an element, or the first of a kind inside it. */
export const focusSoon = (id: string, inside = ""): void =>
  void requestAnimationFrame(() => {
    const place = document.getElementById(id);
    (inside ? place?.querySelector<HTMLElement>(inside) : place)?.focus();
  });
