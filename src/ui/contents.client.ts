/** Marks the section being read in the table of contents. */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")].map((link) => [link.hash.slice(1), link]),
);
const sections = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
let marked: HTMLAnchorElement | undefined;

function mark() {
  // A little below the line that the watcher reports on, so that a heading that has just crossed it counts.
  const reached = sections.findLast((section) => section.getBoundingClientRect().top < innerHeight * 0.36);
  const link = reached && links.get(reached.id);
  if (link === marked) return;
  marked?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
  marked = link;
  const list = link?.closest("nav");
  if (link && list && list.scrollHeight > list.clientHeight) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

const watcher = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
for (const section of sections) watcher.observe(section);
// After a jump, to the top for example, no heading may have crossed the line.
document.addEventListener("scrollend", mark);
