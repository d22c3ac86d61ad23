/** Marks the section being read in the lists of contents, and names it where a folded list has room for it. */
const lists = [...document.querySelectorAll<HTMLElement>("[data-contents]")];
const links = lists.flatMap((list) => [...list.querySelectorAll<HTMLAnchorElement>("a")]);
const sections = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap(
  (id) => document.getElementById(id) ?? [],
);
const reading = document.querySelector("[data-reading]");
let marked: HTMLElement | undefined;

/** From the first on, up to the line: to measure what is in a closed fold, the browser would lay it out. */
function lastReached(): HTMLElement | undefined {
  // A little below the line that the watcher reports on, so that a heading that has just crossed it counts.
  const line = innerHeight * 0.36;
  let reached: HTMLElement | undefined;
  for (const section of sections) {
    if (section.getBoundingClientRect().top >= line) break;
    if (section.getClientRects().length > 0) reached = section;
  }
  return reached;
}

function mark() {
  const reached = lastReached();
  if (reached === marked) return;
  marked = reached;
  for (const link of links) {
    const isReached = link.hash.slice(1) === reached?.id;
    if (!isReached) link.removeAttribute("aria-current");
    else {
      link.setAttribute("aria-current", "true");
      if (reading) reading.textContent = link.textContent;
      const list = link.closest("nav");
      if (list && list.scrollHeight > list.clientHeight) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    }
  }
  if (!reached && reading) reading.textContent = "";
}

const watcher = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
for (const section of sections) watcher.observe(section);
// After a jump, to the top for example, no heading may have crossed the line.
document.addEventListener("scrollend", mark);

// A folded list that has led somewhere is in the way there.
for (const list of lists)
  list.addEventListener("click", ({ target }) => {
    const fold = (target as Element).closest("a")?.closest("details");
    if (fold) fold.open = false;
  });
