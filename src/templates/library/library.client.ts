import type { Category } from "../../../content/schemas/template-categories.ts";
import {
  type CategoryFilter,
  filterTemplates,
  readFilter,
  type TemplateFilter,
  writeFilter,
} from "../../../domain/templates/filter.ts";

/** The cards stand in the page; this hides those that do not match and keeps the address in step. */
const form = document.querySelector<HTMLFormElement>("[data-filters]")!;
const search = form.querySelector<HTMLInputElement>('[name="q"]')!;
const categories = [...form.querySelectorAll<HTMLInputElement>('[name="category"]')];
const count = form.querySelector<HTMLOutputElement>("[data-count]")!;
const empty = document.querySelector<HTMLElement>("[data-empty]")!;
const drawers = [...document.querySelectorAll<HTMLElement>("[data-drawer]")];

/** Titles are set with curled quotes; people type straight ones. */
const plain = (text: string): string => text.replace(/[\u2018\u2019]/g, "'").trim();

const cards = [...document.querySelectorAll<HTMLElement>("[data-template]")].map((element) => ({
  element,
  category: element.dataset["template"] as Category,
  title: plain(element.querySelector("[data-title]")!.textContent),
  description: plain(element.querySelector("[data-description]")!.textContent),
  tags: [...element.querySelectorAll("[data-tag]")].map((tag) => plain(tag.textContent)),
}));

const chosen = (): TemplateFilter => ({
  search: search.value,
  category: (categories.find(({ checked }) => checked)?.value ?? "All") as CategoryFilter,
});

function show(filter: TemplateFilter): void {
  const found = new Set(filterTemplates(cards, { ...filter, search: plain(filter.search) }));
  for (const card of cards) card.element.hidden = !found.has(card);
  for (const drawer of drawers) drawer.hidden = !drawer.querySelector("[data-template]:not([hidden])");
  empty.hidden = found.size > 0;
  const all = found.size === cards.length;
  count.textContent = `${found.size} ${found.size === 1 ? "template" : "templates"}${all ? "" : ` of ${cards.length}`}`;
}

function setControls({ search: text, category }: TemplateFilter): void {
  search.value = text;
  for (const radio of categories) radio.checked = radio.value === category;
}

/** One step back undoes one search or one choice of category, not one letter. */
let typing = false;

function apply(step: "new" | "same"): void {
  const filter = chosen();
  show(filter);
  const address = location.pathname + writeFilter(filter);
  if (address === location.pathname + location.search) return;
  if (step === "new") history.pushState(null, "", address);
  else history.replaceState(history.state, "", address);
}

function fromAddress(): void {
  const filter = readFilter(new URLSearchParams(location.search));
  setControls(filter);
  show(filter);
  typing = false;
}

form.addEventListener("input", (event) => {
  const isSearch = event.target === search;
  apply(isSearch && typing ? "same" : "new");
  typing = isSearch;
});
search.addEventListener("change", () => {
  typing = false;
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  typing = false;
});
document.querySelector("[data-clear]")!.addEventListener("click", () => {
  setControls({ search: "", category: "All" });
  typing = false;
  apply("new");
  search.focus();
});
addEventListener("popstate", fromAddress);
addEventListener("pageshow", fromAddress);
fromAddress();
