import { siteSearch as copy } from "../../content/search.ts";
import { type EntryKind, type Found, type FoundPage, groupByPage } from "./engine.ts";
import { allText, foundText, moreText, noneText, searchAddress } from "./found-text.ts";
import { type SearchResult, searchAsTyped, writeMarked } from "./search-box.client.ts";

const pagesInSight = 10;

const book = "M12 6.5C9.5 4.5 6 4.2 3 4.7v13.8c3-.5 6.5-.2 9 1.8c2.5-2 6-2.3 9-1.8V4.7c-3-.5-6.5-.2-9 1.8zv13.8";
const signs: Record<EntryKind, string> = {
  page: "M3 5h18v14H3zM3 9.5h18M6 7.2h.01M9 7.2h.01",
  tool: "M5 3h14v18H5zM8 6h8v4H8zM8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01M16 17.5h.01",
  article: book,
  section: book,
  question: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.3 9.5a2.7 2.7 0 1 1 4.1 2.3c-.9.5-1.4 1-1.4 2M12 16.8h.01",
  template: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4",
  filing: "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01",
  law: "M12 3v18M7 21h10M4 7h16M6 7l-3 7a3 3 0 0 0 6 0zM18 7l-3 7a3 3 0 0 0 6 0z",
};

const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const form = byId<HTMLFormElement>("search-form");
const field = byId<HTMLInputElement>("page-q");
const status = form.querySelector("[role=status]")!;
const everything = byId<HTMLDetailsElement>("everything");
const results = byId("results");
const list = byId("found");
const allButton = byId<HTMLButtonElement>("all-results");
const subjects = [...results.querySelectorAll<HTMLButtonElement>("fieldset button")];

let chosen: string = copy.narrow.all;
/** The search all of whose results are shown. */
let opened: string | undefined;

const copyOf = (template: string) =>
  byId<HTMLTemplateElement>(template).content.firstElementChild!.cloneNode(true) as HTMLElement;

const says = (text: string, { mark }: Found) => mark(text).some(({ isMatch }) => isMatch);

/** What the page is about; a sentence of it where neither its title nor that has what was looked for. */
const aboutOf = (entry: Found) =>
  (![entry.title, entry.text].some((text) => says(text, entry)) &&
    entry.says?.find((sentence) => says(sentence, entry))) ||
  entry.text;

function placeRow(place: Found): HTMLElement {
  const row = copyOf("place");
  row.querySelector("a")!.href = place.href;
  writeMarked(row.querySelector("[data-title]")!, place.title, place);
  return row;
}

/** First the best place that says what was looked for; those beyond `inSight` are in the fold. */
function fillPlaces(places: readonly Found[], inSight: number, part: Element): void {
  const best = places.find((place) => says(place.title, place));
  const rows = (best ? [best, ...places.filter((place) => place !== best)] : places).map(placeRow);
  const fold = part.querySelector("details")!;
  part.querySelector("ul")!.replaceChildren(...rows.slice(0, inSight));
  fold.querySelector("summary")!.textContent = moreText(rows.length - inSight);
  fold.querySelector("ul")!.replaceChildren(...rows.slice(inSight));
  if (rows.length <= inSight) fold.remove();
}

function pageRow({ href, title, entry, places }: FoundPage, index: number): HTMLElement {
  const row = copyOf(index === 0 ? "best-result" : "result");
  const kind = entry?.kind ?? (href.startsWith("/articles/") ? "article" : "page");
  const found = (entry ?? places[0])!;
  row.querySelector("a")!.href = href;
  row.querySelector("path")!.setAttribute("d", signs[kind]);
  row.querySelector("[data-kind]")!.textContent = copy.kinds[kind].one;
  writeMarked(row.querySelector("[data-title]")!, title, found);
  writeMarked(row.querySelector("[data-about]")!, entry ? aboutOf(entry) : (found.about ?? ""), found);
  const placesPart = row.querySelector("[data-places]")!;
  if (places.length > 0) {
    row.querySelector("[data-open]")?.remove();
    fillPlaces(places, index === 0 ? 4 : 1, placesPart);
  } else placesPart.remove();
  return row;
}

function showResults(found: readonly Found[], text: string): void {
  results.hidden = found.length === 0;
  const bySubject = new Map<string, readonly Found[]>([
    [copy.narrow.all, found],
    ...copy.narrow.subjects.map(({ label, kinds }: { label: string; kinds: readonly EntryKind[] }) => {
      return [label, found.filter(({ kind }) => kinds.includes(kind))] as const;
    }),
  ]);
  // What the last search had and this one has not is not narrowed to.
  const shownSubject = bySubject.get(chosen)?.length ? chosen : copy.narrow.all;
  for (const button of subjects) {
    const count = bySubject.get(button.value)?.length ?? 0;
    button.hidden = count === 0;
    button.ariaPressed = String(button.value === shownSubject);
    button.querySelector("span")!.textContent = String(count);
  }
  subjects[0]!.closest("fieldset")!.hidden = subjects.filter(({ hidden }) => !hidden).length <= 2;
  const wanted = bySubject.get(shownSubject) ?? [];
  const pages = groupByPage(wanted);
  allButton.hidden = opened === text || pages.length <= pagesInSight;
  allButton.textContent = allText(wanted.length);
  list.replaceChildren(...pages.slice(0, allButton.hidden ? undefined : pagesInSight).map(pageRow));
}

function statusOf({ text, state, found }: SearchResult): string {
  if (!text) return "";
  if (state !== "ready") return state === "failed" ? copy.failed : copy.loading;
  return found.length > 0 ? foundText(found.length, text) : noneText(text);
}

const update = searchAsTyped(field, (result) => {
  const { text, state, found } = result;
  const isWaiting = text !== "" && state === "loading";
  status.textContent = statusOf(result);
  // Open without a search; hidden until it is known whether one finds something; one line under what it found.
  everything.open = !isWaiting && found.length === 0;
  everything.toggleAttribute("data-searched", !everything.open);
  everything.toggleAttribute("data-waiting", isWaiting);
  showResults(found, text);
});

let writing: ReturnType<typeof setTimeout>;
/** Safari refuses floods of changes to the address: while somebody types, after a pause. */
function writeAddress(): void {
  clearTimeout(writing);
  history.replaceState(history.state, "", field.value.trim() ? searchAddress(field.value) : location.pathname);
}

field.addEventListener("input", () => {
  clearTimeout(writing);
  writing = setTimeout(writeAddress, 300);
});
field.addEventListener("change", writeAddress);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  writeAddress();
});
for (const button of subjects)
  button.addEventListener("click", () => {
    chosen = button.value;
    update();
  });
allButton.addEventListener("click", () => {
  opened = field.value.trim();
  update();
  // The button is gone: reading goes on where it was.
  list.children[pagesInSight]?.querySelector("a")?.focus();
});
