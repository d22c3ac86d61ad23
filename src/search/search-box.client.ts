import { siteSearch as copy } from "../../content/search.ts";
import { type Found, loadSearch, type Search } from "./engine.ts";
import { aboutText, allText, foundText, markClass, noneText, searchAddress } from "./found-text.ts";

export interface SearchResult {
  /** What is in the field. */
  text: string;
  state: "loading" | "ready" | "failed";
  found: readonly Found[];
}

/**
 * Searches the whole site while somebody types. The index is fetched when the field has the focus; after a failure the next
 * letter tries again. Returns a function that shows the results once more.
 */
export function searchAsTyped(field: HTMLInputElement, show: (result: SearchResult) => void): () => void {
  let search: Search | undefined;
  let hasFailed = false;

  function update(): void {
    const text = field.value.trim();
    const state = search ? "ready" : hasFailed ? "failed" : "loading";
    show({ text, state, found: search && text ? search(text) : [] });
  }
  async function start(): Promise<void> {
    if (search) return;
    try {
      search = await loadSearch();
    } catch {
      hasFailed = true;
    }
    if (field.value) update();
  }

  field.addEventListener("focus", start);
  field.addEventListener("input", () => {
    update();
    start();
  });
  // What was typed or in the address before this script came.
  if (field.value) {
    update();
    start();
  } else if (document.activeElement === field) start();
  return update;
}

/** Writes a text of what was found, with what was looked for marked. */
export function writeMarked(element: Element, text: string, { mark }: Pick<Found, "mark">): void {
  const parts = mark(text).map(({ text: part, isMatch }) => {
    if (!isMatch) return part;
    const marked = document.createElement("mark");
    marked.className = markClass;
    marked.textContent = part;
    return marked;
  });
  element.replaceChildren(...parts);
}

/** With more results than this, the last line leads to all of them. */
const optionsInSight = 7;

function make<Tag extends "a" | "span">(tag: Tag, className: string, text = ""): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function optionTo(href: string, ...lines: Element[]): HTMLAnchorElement {
  const option = make(
    "a",
    "block min-h-11 border-t border-line px-3 py-2 hover:bg-action-wash aria-selected:bg-action-wash",
  );
  option.href = href;
  option.role = "option";
  option.ariaSelected = "false";
  option.tabIndex = -1;
  option.append(...lines);
  return option;
}

function optionOf(found: Found): HTMLAnchorElement {
  const title = make("span", "font-strong");
  writeMarked(title, found.title, found);
  const about = make("span", "block truncate text-sm text-muted");
  writeMarked(about, aboutText(found), found);
  return optionTo(found.href, title, about);
}

function listOfEverything(): HTMLAnchorElement {
  const link = make("a", "link", copy.everything);
  link.href = "/search";
  return link;
}

const started = new WeakSet<Element>();

/** Results below a field in the header, or on the page for an unknown address: a list that arrow keys walk through. */
export function startSearchBox(box: HTMLElement): void {
  if (started.has(box)) return;
  started.add(box);
  const field = box.querySelector("input")!;
  const status = box.querySelector("[role=status]")!;
  const list = box.querySelector<HTMLElement>("[role=listbox]")!;
  let options: HTMLElement[] = [];
  let active = -1;

  function open(isOpen: boolean): void {
    list.hidden = !isOpen;
    field.ariaExpanded = String(isOpen);
    // What the list shows is only said.
    status.classList.toggle("sr-only", isOpen || status.textContent === "");
    const chosen = options[active];
    if (isOpen && chosen) field.setAttribute("aria-activedescendant", chosen.id);
    else field.removeAttribute("aria-activedescendant");
  }
  function choose(index: number): void {
    active = index;
    for (const [place, row] of options.entries()) row.ariaSelected = String(place === active);
    open(true);
    options[active]?.scrollIntoView({ block: "nearest" });
  }

  field.role = "combobox";
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  open(false);

  searchAsTyped(field, ({ text, state, found }) => {
    options = found.slice(0, optionsInSight).map(optionOf);
    if (found.length > optionsInSight)
      options.push(optionTo(searchAddress(text), make("span", "font-strong", allText(found.length))));
    for (const [index, row] of options.entries()) row.id = `${field.id}-option-${index}`;
    list.replaceChildren(...options);
    active = -1;
    if (!text) status.textContent = "";
    else if (state === "failed") status.replaceChildren(`${copy.failed} `, listOfEverything());
    else if (state === "loading") status.textContent = copy.loading;
    else status.textContent = found.length > 0 ? foundText(found.length, text) : noneText(text);
    open(options.length > 0);
  });

  field.addEventListener("keydown", (event) => {
    if (options.length === 0) return;
    // One place before the first: there the arrows return to the field.
    const places = options.length + 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(event.key === "ArrowDown" ? ((active + 2) % places) - 1 : ((active + places) % places) - 1);
    } else if (event.key === "Escape") open(false);
    else if (event.key === "Enter" && !list.hidden && active >= 0) {
      event.preventDefault();
      options[active]?.click();
    }
  });
}
